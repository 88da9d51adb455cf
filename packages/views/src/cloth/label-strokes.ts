/** A straight stroke with square ends, in units of the height of a letter. */
export interface Stroke {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly thick: number;
}

/** Letters and figures of sizes as lines in a field of 0.6 by 1, y down. */
const letters: Readonly<Record<string, string>> = {
  "0": "0,0 6,0 6,10 0,10 0,0",
  "1": "1,2 3,0 3,10",
  "2": "0,0 6,0 6,5 0,5 0,10 6,10",
  "3": "0,0 6,0 6,10 0,10;1,5 6,5",
  "4": "0,0 0,6 6,6;5,0 5,10",
  "5": "6,0 0,0 0,5 6,5 6,10 0,10",
  "6": "6,0 0,0 0,10 6,10 6,5 0,5",
  "7": "0,0 6,0 2,10",
  "8": "0,0 6,0 6,10 0,10 0,0;0,5 6,5",
  "9": "6,5 0,5 0,0 6,0 6,10 0,10",
  L: "0,0 0,10 5,10",
  M: "0,10 0,0 4,7 8,0 8,10",
  S: "6,0 0,0 0,5 6,5 6,10 0,10",
  W: "0,0 2,10 4,3 6,10 8,0",
  X: "0,0 6,10;6,0 0,10",
  Y: "0,0 3,5 6,0;3,5 3,10",
};

/** Wash, bleach, dry, iron, clean: outlines as they stand on every label. */
const symbols = [
  "0,2 1,10 9,10 10,2 7,3 5,2 3,3 0,2",
  "5,1 10,10 0,10 5,1",
  "0,1 10,1 10,10 0,10 0,1",
  "0,10 1,6 8,4 10,10 0,10",
  "3,1 7,1 10,4 10,7 7,10 3,10 0,7 0,4 3,1",
];

const THICK = 0.24;
const BESIDE = 0.4;

/** A size in strokes, its letters 1 high; what is no letter of a size is left out. */
export function sizeStrokes(size: string): readonly Stroke[] {
  let left = 0;
  return [...size].flatMap((letter) => {
    const lines = letters[letter];
    if (lines === undefined) return [];
    const strokes = strokesOf(lines, THICK, left);
    left = Math.max(...strokes.flatMap(({ from, to }) => [from[0], to[0]])) + BESIDE;
    return strokes;
  });
}

/** Signs of care, each in strokes, 1 high. */
export function symbolStrokes(): readonly (readonly Stroke[])[] {
  return symbols.map((lines) => strokesOf(lines, 0.1, 0));
}

function strokesOf(lines: string, thick: number, left: number): Stroke[] {
  return lines.split(";").flatMap((line) => {
    const points = line.split(" ").map((point) => {
      const [x = 0, y = 0] = point.split(",").map(Number);
      return [left + x / 10, y / 10] as const;
    });
    return points.slice(1).map((to, n) => ({ from: points[n] as typeof to, to, thick }));
  });
}
