import { girth } from "../mannequin/girth.ts";
import type { Body } from "../mannequin/distance-grid.ts";
import { ball, roundCone, smoothUnion, trunk, type Distance } from "../mannequin/distance.ts";
import type { MeasuredGirth } from "../drape/recipe.ts";
import { add, mix, scale, subtract, turn, type Vector } from "../mannequin/vector.ts";
import { makeArm, smoothStep, upright, type Arm, type ArmPose, type Reach } from "./arm.ts";
import { crouched, type Crouch } from "./crouch.ts";
import { fitRings, type RingShape } from "./fit-rings.ts";
import type { UpperMeasures } from "./upper-measures.ts";

/** What the table does not say: the build. Lengths are shares of the height. */
export interface Build {
  readonly rings: readonly RingShape[];
  /** Swellings of chest and back, one side; the other is their mirror. */
  readonly swellings: readonly { readonly at: Vector; readonly radius: number }[];
  /** Thickness of the pants' waist the jersey hangs over, which girths do not count; a share of the height. */
  readonly trousers: number;
  /** Thickness of the guard worn over chest, back and shoulders, which girths do not count; a share of the height, none when left out. */
  readonly guard?: number;
  /** How far a top is pushed up over the hips of this body beside others, 1 when left out. */
  readonly gathers?: number;
  /** How thick arms are beside the table's, 1 when left out: beside thinner ones, cloth finds room below the armpit. */
  readonly arms?: number;
  readonly levels: { readonly chest: number; readonly waist: number; readonly hip: number };
}

export interface Pose {
  readonly left: ArmPose | Reach;
  readonly right: ArmPose | Reach;
  /** Degrees the shoulders are turned against the hips, the wearer's left shoulder to the back. */
  readonly twist: number;
  /** Degrees the trunk leans to the wearer's left above the waist, that shoulder the lower one; upright when left out. */
  readonly lean?: number;
  /** How the trunk crouches over a bike; it stands when left out. */
  readonly crouch?: Crouch | undefined;
}

/** Somebody whose arms hang, told by their angles. */
export type Hanging = Pick<Pose, "twist" | "lean"> & Readonly<Record<"left" | "right", ArmPose>>;

export interface UpperBody {
  readonly body: Body;
  readonly arms: readonly [left: Arm, right: Arm];
  readonly girths: () => readonly MeasuredGirth[];
  /** Where a place of the upright, unturned body is in this pose, and back. */
  readonly posed: (place: Vector) => Vector;
  readonly square: (place: Vector) => Vector;
  /** The same for what goes along with the chest as one. */
  readonly chest: {
    readonly posed: (place: Vector) => Vector;
    readonly square: (place: Vector) => Vector;
  };
}

/** Level of the high shoulder (where neck and shoulder meet), as a share of the height. */
export const highShoulder = 0.8583;

/** How far arms grow together with the trunk, a share of the height: thinner ones hardly, or no cloth would fit in between. */
const armpits = { grown: 0.018, bare: 0.003 };

const ahead: Vector = [0, 0, 1];

