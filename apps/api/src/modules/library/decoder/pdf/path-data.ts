import type { Matrix } from "./matrix.ts";
import { written } from "./matrix.ts";

/** How many numbers follow each of the library's path steps, and what SVG calls the step. */
const steps = [
  { letter: "M", numbers: 2 },
  { letter: "L", numbers: 2 },
  { letter: "C", numbers: 6 },
  { letter: "Q", numbers: 4 },
  { letter: "Z", numbers: 0 },
] as const;

/** A path of the library (a step's number, then its points) as SVG's, each point through a map. */
export function pathData(data: ArrayLike<number>, map: Matrix): string {
  const [a, b, c, d, e, f] = map;
  const parts: string[] = [];
  let at = 0;
  while (at < data.length) {
    const step = steps[data[at] ?? -1];
    if (!step) throw new Error("An unknown step of a path.");
    const points: number[] = [];
    for (let index = 0; index < step.numbers; index += 2) {
      const [x = 0, y = 0] = [data[at + 1 + index], data[at + 2 + index]];
      points.push(a * x + c * y + e, b * x + d * y + f);
    }
    // A step before the first point has no place to start from.
    if (parts.length > 0 || step.letter === "M") parts.push(step.letter + written(points));
    at += 1 + step.numbers;
  }
  return parts.join("");
}
