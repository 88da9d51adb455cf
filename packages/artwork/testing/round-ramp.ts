import { invert, transformPoint } from "@holeshot/geometry";
import type { RadialGradient } from "../src/scene.ts";

/** Share of the way from a round gradient's small circle to its large one, halved down from where each circle lies. */
export function shareOf(
  { matrix, focus }: Omit<RadialGradient, "stops">,
  x: number,
  y: number,
): number {
  const back = invert(matrix);
  if (!back) throw new Error("a flat circle");
  const point = transformPoint(back, { x, y });
  const holds = (share: number) =>
    Math.hypot(point.x - focus.x * (1 - share), point.y - focus.y * (1 - share)) <=
    focus.radius + (1 - focus.radius) * share;
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** On a square of 50 mm: a circle, and one that is skewed and runs from a spot beside its middle. */
export const rounds: readonly {
  readonly kind: string;
  readonly gradient: Omit<RadialGradient, "stops">;
}[] = [
  {
    kind: "a circle",
    gradient: { matrix: [18, 0, 0, 18, 25, 25], focus: { x: 0, y: 0, radius: 0 } },
  },
  {
    kind: "a skewed ellipse from a spot beside its middle",
    gradient: { matrix: [17, 6, -4, 11, 26, 24], focus: { x: 0.4, y: -0.3, radius: 0.15 } },
  },
];
