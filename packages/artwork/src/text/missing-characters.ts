import type { FontShaper } from "./font-shaper.ts";

/** What a face cannot draw of a text of one or more lines, each once. */
export function missingCharacters(text: string, shaper: FontShaper): string[] {
  const lines = text.split("\n");
  return [...new Set(lines.flatMap((line) => shaper.shape(line, true).missing))];
}
