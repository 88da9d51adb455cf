import { roundBox } from "../../figure/solids.ts";

/** Bars of a digit that are drawn: top, upper right, lower right, bottom, lower left, upper left, middle. */
const bars: Readonly<Record<string, string>> = {
  "0": "abcdef",
  "1": "bc",
  "2": "abged",
  "3": "abgcd",
  "4": "fgbc",
  "5": "afgcd",
  "6": "afgedc",
  "7": "abc",
  "8": "abcdefg",
  "9": "abcdfg",
};

/** Distance to a number in block digits `high` cm high about the origin, that leans a little; negative inside. */
export function digits(number: string, high: number): (along: number, up: number) => number {
  const wide = 0.56 * high;
  const pen = 0.082 * high;
  const [w, h] = [wide / 2 - pen, high / 2 - pen];
  const places: Readonly<Record<string, readonly [number, number, number, number]>> = {
    a: [0, h, w, 0],
    b: [w, h / 2, 0, h / 2],
    c: [w, -h / 2, 0, h / 2],
    d: [0, -h, w, 0],
    e: [-w, -h / 2, 0, h / 2],
    f: [-w, h / 2, 0, h / 2],
    g: [0, 0, w, 0],
  };
  const gap = wide + 0.07 * high;
  const solids = [...number].flatMap((digit, n) =>
    [...(bars[digit] ?? "")].map((bar) => {
      const [x, y, dx, dy] = places[bar] as readonly [number, number, number, number];
      const at = x + (n - (number.length - 1) / 2) * gap;
      return roundBox([at, y, 0], [dx + pen, dy + pen, 9], 0.12 * pen);
    }),
  );
  // The reader's right is the rider's left.
  return (along, up) => Math.min(...solids.map((solid) => solid([along - 0.1 * up, up, 0])));
}
