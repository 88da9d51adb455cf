const letters = ["XS", "S", "M", "L", "XL"];
const wearers = ["", "W-", "Y"];

/**
 * Which of two sizes stands first in a list: men's, women's, youth's, each from small to large, whether named by letters
 * (`2XL`, `W-S`, `Y-3XS`) or by a measure (`W32`, `Y10`). For `sort`; what is no size stands last.
 */
export function compareSizes(a: string, b: string): number {
  return rank(a) - rank(b) || a.localeCompare(b);
}

function rank(size: string): number {
  const [, wearer = "", rest = ""] = /^(W-|Y-?(?=[\dXSML]))?(.*)$/.exec(size) ?? [];
  const group = wearers.indexOf(wearer.startsWith("Y") ? "Y" : wearer) * 1000;
  const measure = /^W?(\d+)$/.exec(rest)?.[1];
  if (measure !== undefined) return group + Number(measure);
  const [, more = "1", letter = ""] = /^(\d*)([A-Z]+)$/.exec(rest) ?? [];
  const at = letters.indexOf(letter);
  if (at < 0) return Number.MAX_SAFE_INTEGER;
  const beyond = Number(more || 1) - 1;
  return group + 100 + at + (letter === "XS" ? -beyond : beyond);
}
