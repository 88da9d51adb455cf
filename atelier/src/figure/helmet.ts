import { roundCone, smoothUnion, type Distance } from "../mannequin/distance.ts";
import type { Vector } from "../mannequin/vector.ts";
import { markOn } from "./maker-mark.ts";
import { both, ellipsoid, roundBox, shell, without } from "./solids.ts";

/** The opening for face and goggles. */
export const port: Distance = smoothUnion(
  2,
  roundBox([0, 0.4, 15], [9.6, 4.9, 11], 3.6),
  roundBox([0, -2.6, 16], [5, 3.4, 10], 2.6),
);

/** The goggles' glass. */
export const lens: Distance = both(
  ellipsoid([0, 0.2, 2.8], [10.2, 7.8, 11.9]),
  roundBox([0, 0.65, 12], [8.5, 3.75, 9], 2.4),
);

/** A helmet for the hills with goggles, cm, about the middle of the head: y up, z where the rider looks. */
export const helmet: Readonly<Record<string, Distance>> = makeHelmet();

function makeHelmet(): Record<string, Distance> {
  const skull = ellipsoid([0, 1.2, -1.6], [12.2, 12.9, 14.6]);
  const cheeks = ellipsoid([0, -6.2, 1.5], [11.2, 9.5, 12.2]);
  // The chin runs out to a wedge, as far as a mouth needs to breathe.
  const chin = smoothUnion(
    3,
    roundCone([-8, -7.2, 5], [-2.6, -8.7, 16.4], 4.3, 2.9),
    roundCone([8, -7.2, 5], [2.6, -8.7, 16.4], 4.3, 2.9),
    roundBox([0, -8.8, 14.4], [4.2, 3.3, 6], 2.6),
  );
  const whole = smoothUnion(4, smoothUnion(5, skull, cheeks), chin);
  const hollow = roundBox([0, -16, -1], [8.2, 9, 9], 5);
  const rear = roundBox([0, -15.5, -13], [20, 6, 9], 3);
  const outer = without(whole, 1.2, port, hollow, rear);
  const vents = [
    mouthVent,
    roundBox([4.4, 12.3, 5], [0.9, 2.2, 3.4], 0.7),
    roundBox([-4.4, 12.3, 5], [0.9, 2.2, 3.4], 0.7),
  ];
  // Ridges that run over the crown and widen to the back.
  const crown = both(shell(skull, -1.4, 0.7), roundBox([0, 14, -4], [3.4, 10, 13], 1.6));
  // Plates that hold the peak lie on the skull and widen to their screw.
  const plate = roundCone([0, 10.6, 7.4], [0, 6.3, 1.4], 2, 2.6);
  const wings = both(
    shell(skull, -0.8, 0.95),
    ([, y, z]) => plate([0, y, z]),
    ([x]) => 5 - Math.abs(x),
  );
  // A frame round the lens, with a guard over the nose.
  const goggles = without(
    smoothUnion(
      0.8,
      both(ellipsoid([0, 0.2, 2.8], [10.2, 7.8, 12.3]), roundBox([0, 0.4, 12], [9.5, 4.8, 8], 3)),
      both(ellipsoid([0, -1.2, 3.4], [6, 7.6, 11.5]), roundBox([0, -4.4, 14], [2.5, 1.9, 6], 1.3)),
    ),
    0.4,
    roundBox([0, 0.65, 16], [8.3, 3.6, 9], 2.3),
  );
  const strap = both(
    shell(smoothUnion(5, skull, cheeks), -1.4, 0.5),
    roundBox([0, 1.2, -4], [20, 2.1, 13.5], 0.6),
  );
  const mouth = both(shell(whole, -2.4, -1.1), roundBox([0, -8.6, 15], [9, 2.6, 8], 1));
  const inner = both(whole, roundBox([0, -3, -2], [9.4, 8.6, 8.5], 5));
  const guard = without(both(shell(whole, -1.2, 0.28), mouthPiece), 0.3, mouthVent);
  // The cheek is a plate of its own: it runs back from the chin and rises behind the ear.
  const cheek = both(shell(outer, -1.2, 0.24), cheekOutline, ([x]) => 5.4 - Math.abs(x));
  const screw: Distance = ([, y, z]) => Math.hypot(y - peakScrew[0], z - peakScrew[1]) - 1.2;
  const screws = both(shell(skull, 0, 1.2), screw, ([x]) => 4 - Math.abs(x));
  const mark = markOn(
    (place) => outer(place) - 0.2,
    3.4,
    ([x, y, z]) => [z - cheekMark[1], y - cheekMark[0], Math.abs(x) - 6],
  );
  return {
    shell: smoothUnion(0.5, without(outer, 0.5, ...vents), crown),
    peak: smoothUnion(1, visor, wings),
    goggles,
    lens,
    strap,
    lining: smoothUnion(1, mouth, inner),
    guard,
    cheek,
    screws,
    mark,
  };
}

