import { isSample, riderRole } from "@holeshot/design";
import { type Language, riderName } from "@holeshot/domain";
import type { OrderUnit } from "./order-units.ts";

type Role = "name" | "number";

/** The name and number that stand on a garment. */
export interface WornName {
  readonly name: string;
  readonly number: string;
  /** What the rider's row left open and the design says. */
  readonly filled: readonly Role[];
}

/**
 * Papers name a garment by what can be read on it: what a row leaves open is printed as the design has it, and whoever
 * packs would look in vain for a shirt without a number.
 */
export function wornName(unit: Pick<OrderUnit, "document" | "product" | "rider">): WornName {
  const said = (role: Role) => unit.rider?.[role].trim() ?? "";
  const [name, number] = [
    said("name") || designed(unit, "name"),
    said("number") || designed(unit, "number"),
  ];
  const open = unit.rider ? (["name", "number"] as const).filter((role) => said(role) === "") : [];
  return { name, number, filled: open.filter((role) => ({ name, number })[role] !== "") };
}

/** The same in one line, a number alone with its sign; nothing where nobody's name or number is printed. */
export function wornLine(
  unit: Pick<OrderUnit, "document" | "product" | "rider">,
  language: Language,
): string {
  return riderName(wornName(unit), language);
}

function designed({ document, product }: Pick<OrderUnit, "document" | "product">, role: Role) {
  const layers = document.products[product]?.layers ?? [];
  const own = layers.find(
    (layer) => riderRole(layer) === role && !layer.hidden && !isSample(layer),
  );
  return own && "text" in own ? own.text.replaceAll("\n", " ").trim() : "";
}
