import type { Gradient } from "../scene.ts";
import { isRound } from "./paints.ts";

type Writer = (value: number, decimals?: number) => string;

/** Where a gradient begins and ends, as attributes of SVG in the drawing's own coordinates. */
export function gradientEnds(gradient: Gradient, number: Writer): string {
  if (!isRound(gradient)) {
    const ends = ["x1", "y1", "x2", "y2"] as const;
    return ends.map((name) => `${name}="${number(gradient[name])}"`).join(" ");
  }
  const { x, y, radius } = gradient.focus;
  const away = x === 0 && y === 0 ? "" : ` fx="${number(x, 6)}" fy="${number(y, 6)}"`;
  const small = radius === 0 ? "" : ` fr="${number(radius, 6)}"`;
  // A unit is the gradient's radius: what is a hair there is a millimetre on a large one.
  const matrix = gradient.matrix.map((value) => number(value, 6)).join(" ");
  return `cx="0" cy="0" r="1"${away}${small} gradientTransform="matrix(${matrix})"`;
}
