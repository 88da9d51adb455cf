import { compareSizes } from "@holeshot/domain";
import type { DescribedLine } from "./describe-line.ts";

/** From so many lines on a paper or a mail groups them: it is read for its amounts, the list for who wears what. */
export const MANY_LINES = 12;

/** Lines that are one product of one design at one price. */
export interface LineGroup {
  readonly product: string;
  readonly design: string;
  readonly unitPrice: number;
  readonly quantity: number;
  /** How many garments of each choice, `3 × Size M`, from small to large. */
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
    // Riders stand in the order of their list, which says nothing to whoever counts sizes.
    for (const { choices, quantity } of group.toSorted(bySize)) {
      const said = choices.join(", ");
      if (said !== "") counted.set(said, (counted.get(said) ?? 0) + quantity);
    }
    const quantity = group.reduce((sum, line) => sum + line.quantity, 0);
    const choices = [...counted].map(([said, count]) => `${count} × ${said}`);
    return [{ product, design, unitPrice, quantity, choices, lines: group }];
  });
}

/** Lines of mails that were ordered before sizes were kept have none, and stay as they stood. */
function bySize(a: DescribedLine, b: DescribedLine): number {
  return a.size === undefined || b.size === undefined ? 0 : compareSizes(a.size, b.size);
}
