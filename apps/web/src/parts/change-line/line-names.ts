import type { ChangeableLine } from "./line-change.ts";

/** What each line is called in a list of them: product, size, rider and design, and what else tells alike ones apart. */
export function lineNames(lines: readonly ChangeableLine[]): ReadonlyMap<string, string> {
  const alike = Map.groupBy(lines, usualName);
  return new Map(
    lines.map((line) => {
      const own = differing(line, alike.get(usualName(line)) ?? []);
      return [line.id, joined(...partsOf(line, own))];
    }),
  );
}

function usualName(line: ChangeableLine): string {
  return joined(...partsOf(line, []));
}

function partsOf({ product, choices, rider, name }: ChangeableLine, own: readonly string[]) {
  const who = rider === null ? "" : `${rider.name} ${rider.number}`.trim();
  return [product.name, choices[0]?.value.name ?? "", ...own, who, name];
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(", ");
}

/** A line's choices beside its size that not all of those have. */
function differing(line: ChangeableLine, alike: readonly ChangeableLine[]): string[] {
  return line.choices
    .slice(1)
    .filter(({ property, value }) =>
      alike.some((other) => other.properties[property.id] !== value.id),
    )
    .map(({ value }) => value.name);
}