/** Makes a mannequin from hip to neck whose girths are those of the size table. */
export function makeUpperBody(measures: UpperMeasures, build: Build): (pose: Pose) => UpperBody {
  const { height } = measures;
  const swellings = build.swellings.flatMap(({ at, radius }) =>
    [1, -1].map((side) =>
      ball([side * at[0] * height, at[1] * height, at[2] * height], radius * height),
    ),
  );
  const torsoOf = (rings: Parameters<typeof trunk>[0]) =>
    smoothUnion(0.022 * height, trunk(rings), ...swellings);
  const wanted = {
    chest: { y: build.levels.chest * height, girth: measures.chest },
    waist: { y: build.levels.waist * height, girth: measures.waist },
    hip: { y: build.levels.hip * height, girth: measures.hip },
  };
  const rings = fitRings(build.rings, wanted, height, torsoOf);
  const torso = torsoOf(rings);
  const { guard = 0 } = build;
  const worn = (place: Vector) =>
    torso(place) -
    height * (build.trousers * overHips(place[1] / height) + guard * overChest(place[1] / height));
  const neck = fitNeck(measures, worn, guard);
  const { arms: thick = 1 } = build;
  const limbs = { ...measures, biceps: thick * measures.biceps };
  const armpit = (thick < 1 ? armpits.bare : armpits.grown) * height;
  return (pose) => {
    const twist = (pose.twist * Math.PI) / 180;
    const lean = ((pose.lean ?? 0) * Math.PI) / 180;
    const above = (y: number) => smoothStep((y / height - 0.53) / 0.2);
    const waist: Vector = [0, 0.6 * height, 0];
    const leant = (place: Vector, way: 1 | -1) =>
      lean === 0
        ? place
        : add(waist, turn(subtract(place, waist), ahead, -way * lean * above(place[1])));
    const crouch = pose.crouch && crouched(pose.crouch, height);
    const same = (place: Vector) => place;
    const { down, up, chestDown, chestUp } = crouch ?? {
      ...{ down: same, up: same, chestDown: same, chestUp: same },
    };
    const posed = (place: Vector) => down(leant(turn(place, upright, twist * above(place[1])), 1));
    const square = (place: Vector) => {
      const straight = leant(up(place), -1);
      return turn(straight, upright, -twist * above(straight[1]));
    };
    const shoulder = (place: Vector) => leant(place, 1);
    const arms = [
      makeArm(1, limbs, pose.left, twist, shoulder, crouch?.chestDown),
      makeArm(-1, limbs, pose.right, twist, shoulder, crouch?.chestDown),
    ] as const;
    const distance = smoothUnion(
      armpit,
      (place) => neck.distance(square(place)),
      ...arms.map((arm) => arm.distance),
    );
    return {
      arms,
      posed,
      square,
      chest: { posed: chestDown, square: chestUp },
      body: {
        distance,
        from: scale(pose.crouch ? [-0.42, 0.2, -0.36] : [-0.42, 0.39, -0.14], height),
        to: scale(pose.crouch ? [0.42, 0.9, 0.48] : [0.42, 0.9, 0.19], height),
      },
      girths: () => [
        ...Object.entries(wanted).map(([name, { y, girth: value }]) => ({
          name,
          wanted: value,
          measured: girth(torso, [0, y, 0]),
        })),
        { name: "neck base", wanted: measures.neckBase, measured: neck.measured },
        armGirth("biceps", measures.biceps, arms[0], arms[0].shoulder, arms[0].elbow, 0.5),
        armGirth("wrist", measures.wrist, arms[0], arms[0].elbow, arms[0].wrist, 0.995),
      ],
    };
  };
}

/** Where the pants and their belt are: whole up to the hips, thinning out above the waist. */
function overHips(level: number): number {
  return smoothStep((0.67 - level) / 0.1);
}

/** Where a guard is: from below the ribs upwards. */
function overChest(level: number): number {
  return smoothStep((level - 0.63) / 0.06);
}

function armGirth(name: string, wanted: number, arm: Arm, a: Vector, b: Vector, share: number) {
  return { name, wanted, measured: girth(arm.distance, mix(a, b, share), subtract(b, a)) };
}

/** The neck, thick enough that a tape round its base shows the table's girth; and the shoulders' slope to it. */
function fitNeck(
  { height, neckBase, shoulderWidth }: UpperMeasures,
  torso: Distance,
  guard: number,
): { readonly distance: Distance; readonly measured: number } {
  const place = (x: number, y: number, z: number): Vector => scale([x, y, z], height);
  const slope = [1, -1].map((side) =>
    roundCone(
      add(place(0, 0.8235, -0.007), [side * 0.0222 * height, 0, 0]),
      add(place(0, 0.7922, -0.003), [side * 0.352 * shoulderWidth, 0, 0]),
      (0.0205 + 0.4 * guard) * height,
      (0.0262 + guard) * height,
    ),
  );
  // The base runs from the seventh neck bone down to the pit of the neck; above it the neck is slimmer.
  const centre = place(0, 0.826, -0.001);
  const axis: Vector = [0, Math.cos(0.45), Math.sin(0.45)];
  const neckOf = (radius: number) =>
    smoothUnion(
      0.01 * height,
      roundCone(place(0, 0.8, -0.005), place(0, 0.85, 0.002), radius, 0.84 * radius),
      roundCone(place(0, 0.85, 0.002), place(0, 0.89, 0.011), 0.84 * radius, 0.82 * radius),
    );
  let radius = neckBase / (2 * Math.PI);
  for (let i = 0; i < 8; i++) radius *= neckBase / girth(neckOf(radius), centre, axis);
  const neck = neckOf(radius);
  return {
    distance: smoothUnion(0.022 * height, torso, ...slope, neck),
    measured: girth(neck, centre, axis),
  };
}
