import { roundCone, smoothUnion, type Distance } from "../../mannequin/distance.ts";
import { placed, roundBox } from "../../figure/solids.ts";
import type { Vector } from "../../mannequin/vector.ts";
import { cylinder, edged, onBothSides, together, type Part } from "./shapes.ts";

/** The rear axle from the pegs' middle, cm. */
export const rearAxle: Vector = [0, -7.5, -70];

/** Engine, frame, swingarm and pegs; the pegs' middle is the origin, y up, z ahead, cm. */
export function chassis(): Part[] {
  return [engine(), covers(), barrel(), header(), frame(), skid(), pegs(), swingarm(), drive()];
}

function bent(radius: number, ...places: readonly Vector[]): Distance {
  return together(
    ...places.slice(1).map((to, i) => roundCone(places[i] as Vector, to, radius, radius)),
  );
}

function engine(): Part {
  const distance = smoothUnion(
    2,
    roundBox([0, 3, 14], [8.4, 10, 12], 4),
    roundBox([0, 2, -1], [7.6, 8, 9], 3),
  );
  return { id: "engine", distance, from: [-10, -9, -12], to: [10, 15, 28], step: 0.6 };
}

function covers(): Part {
  const left = smoothUnion(
    1,
    cylinder([7, 3, 18], [10.6, 3, 18], 6.8, 1),
    cylinder([7, 5, 5], [9.2, 5, 5], 4, 0.8),
  );
  const right = smoothUnion(
    1,
    cylinder([-7, 4, 12], [-9.4, 4, 12], 8.6, 1),
    cylinder([-7, 6, 20], [-10.6, 6, 20], 5, 1),
  );
  return {
    id: "engine_covers",
    distance: together(left, right),
    from: [-12, -8, -4],
    to: [12, 15, 29],
    step: 0.5,
  };
}

function barrel(): Part {
  const along: Vector = [0, 1, 0.26];
  const distance = together(
    placed(roundBox([0, 0, 0], [6.6, 9, 7], 1.2), [0, 20, 18], along, [0, 0, 1]),
    placed(roundBox([0, 0, 0], [6, 5.5, 6.4], 1.6), [0, 34, 21.6], along, [0, 0, 1]),
  );
  return {
    id: "barrel",
    distance,
    from: [-9, 8, 6],
    to: [9, 43, 32],
    step: 0.55,
    fins: { along: [0, 1, 0.26], apart: 1.5, high: 1.2 },
  };
}

function header(): Part {
  const distance = bent(
    2,
    [-1, 33, 28],
    [-2.4, 31, 35],
    [-5, 24, 38.4],
    [-8.4, 15, 37],
    [-10.8, 11, 30],
    [-10.4, 13, 21],
  );
  return { id: "header", distance, from: [-14, 7, 17], to: [3, 37, 42], step: 0.5 };
}

function frame(): Part {
  const spar = together(
    bent(2.1, [2.6, 62, 37], [6, 50, 24], [6.9, 38, 8], [6.9, 22, -5], [6.9, 4, -7]),
    bent(2.1, [2.6, 57, 39.4], [6, 45, 26], [6.9, 33, 9], [6.9, 18, -3]),
    roundBox([7.6, 8, -6], [1.6, 13, 4], 0.8),
  );
  const cradle = bent(
    1.9,
    [0.6, 52, 42],
    [1.4, 22, 36.5],
    [6, 5, 31],
    [6.4, -4.2, 22],
    [6.4, -4.6, 0],
    [7, 2, -6],
  );
  const rails = bent(1.2, [6, 42, 0], [6.4, 46, -48]);
  return {
    id: "frame",
    distance: onBothSides(together(spar, cradle, rails)),
    from: [-11, -13, -52],
    to: [11, 67, 47],
    step: 0.55,
  };
}

function skid(): Part {
  const distance = roundBox([0, -6.2, 13], [8.2, 0.8, 14], 0.7);
  return { id: "skid", distance, from: [-10, -9, -4], to: [10, -4, 30], step: 0.6 };
}

/** Toothed, as wide as a boot; their teeth end where soles begin. */
function pegs(): Part {
  const teeth = (x: number) => 0.7 * Math.abs(((x / 1.8) % 1) - 0.5) * 2;
  const peg = edged(
    0.15,
    ([x, y]) => (y + 1 - teeth(Math.abs(x))) * 0.8,
    ([, y]) => -3.6 - y,
    ([, , z]) => Math.abs(z) - 2.6,
    ([x]) => Math.abs(x - 15) - 6.2,
  );
  const hinge = roundBox([8.6, -3, 0], [1.4, 2, 2], 0.6);
  return {
    id: "pegs",
    distance: onBothSides(together(peg, hinge)),
    from: [-23, -6, -5],
    to: [23, 1, 5],
    step: 0.35,
  };
}

function swingarm(): Part {
  const beam = (y: number, radius: number) =>
    smoothUnion(
      2,
      roundCone([6.4, 8 + y, -8], [9, 3 + y, -36], radius, radius),
      roundCone([9, 3 + y, -36], [10, -7.5 + 0.4 * y, -68], radius, radius),
    );
  const end = roundBox([10, -7.5, -70], [1.6, 3.4, 5], 1);
  const distance = onBothSides(smoothUnion(1.5, beam(1.6, 2), beam(-1.6, 2), end));
  return { id: "swingarm", distance, from: [-14, -14, -78], to: [14, 15, -3], step: 0.55 };
}

/** Sprocket, chain and the rear axle. */
function drive(): Part {
  const [, y, z] = rearAxle;
  const teeth = edged(
    0.1,
    ([, b, c]) => {
      const [v, w] = [b - y, c - z];
      return Math.abs(Math.hypot(v, w) - 8.2 - 0.25 * Math.cos(48 * Math.atan2(v, w))) - 2.2;
    },
    ([x]) => Math.abs(x - 6.9) - 0.3,
  );
  const chain = together(
    roundCone([6.9, y + 10.3, z + 1], [6.9, 7.4, 0], 0.6, 0.6),
    roundCone([6.9, y - 10.3, z - 1], [6.9, 1.6, 0], 0.6, 0.6),
  );
  const spindle = cylinder([-13, y, z], [13, y, z], 1.2);
  return {
    id: "drive",
    distance: together(teeth, chain, spindle),
    from: [-15, -20, -83],
    to: [15, 10, 2],
    step: 0.4,
  };
}
