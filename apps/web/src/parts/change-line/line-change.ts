import type { Answer } from "../../lib/api/call.ts";
import { asLine } from "../../lib/as-line.ts";
import type { ConfiguratorSet } from "../sets/use-set.ts";

export type ChangeableLine = Answer<"getOrder">["lines"][number];

/** What of a line is to be otherwise. */
export interface LineChange {
  properties?: Record<string, string>;
  rider?: { name: string; number: string } | null;
  /** Of how many of its garments, where not of all. */
  copies?: number;
}

interface Typed {
  readonly properties: Readonly<Record<string, string>>;
  readonly name: string;
  readonly number: string;
  readonly copies: number;
}

/** Only what differs; null when nothing does. */
export function changedLine(line: ChangeableLine, typed: Typed): LineChange | null {
  const properties = Object.fromEntries(
    Object.entries(typed.properties).filter(([id, value]) => line.properties[id] !== value),
  );
  const name = asLine(typed.name);
  const number = asLine(typed.number);
  const sameRider = name === (line.rider?.name ?? "") && number === (line.rider?.number ?? "");
  const change: LineChange = {};
  if (Object.keys(properties).length > 0) change.properties = properties;
  if (!sameRider) change.rider = name === "" && number === "" ? null : { name, number };
  if (Object.keys(change).length === 0) return null;
  return typed.copies < line.quantity ? { ...change, copies: typed.copies } : change;
}

/** What can be chosen for a line, and by how much a piece is less than as it was bought; below nothing, what would cost more. */
export function choicesOf(
  set: ConfiguratorSet | undefined,
  line: ChangeableLine,
  chosen: Readonly<Record<string, string>>,
) {
  const product = set?.products.find(({ id }) => id === line.product.id);
  return (product?.properties ?? [])
    .filter(({ id }) => chosen[id] !== undefined)
    .map((property) => {
      const now = property.values.find(({ id }) => id === line.properties[property.id])?.price ?? 0;
      return {
        id: property.id,
        name: property.name,
        values: property.values.map((value) => ({
          id: value.id,
          name: value.name,
          less: now - value.price,
        })),
      };
    });
}
