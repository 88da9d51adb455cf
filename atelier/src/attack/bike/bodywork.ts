import type { Distance } from "../../mannequin/distance.ts";
import { roundBox } from "../../figure/solids.ts";
import { cylinder, edged, onBothSides, polygon, rise, softly, type Part } from "./shapes.ts";
import { shrouds } from "./shrouds.ts";

/** How high the seat is over the pegs, cm ahead of them: low and flat behind, rising onto the tank. */
export function seatTop(z: number): number {
  return 51.9 + 0.0011 * Math.max(0, -15 - z) ** 2 + 4.6 * rise(1, 17, z);
}

/** Seat, tank, shrouds, side plates and rear fender; the pegs' middle is the origin, y up, z ahead, cm. */
export function bodywork(): Part[] {
  return [seat(), tank(), cap(), ...shrouds(), radiators(), sidePlates(), rearFender(), airbox()];
}

function seat(): Part {
  const distance = edged(
    1.3,
    ([, y, z]) => y - seatTop(z),
    // Narrow above, where thighs are, and wider below.
    ([x, y, z]) =>
      (Math.abs(x) -
        Math.min(8, 5 + 0.62 * Math.max(0, seatTop(z) - y)) -
        1.1 * rise(-20, -46, z)) *
      0.85,
    ([, y]) => 43.5 - y,
    ([, , z]) => Math.abs(z + 20) - 39,
  );
  return { id: "seat", distance, from: [-11, 42, -61], to: [11, 60, 21], step: 0.5 };
}

function tank(): Part {
  const outline = polygon([
    [5, 44],
    [6, 50],
    [15, 56.4],
    [27, 57.6],
    [35, 53],
    [36, 42],
    [8, 40],
  ]);
  const distance = edged(
    2.2,
    ([, y, z]) => outline(z, y),
    ([x]) => Math.abs(x) - 8.2,
  );
  return { id: "tank", distance, from: [-10, 38, 3], to: [10, 60, 38], step: 0.55 };
}

function cap(): Part {
  return {
    id: "tank_cap",
    distance: cylinder([0, 56.4, 26], [0, 59.6, 26.3], 3.4, 0.5),
    from: [-5, 54, 21],
    to: [5, 62, 31],
    step: 0.45,
  };
}

function radiators(): Part {
  return {
    id: "radiators",
    distance: onBothSides(roundBox([8.6, 40.6, 37], [2.6, 11.4, 2], 0.6)),
    from: [-14, 26, 33],
    to: [14, 54, 41],
    step: 0.5,
    fins: { along: [0, 1, 0], apart: 1.3, high: 0.9 },
  };
}

const sideOutline = polygon(
  [
    [-12, 45.6],
    [-47, 48.4],
    [-54, 45],
    [-40, 28.6],
    [-27, 21.6],
    [-19, 22.6],
    [-13.6, 33],
  ],
  4,
);

/** Plates below the seat, which bear the number too. */
export const sidePlate: Distance = edged(
  0.5,
  ([x, y, z]) =>
    Math.abs(Math.abs(x) - 8.3 - 1.6 * rise(-13, -40, z) - 0.05 * (46 - y) * rise(-18, -30, z)) -
    0.6,
  ([, y, z]) => sideOutline(z, y),
);
export const sidePlateBox = { from: [-14, 19, -57] as const, to: [14, 51, -10] as const };

function sidePlates(): Part {
  return { id: "side_plates", distance: sidePlate, ...sidePlateBox, step: 0.3 };
}

function rearFender(): Part {
  const half = [
    [8.6, -44],
    [9.6, -56],
    [9.2, -72],
    [7.6, -86],
    [4, -94.4],
  ] as const;
  const outline = polygon([...half, ...half.toReversed().map(([x, z]) => [-x, z] as const)], 5);
  // A spine along its middle, and sides that turn down.
  const top = (x: number, z: number) =>
    51.6 -
    0.22 * (z + 46) -
    0.0012 * (z + 46) ** 2 +
    0.9 * Math.exp(-((x / 3.2) ** 2)) -
    0.05 * softly(Math.abs(x) - 3, 2) ** 2;
  const slope = (x: number, z: number) => (top(x + 0.2, z) - top(x - 0.2, z)) / 0.4;
  const distance: Distance = edged(
    0.4,
    ([x, y, z]) => Math.abs(y - top(x, z)) / Math.hypot(1, slope(x, z), 0.2) - 0.5,
    ([x, , z]) => outline(x, z),
  );
  return {
    id: "rear_fender_block",
    distance,
    from: [-12, 42, -97],
    to: [12, 64, -42],
    step: 0.3,
  };
}

/** What is dark between the side plates. */
function airbox(): Part {
  const outline = polygon([
    [-8, 44],
    [-48, 46],
    [-36, 30],
    [-24, 22],
    [-6, 20],
  ]);
  const distance = edged(
    1.5,
    ([, y, z]) => outline(z, y),
    ([x]) => Math.abs(x) - 7.2,
  );
  return { id: "airbox", distance, from: [-9, 17, -51], to: [9, 49, -3], step: 0.7 };
}
