import type { Answer } from "../../lib/api/call.ts";
import { asLine } from "../../lib/as-line.ts";
import { appliedValue } from "../sets/options.ts";
import type { ConfiguratorSet, SetProduct } from "../sets/use-set.ts";

export type ChangeableLine = Answer<"getOrder">["lines"][number];

/** What of a line is to be otherwise. */
export interface LineChange {
  properties?: Record<string, string>;
  rider?: { name: string; number: string } | null;
  /** Of how many of its garments, where not of all. */
  copies?: number;
}

export type LineProperty = SetProduct["properties"][number];

interface Typed {
  readonly properties: Readonly<Record<string, string>>;
  readonly name: string;
  readonly number: string;
  readonly copies: number;
}

/** What is typed with another value of a property; back to what the line is made with, it is as it was. */
export function withChoice(
  line: ChangeableLine,
  typed: Readonly<Record<string, string>>,
  property: LineProperty,
  value: string,
): Record<string, string> {
  const { [property.id]: _old, ...others } = typed;
  const own = line.properties[property.id];
  if (value !== appliedValue(property, own)) return { ...others, [property.id]: value };
  return own === undefined ? others : { ...others, [property.id]: own };
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

/**
 * What can be chosen for a line, with what it is made with as long as nothing else is, and by how much a piece is less
 * than as it was bought; below nothing, what would cost more.
 */
export function choicesOf(
  set: ConfiguratorSet | undefined,
  line: ChangeableLine,
  chosen: Readonly<Record<string, string>>,
) {
  const product = set?.products.find(({ id }) => id === line.product.id);
  return (product?.properties ?? []).map((property) => {
    const bought = appliedValue(property, line.properties[property.id]);
    const now = property.values.find(({ id }) => id === bought)?.price ?? 0;
    return {
      property,
      value: appliedValue(property, chosen[property.id]),
      values: property.values.map((value) => ({
        id: value.id,
        name: value.name,
        less: now - value.price,
      })),
    };
  });
}
