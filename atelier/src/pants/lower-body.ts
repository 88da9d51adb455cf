import {
  ball,
  mirrored,
  roundCone,
  smoothUnion,
  trunk,
  type Distance,
} from "../mannequin/distance.ts";
import { fitGirths, type Tape, type TapePlace } from "../mannequin/fit-girths.ts";
import { mix, subtract, unit } from "../mannequin/vector.ts";
import { type Hips, onHips, squareHips } from "./hips.ts";
import { standingLegs, type LegBones, type Legs, type LowerMeasures } from "./leg-bones.ts";
import { ridingGear, type TrunkSizes } from "./riding-gear.ts";

/** The girths that are fitted to the table. */
const fitted = ["waist", "hip", "thigh", "knee", "calf", "ankle"] as const;
type Fitted = (typeof fitted)[number];
type Factors = Readonly<Record<Fitted, number>>;

export interface LowerBody {
  /** The rider's skin, as the size table has it. */
  readonly skin: Distance;
  /** The rider dressed to ride: with knee braces and guards. What the cloth lies on. */
  readonly dressed: Distance;
  readonly legs: Legs;
  readonly tapes: readonly Tape[];
}

/** A rider's lower body whose girths are those of the table; `boots` when the pants are worn over them. */
export function lowerBody(
  body: LowerMeasures,
  {
    boots = false,
    legs = standingLegs(body),
    hips = squareHips,
  }: { boots?: boolean; legs?: Legs; hips?: Hips } = {},
): LowerBody {
  // A tape is laid round a rider who stands.
  const measured = hips.tilt ? standingLegs(body) : legs;
  const { factors, tapes } = fitGirths(fitted, body, (f) => tapesOf(body, measured, f));
  const skin = skinOf(body, legs, factors, hips);
  const gear = ridingGear(body, legs, sizesOf(body, factors), { boots, hips });
  return { skin, dressed: smoothUnion(2, skin, ...gear), legs, tapes };
}

function tapesOf(
  body: LowerMeasures,
  legs: Legs,
  factors: Factors,
): Readonly<Record<Fitted, TapePlace>> {
  const skin = skinOf(body, legs, factors);
  const leg = legOf(body, legs.left, factors);
  const { crotch, rise } = levels(body);
  const { hip, knee, ankle } = legs.left;
  const thighAxis = unit(subtract(hip, knee));
  const shinAxis = unit(subtract(knee, ankle));
  return {
    waist: { body: skin, at: [0, crotch + rise, 0], axis: [0, 1, 0] },
    hip: { body: skin, at: [0, crotch + rise / 2, 0], axis: [0, 1, 0] },
    thigh: {
      body: leg,
      at: mix(hip, knee, (hip[1] - crotch + 3) / (hip[1] - knee[1])),
      axis: thighAxis,
    },
    knee: { body: leg, at: knee, axis: shinAxis },
    calf: { body: leg, at: mix(knee, ankle, calfShare), axis: shinAxis },
    ankle: { body: leg, at: mix(knee, ankle, 0.97), axis: shinAxis },
  };
}

const calfShare = 0.34;

/** Against the body the rings are drawn for: W32. */
function sizesOf(body: LowerMeasures, f: Factors): TrunkSizes {
  return { hips: (f.hip * body.hip) / 950, waist: (f.waist * body.waist) / 813 };
}

function levels(body: LowerMeasures) {
  return { crotch: body.crotchToFloor / 10, rise: body.bodyRise / 10 };
}

function skinOf(body: LowerMeasures, legs: Legs, f: Factors, stand = squareHips): Distance {
  const { crotch, rise } = levels(body);
  const { hips, waist } = sizesOf(body, f);
  const ring = (share: number, width: number, depth: number, front: number, by: number) => ({
    y: crotch + share * rise,
    width: width * by,
    depth: depth * by,
    front,
  });
  const middle = (hips + waist) / 2;
  const torso = trunk([
    ring(0.08, 8.5, 6.5, -1.2, hips),
    ring(0.22, 14.8, 9.2, -0.8, hips),
    ring(0.5, 16.2, 10.2, -0.6, hips),
    ring(0.76, 15, 9.9, -0.4, middle),
    ring(1, 14, 9.8, -0.2, waist),
    ring(1.5, 14.6, 10.2, 0, waist),
  ]);
  // Over a bent hip the seat is drawn flat.
  const full = stand.tilt ? 0.82 * hips : hips;
  const seat = roundCone(
    [7.8 * hips, crotch + 0.45 * rise, -4.4 * full],
    [7.6 * hips, crotch + 0.28 * rise, -3.8 * full],
    7.8 * full,
    7 * full,
  );
  return smoothUnion(
    2.5,
    onHips(torso, legs, stand),
    legOf(body, legs.left, f),
    mirrored(legOf(body, legs.right, f)),
    onHips(seat, legs, stand),
    onHips(mirrored(seat), legs, stand),
  );
}

function legOf(body: LowerMeasures, { hip, knee, ankle }: LegBones, f: Factors): Distance {
  const radius = (name: Fitted) => (f[name] * body[name]) / (20 * Math.PI);
  const calf = mix(knee, ankle, calfShare);
  const [kneeRadius, calfRadius] = [radius("knee"), radius("calf")];
  return smoothUnion(
    2,
    roundCone(hip, knee, radius("thigh") * 1.04, kneeRadius),
    roundCone(knee, ankle, kneeRadius * 0.96, radius("ankle")),
    ball([calf[0], calf[1], calf[2] - 0.9 * (calfRadius / 5.9)], calfRadius * 0.94),
  );
}
