import type { Distance } from "../../mannequin/distance.ts";
import { markOn } from "../../figure/maker-mark.ts";
import { roundBox } from "../../figure/solids.ts";
import { cylinder, edged, onBothSides, polygon, rise, type Part } from "./shapes.ts";

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

/** Wings beside tank and radiators: what knees hold, flaring to the front, in two facets over a crease. */
function shrouds(): Part[] {
  const upper = polygon([
    [5.6, 49.4],
    [15, 55.4],
    [27, 57.4],
    [45.6, 54.6],
    [48, 48.6],
    [44.6, 41.4],
    [27, 39.4],
    [7, 44.6],
  ]);
  const lower = polygon([
    [22, 42],
    [45, 43.6],
    [38.6, 31],
    [30.6, 21.4],
    [26, 23.4],
    [23.6, 33],
  ]);
  const flare = (z: number) => 9.2 + 0.15 * (z - 5);
  const sheet = (wide: (over: number, z: number) => number, thick: number): Distance => {
    return ([x, y, z]) => (Math.abs(Math.abs(x) - wide(y - 46.4 - 0.02 * z, z)) - thick) * 0.92;
  };
  const facets = sheet((over, z) => {
    const out = rise(8, 26, z);
    return flare(z) + out * (1.2 - 0.26 * Math.max(0, over) - 0.3 * Math.max(0, -over));
  }, 0.55);
  const inset = sheet((over, z) => flare(z) - 1.3 + 0.13 * over, 0.55);
  const wings = edged(0.25, ([, y, z]) => upper(z, y), facets);
  const box = { from: [-20, 18, 3] as const, to: [20, 60, 51] as const };
  return [
    { id: "shrouds", distance: wings, ...box, step: 0.38 },
    {
      id: "shroud_mark",
      distance: markOn(wings, 4.6, ([x, y, z]) => [z - 32, y - 51.6, Math.abs(x) - 8]),
      ...box,
      step: 0.24,
    },
    {
      id: "shroud_vents",
      distance: edged(0.3, ([, y, z]) => lower(z, y), inset),
      ...box,
      step: 0.45,
    },
  ];
}

function radiators(): Part {
  return {
    id: "radiators",
    distance: onBothSides(roundBox([9.4, 40, 37], [3.2, 12, 2], 0.6)),
    from: [-14, 26, 33],
    to: [14, 54, 41],
    step: 0.5,
    fins: { along: [0, 1, 0], apart: 1.3, high: 0.9 },
  };
}

function sidePlates(): Part {
  const outline = polygon([
    [-13, 45.6],
    [-47, 47.6],
    [-53, 44],
    [-38, 28],
    [-27, 21.6],
    [-19, 22.6],
    [-13.6, 33],
  ]);
  const distance = edged(
    0.5,
    ([, y, z]) => outline(z, y),
    ([x, y, z]) =>
      Math.abs(Math.abs(x) - 8.3 - 1.6 * rise(-13, -40, z) - 0.05 * (46 - y) * rise(-18, -30, z)) -
      0.6,
  );
  return { id: "side_plates", distance, from: [-14, 19, -56], to: [14, 50, -11], step: 0.5 };
}

function rearFender(): Part {
  const outline = polygon([
    [0, -44],
    [8.6, -44],
    [9.4, -56],
    [8.8, -72],
    [7, -86],
    [4, -93],
    [0, -94.4],
  ]);
  const top = (x: number, z: number) =>
    51.2 - 0.22 * (z + 46) - 0.0012 * (z + 46) ** 2 - 0.04 * x * x;
  const distance: Distance = edged(
    0.4,
    ([x, y, z]) => Math.abs(y - top(x, z)) / Math.hypot(1, 0.08 * x, 0.2) - 0.5,
    ([x, , z]) => (x < 0.05 ? Math.max(outline(0.05, z), z + 44, -94.4 - z) : outline(x, z)),
  );
  return {
    id: "rear_fender",
    distance: onBothSides(distance),
    from: [-12, 44, -97],
    to: [12, 64, -42],
    step: 0.5,
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
