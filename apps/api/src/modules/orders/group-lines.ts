import type { DescribedLine } from "./describe-line.ts";

/** From so many lines on a paper or a mail groups them: it is read for its amounts, the list for who wears what. */
export const MANY_LINES = 12;

/** Lines that are one product of one design at one price. */
export interface LineGroup {
  readonly product: string;
  readonly design: string;
  readonly unitPrice: number;
  readonly quantity: number;
  /** How many garments of each choice, `3 × Size M`, in the order they are first met. */
  readonly choices: readonly string[];
  readonly lines: readonly DescribedLine[];
}

/** Every line is in one group; quantities and amounts add up to those of the lines. */
export function groupLines(lines: readonly DescribedLine[]): readonly LineGroup[] {
  const groups = Map.groupBy(lines, ({ product, design, unitPrice }) =>
    JSON.stringify([product, design, unitPrice]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { product, design, unitPrice } = first;
    const counted = new Map<string, number>();
    for (const { choices, quantity } of group) {
      const said = choices.join(", ");
      if (said !== "") counted.set(said, (counted.get(said) ?? 0) + quantity);
    }
    const quantity = group.reduce((sum, line) => sum + line.quantity, 0);
    const choices = [...counted].map(([said, count]) => `${count} × ${said}`);
    return [{ product, design, unitPrice, quantity, choices, lines: group }];
  });
}
