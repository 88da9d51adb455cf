import { mirrored, roundCone, smoothUnion, trunk, type Distance } from "../mannequin/distance.ts";
import { mix, type Vector } from "../mannequin/vector.ts";
import { type Hips, onHips } from "./hips.ts";
import type { LegBones, Legs, LowerMeasures } from "./leg-bones.ts";

/** How large hips and waist are against the body the rings are drawn for. */
export interface TrunkSizes {
  readonly hips: number;
  readonly waist: number;
}

/** What is worn under the pants; `boots` too when the pants go over them. */
export function ridingGear(
  body: LowerMeasures,
  legs: Legs,
  sizes: TrunkSizes,
  { boots, hips }: { readonly boots: boolean; readonly hips: Hips },
): readonly Distance[] {
  const { left, right } = legs;
  return [
    onHips(tuckedJersey(body, sizes), legs, hips),
    braceOf(body, left, hips),
    mirrored(braceOf(body, right, hips)),
    ...(boots ? [bootOf(body, left), mirrored(bootOf(body, right))] : []),
  ];
}

/** What fills the pants at the waist: a jersey's tail, as riders wear it. */
function tuckedJersey(body: LowerMeasures, { hips, waist }: TrunkSizes): Distance {
  const [crotch, rise] = [body.crotchToFloor / 10, body.bodyRise / 10];
  return trunk([
    { y: crotch + 0.45 * rise, width: 15.8 * hips, depth: 10 * hips, front: -0.6 },
    { y: crotch + 0.75 * rise, width: 15.4 * waist, depth: 10.6 * waist, front: -1.2 },
    { y: crotch + 1.5 * rise, width: 15.4 * waist, depth: 10.6 * waist, front: -1.2 },
  ]);
}

/** A hinged brace round the knee, its cup in front of it, and the plate on the shin. */
function braceOf(body: LowerMeasures, { hip, knee, ankle }: LegBones, { tilt }: Hips): Distance {
  const by = body.knee / 370;
  // Before a bent knee the cup stands out less.
  const cup = tilt ? 0.35 : 1;
  const onThigh = mix(knee, hip, 0.3);
  const onShin = mix(knee, ankle, 0.3);
  const forward = (place: Vector, by_: number): Vector => [place[0], place[1], place[2] + by_];
  return smoothUnion(
    2.5,
    roundCone(forward(onThigh, 0.4 * by), forward(knee, 0.4 * by), 7.7 * by, 7.4 * by),
    roundCone(forward(knee, 0.4 * by), forward(onShin, 0.3 * by), 7.4 * by, 6.2 * by),
    roundCone(
      forward(mix(knee, hip, 0.09), 2.6 * cup * by),
      forward(mix(knee, ankle, 0.11), 2.2 * cup * by),
      (tilt ? 6 + 0.2 * cup : 6.2) * by,
      (tilt ? 5.4 + 0.2 * cup : 5.6) * by,
    ),
    roundCone(
      forward(onShin, 0.8 * by),
      forward(mix(knee, ankle, 0.72), 0.7 * by),
      5.4 * by,
      4 * by,
    ),
  );
}

/** A boot: its shaft from under the knee, and the foot, on whose instep a hem breaks. */
function bootOf(body: LowerMeasures, { knee, ankle }: LegBones): Distance {
  const by = body.calf / 370;
  const on = (x: number, y: number, z: number): Vector => [
    ankle[0] + (x + outwards * z) * by,
    y * by,
    ankle[2] + z * by,
  ];
  return smoothUnion(
    2.5,
    roundCone(mix(knee, ankle, 0.36), mix(knee, ankle, 0.8), 6.3 * by, 6 * by),
    roundCone(mix(knee, ankle, 0.8), on(0, 8.6, -0.4), 6 * by, 6 * by),
    roundCone(on(0, 6.4, -2.6), on(0, 5.4, 5), 5 * by, 5.2 * by),
    roundCone(on(0, 5.4, 5), on(0, 4.6, 16), 5.2 * by, 4 * by),
    roundCone(on(0, 8.4, 0), on(0, 5.7, 8), 5.9 * by, 4.5 * by),
  );
}

/** Feet point outwards by this share of their length. */
const outwards = 0.2;
