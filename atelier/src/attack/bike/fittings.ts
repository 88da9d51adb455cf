import { roundCone, smoothUnion } from "../../mannequin/distance.ts";
import { both, roundBox, shell } from "../../figure/solids.ts";
import type { Vector } from "../../mannequin/vector.ts";
import { forkGuard, leg } from "./fork.ts";
import { cylinder, edged, onBothSides, together, type Part } from "./shapes.ts";
import { shroud, shroudBox } from "./shrouds.ts";

/** What is screwed and stuck to the front end, about the middle of the bar's clamp: y up along the fork, z ahead of it, cm. */
export function forkFittings(): Part[] {
  // Two pinch bolts a leg in either yoke, and those of the axle's lugs.
  const bolts = [
    ...[-6.2, -8].map((y) => bolt([leg - 3.4, y, 3.2], [leg - 3.4, y, 4.1], 0.62)),
    ...[-28, -30].map((y) => bolt([leg - 3.4, y, 3.4], [leg - 3.4, y, 4.3], 0.62)),
    ...[-90.6, -93].map((y) => bolt([leg + 2.2, y, 4], [leg + 2.2, y, 5.2], 0.5)),
    // What a leg is set with, on its cap.
    cylinder([leg, -2.4, 0], [leg, -1.2, 0], 1, 0.15),
  ];
  const bands = (from: number, to: number) =>
    both(shell(cylinder([leg, -3.2, 0], [leg, -50, 0], 2.9, 0.5), -0.3, 0.22), ([, y]) =>
      Math.max(from - y, y - to),
    );
  // Aslant on the sheets that guard its slim legs.
  const guarded = (from: number, to: number) =>
    both(shell(forkGuard, -0.3, 0.2), ([x, y]) => {
      const across = y + 0.5 * (x - leg);
      return 0.9 * Math.max(from - across, across - to);
    });
  // Holds the fork down at the gate, until the first bump lets it go.
  const device = together(
    cylinder([-leg, -57.4, 0], [-leg, -60.6, 0], 3, 0.3),
    cylinder([-leg, -59, 2.6], [-leg, -59, 5.6], 1.5, 0.35),
  );
  const long = { from: [-17, -100, -8] as Vector, to: [17, 2, 10] as Vector };
  return [
    { id: "fork_bolts", distance: onBothSides(together(...bolts)), ...long, step: 0.26 },
    { id: "fork_band_block", distance: onBothSides(bands(-46.6, -36)), ...long, step: 0.26 },
    { id: "fork_band_accent", distance: onBothSides(bands(-35.2, -33.4)), ...long, step: 0.24 },
    { id: "fork_guard_block", distance: onBothSides(guarded(-80, -64)), ...long, step: 0.26 },
    { id: "fork_guard_accent", distance: onBothSides(guarded(-62.8, -60.6)), ...long, step: 0.24 },
    { id: "launch_accent2", distance: device, ...long, step: 0.28 },
  ];
}

/** A hexagon's worth of a screw: a round head with a washer below it. */
function bolt(from: Vector, to: Vector, radius: number) {
  const beyond = from.map((v, c) => v + 0.3 * ((to[c] as number) - v)) as unknown as Vector;
  return together(cylinder(from, to, radius, 0.14), cylinder(from, beyond, 1.35 * radius, 0.08));
}

/** Slats before the radiators, and screws that hold shrouds, tank and seat; the pegs' middle is the origin, cm. */
export function bodyFittings(): Part[] {
  const slats = [0, 1, 2, 3, 4, 5].map((n) => {
    const y = 33 + 3.2 * n;
    return edged(
      0.16,
      // Aslant: the wind goes in below.
      ([, b, c]) => Math.abs(0.8 * (b - y) + 0.6 * (c - 40.6)) - 0.26,
      ([, b, c]) => Math.abs(-0.6 * (b - y) + 0.8 * (c - 40.6)) - 1.5,
      ([x]) => Math.abs(x - 8.6) - 3.3,
    );
  });
  const posts = [5.5, 11.6].map((x) => roundBox([x, 41, 40.4], [0.35, 9.4, 1], 0.25));
  const screws = (
    [
      [44.6, 47.4],
      [33, 43],
      [13.6, 50],
      [34, 24],
    ] as const
  ).map(([z, y]) => both(shell(shroud, -0.5, 0.34), ([, b, c]) => Math.hypot(b - y, c - z) - 0.95));
  return [
    {
      id: "louvres",
      distance: onBothSides(together(...slats, ...posts)),
      from: [-15, 26, 37],
      to: [15, 54, 44],
      step: 0.3,
    },
    { id: "shroud_screws", distance: together(...screws), ...shroudBox, step: 0.26 },
    {
      id: "tank_breather",
      distance: smoothUnion(
        0.3,
        roundCone([0, 59.4, 26], [0.6, 63, 28], 0.5, 0.42),
        roundCone([0.6, 63, 28], [1.6, 64, 33], 0.42, 0.42),
        roundCone([1.6, 64, 33], [2.2, 61, 38], 0.42, 0.42),
      ),
      from: [-2, 58, 24],
      to: [5, 66, 40],
      step: 0.26,
    },
  ];
}
