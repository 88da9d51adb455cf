import type { Order } from "./order.ts";

type Line = Order["lines"][number];

export interface SmallerRow {
  readonly key: string;
  readonly line: Line;
  readonly part: NonNullable<Line["smaller"]>[number];
}

/** Each text of each product and size once: a team's shirts of one size shrink the same sponsor alike. */
export function smallerRows(lines: readonly Line[]): readonly SmallerRow[] {
  const rows = new Map<string, SmallerRow>();
  for (const line of lines) {
    for (const part of line.smaller ?? []) {
      const { text, from_mm, to_mm, letter_width } = part;
      const size = line.properties["size"];
      const key = [line.product.id, size, text, from_mm, to_mm, letter_width].join("|");
      if (!rows.has(key)) rows.set(key, { key, line, part });
    }
  }
  return [...rows.values()];
}

/** Which of its measures are not as designed: a tenth of a millimetre is told, less is not. */
export function told({ letter_width, from_mm, to_mm }: SmallerRow["part"]) {
  if (letter_width >= 0.995) return "order.smaller.part";
  return from_mm - to_mm < 0.05 ? "order.smaller.narrower" : "order.smaller.squeezed";
}