/** Distance to the mouth piece's outline, cm: narrower below than above, as a jaw is. */
export function mouthPiece([x, y, z]: Vector): number {
  const half = 4.6 + 0.35 * (y + 9.3);
  const [u, v] = [(Math.abs(x) - half) * 0.94 + 1, Math.abs(y + 9.3) - 2.9 + 1];
  return Math.max(
    Math.hypot(Math.max(u, 0), Math.max(v, 0)) + Math.min(Math.max(u, v), 0) - 1,
    12 - z,
  );
}

/** Openings on both sides of the mouth piece's middle. */
function mouthVent([x, y, z]: Vector): number {
  const aside = Math.abs(x);
  const outer = (aside - 3.5 - 0.35 * (y + 9.3)) * 0.94;
  const [u, v] = [Math.max(outer, 0.45 - aside) + 0.4, Math.abs(y + 9.1) - 1.75 + 0.4];
  return Math.max(
    Math.hypot(Math.max(u, 0), Math.max(v, 0)) + Math.min(Math.max(u, v), 0) - 0.4,
    16.4 - z,
  );
}

/** Where the peak's screws are, and the middle of the mark on the cheek: height and depth, cm. */
export const peakScrew = [6.3, 1.4] as const;
export const cheekMark = [-5.6, 0.6] as const;

/** Distance to the cheek plate's outline seen from the side, cm, negative inside. */
export function cheekOutline([, y, z]: Vector): number {
  const middle = -6.2 - 0.14 * (z - 2) + 0.012 * Math.max(0, -z) ** 2;
  const half = 3.1 - 0.11 * Math.max(0, z - 2) - 0.1 * Math.max(0, -z);
  const [u, v] = [Math.abs(z - 0.2) - 10.6 + 1, (Math.abs(y - middle) - half) * 0.95 + 1];
  return Math.hypot(Math.max(u, 0), Math.max(v, 0)) + Math.min(Math.max(u, v), 0) - 1;
}

/** Half the peak's thickness. */
const rim = 0.48;

/** How high the peak's sheet is. */
const peakRise = (x: number, z: number) => 13.1 + 0.03 * (z - 4) - 0.032 * x * x;

/** How far a place is below the middle of the peak's sheet, cm. */
export function underPeak([x, y, z]: Vector): number {
  return peakRise(x, z) - y;
}

/** A curved sheet before the forehead that rises a little and narrows to its end. */
function visor([x, y, z]: Vector): number {
  const along = (z - 4) / 23;
  const half = 9.6 - 2.2 * Math.max(0, along) ** 2;
  const rise = peakRise(x, z);
  const sheet = Math.abs(y - rise) / Math.hypot(1, 0.03, 0.064 * x) - rim;
  const [u, v] = [Math.abs(x) - half + 4, Math.abs(z - 16.3) - 12.3 + 4];
  const outline = Math.hypot(Math.max(u, 0), Math.max(v, 0)) + Math.min(Math.max(u, v), 0) - 4;
  // Where sheet and outline meet the edge is round.
  const [p, q] = [sheet + rim, outline + rim];
  return Math.hypot(Math.max(p, 0), Math.max(q, 0)) + Math.min(Math.max(p, q), 0) - rim;
}
