import type { Distance } from "../../mannequin/distance.ts";
import { edged, onBothSides, outlined, rise, type Part } from "./shapes.ts";

/** Where the front fender lies in a level frame about the bar's clamp, cm. */
export const fenderBox = { from: [-11, -44, -11] as const, to: [11, -14, 66] as const };

/** Half its width, cm, at places ahead: broad over the fork's foot, waisted, and a rounded tip. */
const halves = [
  [-8, 5.4],
  [-2, 7],
  [8, 6.6],
  [18, 6.7],
  [27, 7.8],
  [36, 8.6],
  [44, 8.7],
  [51, 7.9],
  [56, 6.4],
  [60, 4],
  [62, 1.6],
  [62.4, 0],
] as const;

const outline = outlined([
  [
    ...halves.map(([z, half]) => ({ x: half, y: z })),
    ...halves.toReversed().map(([z, half]) => ({ x: -half, y: z })),
  ],
]);

/** From the middle to the edge at a place ahead, as a share. */
function share(x: number, z: number): number {
  const after = halves.findIndex(([at]) => at > z);
  const [from, to] = [halves[Math.max(0, after - 1)], halves[after]];
  if (!from || !to) return 1;
  const half = from[1] + ((z - from[0]) / Math.max(0.1, to[0] - from[0])) * (to[1] - from[1]);
  return Math.min(1, Math.abs(x) / Math.max(half, 0.8));
}

/** How high its skin is: an arch along the wheel, a spine along its middle, edges that are folded down. */
function top(x: number, z: number): number {
  const ahead = z - 14;
  const arch = -29.6 + 0.34 * ahead - 0.0043 * ahead ** 2;
  const across = share(x, z);
  const spine = 0.7 * (1 - rise(0.16, 0.34, across)) * rise(2, 12, z);
  const folded = 1.2 * rise(0.7, 1, across) * (1 - rise(54, 62, z));
  return arch + spine - folded - 0.018 * x * x;
}

/** Long, thin, arched ahead of the fork; bands lie on it. */
export const fender: Distance = edged(
  0.3,
  ([x, y, z]) => {
    const off = Math.abs(y - top(x, z)) / Math.hypot(1, slope(x, z), 0.3) - 0.4;
    // Beside a folded edge the skin is nearer than it is straight below.
    return off > 0.4 ? 0.4 + 0.5 * (off - 0.4) : off;
  },
  ([x, , z]) => outline(x, z),
);

/** How steeply it falls across. */
function slope(x: number, z: number): number {
  return (top(x + 0.2, z) - top(x - 0.2, z)) / 0.4;
}

export function frontFender(): Part {
  return { id: "front_fender", distance: onBothSides(fender), ...fenderBox, step: 0.28 };
}
