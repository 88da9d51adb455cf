/** How letters are made to fit: a squeeze of their widths alone, then a scale of the whole. */
export interface TextFit {
  /** 1 is as designed, `narrowest` the most that letters are squeezed. */
  readonly condense: number;
  /** 1 is as designed; 0.5 is half as high. */
  readonly scale: number;
  /** Which of the given ways of breaking lines, 0 the text as it was written. */
  readonly way: number;
  /** Whether it fits at all; if not, it is shown at its least. */
  readonly fits: boolean;
}

/** Letters are squeezed to this share of their width before they become smaller. */
export const narrowest = 0.8;

/**
 * Capitals of this height, mm, are read from ten metres by eyes that need not be the best: nearly half as
 * high again as the five minutes of arc (14.5 mm) that normal sight tells apart.
 */
export const readableHeight = 20;

/** What was not made to be read from afar keeps this share of its height at least. */
const leastShare = 0.45;

/** The smallest a name or number of this cap height is made, as a share of it. */
export function leastScale(capHeight: number): number {
  return capHeight > readableHeight ? readableHeight / capHeight : leastShare;
}

interface FitQuestion {
  /** How many ways there are: the text as written, then its ways of being broken into lines, best first. */
  readonly ways: number;
  /** As from `leastScale`. */
  readonly least: number;
  /** Whether it fits its place so. What is narrower and smaller fits too. */
  readonly fits: (shape: Omit<TextFit, "fits">) => boolean;
}

/**
 * Squeezed first, then smaller down to the least, then broken into lines: the first that fits, as large
 * as it may be to a thousandth.
 */
export function fitText({ ways, least, fits }: FitQuestion): TextFit {
  for (let way = 0; way < ways; way += 1) {
    const fitsAt = (condense: number, scale: number): boolean => fits({ condense, scale, way });
    if (fitsAt(1, 1)) return { condense: 1, scale: 1, way, fits: true };
    if (fitsAt(narrowest, 1)) {
      const condense = largest(narrowest, 1, (share) => fitsAt(share, 1));
      return { condense, scale: 1, way, fits: true };
    }
    if (fitsAt(narrowest, least)) {
      const scale = largest(least, 1, (share) => fitsAt(narrowest, share));
      return { condense: narrowest, scale, way, fits: true };
    }
  }
  return { condense: narrowest, scale: least, way: 0, fits: false };
}

/** The largest value that passes, where `low` does and `high` does not. */
function largest(low: number, high: number, passes: (value: number) => boolean): number {
  let [good, bad] = [low, high];
  while (bad - good > 0.001) {
    const middle = (good + bad) / 2;
    if (passes(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** A name broken once, at a space or after a hyphen; the most even lines first. */
export function twoLines(text: string): string[] {
  if (text.includes("\n")) return [];
  const breaks = [...text.matchAll(/ +|(?<=\S-)(?=\S)/g)];
  const pairs = breaks.map(({ index, 0: gap }) => [
    text.slice(0, index).trim(),
    text.slice(index + gap.length).trim(),
  ]);
  return pairs
    .filter(([first = "", second = ""]) => first !== "" && second !== "")
    .toSorted((a, b) => longest(a) - longest(b))
    .map((lines) => lines.join("\n"));
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map(({ length }) => length));
}
