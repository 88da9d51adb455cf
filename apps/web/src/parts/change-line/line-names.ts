import { type Language, riderName } from "@holeshot/domain";
import type { ChangeableLine } from "./line-change.ts";

/** What each line is called in a list of them: product, size, rider and design, and what else tells alike ones apart. */
export function lineNames(
  lines: readonly ChangeableLine[],
  language: Language,
): ReadonlyMap<string, string> {
  const usual = (line: ChangeableLine) => joined(...partsOf(line, [], language));
  const alike = Map.groupBy(lines, usual);
  return new Map(
    lines.map((line) => {
      const own = differing(line, alike.get(usual(line)) ?? []);
      return [line.id, joined(...partsOf(line, own, language))];
    }),
  );
}

function partsOf(
  { product, choices, rider, name }: ChangeableLine,
  own: readonly string[],
  language: Language,
) {
  const who = riderName(rider, language);
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
