import { roundCone, smoothUnion, type Distance } from "../../mannequin/distance.ts";
import { roundBox } from "../../figure/solids.ts";
import { cylinder, edged, onBothSides, polygon, together, type Part } from "./shapes.ts";

/** How far the fork leans back, radians, and its axle from where the bar is clamped, along it and ahead of it, cm. */
export const rake = (26.5 * Math.PI) / 180;
export const axle = { down: 94, ahead: 3 } as const;

/** From the middle plane to a leg. */
export const leg = 10.4;

/** The front end without its wheel, about the middle of the bar's clamp: y up along the fork, z ahead of it, cm. */
export function fork(): Part[] {
  const { down, ahead } = axle;
  const outer = together(
    cylinder([leg, -3.2, 0], [leg, -50, 0], 2.9, 0.5),
    cylinder([leg, -47.5, 0], [leg, -51.5, 0], 3.3, 0.4),
    cylinder([leg, -2.2, 0], [leg, -4, 0], 1.9, 0.3),
  );
  const slim = together(
    cylinder([leg, -50, 0], [leg, 3 - down, 0], 2.4),
    smoothUnion(
      1.5,
      roundBox([leg, 1.5 - down, 1.4], [2.7, 5.4, 3.2], 1.2),
      cylinder([leg - 2.8, -down, ahead], [leg + 2.8, -down, ahead], 3),
    ),
  );
  const spindle = cylinder([-leg - 3.6, -down, ahead], [leg + 3.6, -down, ahead], 1.2);
  const long = { from: [-17, -down - 5, -8] as const, to: [17, 0, 10] as const };
  return [
    { id: "fork_tubes", distance: onBothSides(outer), ...long, step: 0.5 },
    { id: "fork_legs", distance: together(onBothSides(slim), spindle), ...long, step: 0.5 },
    { id: "fork_guards", distance: onBothSides(forkGuard), ...long, step: 0.4 },
    { id: "fork_clamps", distance: clamps(), from: [-16, -34, -8], to: [16, 3, 8], step: 0.45 },
    {
      id: "headstock",
      distance: cylinder([0, -9, -3.2], [0, -27, -3.2], 3.4, 0.6),
      from: [-5, -30, -8],
      to: [5, -6, 2],
      step: 0.5,
    },
    {
      id: "caliper",
      distance: roundBox([7, 9 - down, -5.5], [2.2, 5, 3], 1),
      from: [3, 0 - down, -10],
      to: [11, 18 - down, 0],
      step: 0.45,
    },
  ];
}

/** A sheet bent round the front of a slim leg, wider below, where stones hit. */
export function forkGuard([x, y, z]: readonly [number, number, number]): number {
  const { down } = axle;
  const low = Math.min(1, Math.max(0, (-56 - y) / 30));
  const sheet = Math.abs(Math.hypot((x - leg) / (1 + 0.12 * low), z + 0.4) - 4.3) - 0.42;
  const ends = Math.max(y + 55, -(y + down - 2));
  return edged(
    0.3,
    () => sheet,
    () => ends,
    () => -z - 0.4 - 1.6 * low,
  )([x, y, z]);
}

function clamps(): Distance {
  const yoke = (y: number, deep: number) =>
    smoothUnion(
      1.6,
      roundBox([0, y, -1.6], [leg, deep, 2.6], 0.9),
      cylinder([leg, y - deep, 0], [leg, y + deep, 0], 4.1, 0.5),
    );
  const mounts = smoothUnion(
    0.8,
    roundBox([4.2, -2.6, -0.2], [1.5, 3.2, 1.7], 0.6),
    cylinder([2.7, 0, 0], [5.7, 0, 0], 2.3, 0.4),
  );
  return onBothSides(together(yoke(-7, 1.7), yoke(-29, 1.9), mounts));
}

/** The number plate before the bar, in the fork's frame; its number and the sponsor below it as their reader sees them. */
export function numberPlate(
  number: (along: number, up: number) => number,
  sponsor: (along: number, up: number) => number,
): Part[] {
  const outline = polygon(
    [
      [-8.4, 3.4],
      [8.4, 3.4],
      [11.6, 0.4],
      [12.2, -7],
      [9.8, -19],
      [6, -25.4],
      [-6, -25.4],
      [-9.8, -19],
      [-12.2, -7],
      [-11.6, 0.4],
    ],
    4.5,
  );
  const bent = (x: number, y: number) => 8.4 - 0.02 * x * x - 0.004 * (y + 10) ** 2;
  const off: Distance = ([x, y, z]) => (z - bent(x, y)) / Math.hypot(1, 0.04 * x);
  const sheet = (high: number, region: (x: number, y: number) => number, round: number) =>
    edged(
      round,
      (place) => Math.abs(off(place) - high) - 0.42,
      ([x, y]) => region(x, y),
    );
  const box = { from: [-14, -28, 0] as const, to: [14, 6, 11] as const };
  // The rider's left is the reader's right.
  const inlay = (x: number, y: number) => number(x, y + 8.6);
  const word = (x: number, y: number) => sponsor(x, y + 18.8);
  const rim = (x: number, y: number) => Math.abs(outline(x, y) + 1.1) - 0.32;
  return [
    { id: "number_plate", distance: sheet(0, outline, 0.35), ...box, step: 0.3 },
    { id: "plate_number_figure", distance: sheet(0.2, inlay, 0.06), ...box, step: 0.14 },
    {
      id: "plate_word_figure",
      distance: sheet(0.2, word, 0.04),
      from: [-7, -21.4, 0],
      to: [7, -16.4, 11],
      step: 0.09,
    },
    { id: "plate_rim_block", distance: sheet(0.18, rim, 0.06), ...box, step: 0.16 },
  ];
}

/** The brake's hose down the left leg, from where that of the lever ends. */
export function hose(): Part {
  const bend = (...places: readonly (readonly [number, number, number])[]) =>
    together(...places.slice(1).map((to, i) => roundCone(places[i] as never, to, 0.42, 0.42)));
  return {
    id: "hose",
    distance: bend([15.2, -14, 4], [15.2, -30, 2], [14.6, -52, 0], [12.6, -70, -3], [8, -82, -5]),
    from: [6, -84, -7],
    to: [17, 3, 7],
    step: 0.32,
  };
}
