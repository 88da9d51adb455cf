const unitsPerInch: Readonly<Record<string, number>> = {
  "": 96,
  px: 96,
  in: 1,
  pt: 72,
  pc: 6,
  mm: 25.4,
  cm: 2.54,
  q: 101.6,
};

/**
 * An SVG length in user units. Percentages are of `whole`; `em` and `ex` are taken of the
 * initial 16 units, since no font is in play.
 */
export function parseLength(text: string | undefined, whole: number): number | undefined {
  if (text === undefined) return undefined;
  const match = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z%]*)\s*$/i.exec(
    text.slice(0, 64),
  );
  if (!match) return undefined;
  const value = Number(match[1]);
  if (!Number.isFinite(value)) return undefined;
  const unit = (match[2] ?? "").toLowerCase();
  if (unit === "%") return (value / 100) * whole;
  if (unit === "em" || unit === "rem") return value * 16;
  if (unit === "ex") return value * 8;
  const perInch = unitsPerInch[unit];
  return perInch === undefined ? undefined : (value * 96) / perInch;
}

/** All numbers of a list such as `points` or `viewBox`; undefined when something else stands between. */
export function parseNumbers(text: string | undefined): number[] | undefined {
  if (text === undefined) return undefined;
  const parts = text
    .trim()
    .split(/[\s,]+|(?<=[\d.])(?=[-+])/)
    .filter((part) => part !== "");
  const numbers = parts.map(Number);
  return numbers.every((value) => Number.isFinite(value)) ? numbers : undefined;
}
