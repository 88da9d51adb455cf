import {
  add,
  dot,
  length,
  mix,
  scale,
  subtract,
  turn,
  unit,
  type Vector,
} from "../mannequin/vector.ts";
import { turnTo } from "../mannequin/turn-to.ts";
import { type Hips, withHips } from "./hips.ts";
import type { LegBones, Legs } from "./leg-bones.ts";

/** How a rider crouches on his pegs, from standing to rest; cm on a rider of 177, outwards and forwards positive. */
export interface LegCrouch {
  /** Of the hip joints' middle: upwards and forwards. */
  readonly hips: readonly [number, number];
  /** Degrees the hips are tilted forward. */
  readonly pitch: number;
  readonly left: LegAim;
  readonly right: LegAim;
  /** How far the waistband slides down, and how much further behind, where a bent back draws it. */
  readonly slide: readonly [number, number];
}

interface LegAim {
  /** Of the ankle. */
  readonly ankle: readonly [number, number];
  /** How far outwards a knee points beside how far forward. */
  readonly knee: number;
}

/** A rider somewhere on the way into his crouch. */
export interface CrouchedStand {
  readonly legs: Legs;
  readonly hips: Hips;
  readonly share: number;
}

/** A rider who has come a share of the way; thighs and shins keep their lengths. */
export function crouchedStand(
  standing: Legs,
  crouch: LegCrouch,
  hips: Hips,
  height: number,
  share: number,
): CrouchedStand {
  const by = height / 1770;
  const { hip } = standing.left;
  const from: Vector = [0, hip[1], hip[2]];
  const to: Vector = [
    0,
    hip[1] + share * by * crouch.hips[0],
    hip[2] + share * by * crouch.hips[1],
  ];
  const tilted: Hips = {
    drop: share * hips.drop,
    turn: share * hips.turn,
    tilt: { pitch: share * crouch.pitch, from, to },
  };
  const leg = (side: "left" | "right"): LegBones => {
    const way = side === "left" ? 1 : -1;
    const { hip: joint, knee, ankle } = standing[side];
    const [x, y, z] = withHips([way * joint[0], joint[1], joint[2]], standing, tilted, 1);
    const hung: Vector = [way * x, y, z];
    const { ankle: moved, knee: out } = crouch[side];
    const foot: Vector = [
      ankle[0] + share * by * moved[0],
      ankle[1],
      ankle[2] + share * by * moved[1],
    ];
    const now = subtract(knee, mix(joint, ankle, 0.5));
    const points = mix(unit(now), unit([out, 0, 1]), share);
    return {
      hip: hung,
      knee: kneeBetween(
        hung,
        foot,
        length(subtract(knee, joint)),
        length(subtract(ankle, knee)),
        points,
      ),
      ankle: foot,
    };
  };
  return { legs: { left: leg("left"), right: leg("right") }, hips: tilted, share };
}

/** Where a knee is whose hip and foot are given, and which way it points. */
function kneeBetween(
  hip: Vector,
  foot: Vector,
  thigh: number,
  shin: number,
  points: Vector,
): Vector {
  const way = subtract(foot, hip);
  const far = length(way);
  const axis = unit(way);
  const along = (thigh ** 2 - shin ** 2 + far ** 2) / (2 * far);
  const off = Math.sqrt(Math.max(0, thigh ** 2 - along ** 2));
  const out = unit(subtract(points, scale(axis, dot(points, axis))));
  return add(hip, add(scale(axis, along), scale(out, off)));
}

/** Cloth goes along with the bone it lies on: hips, thigh or shin, of the leg on its side. */
export function crouchAlong(
  before: CrouchedStand,
  after: CrouchedStand,
  { slide }: LegCrouch,
  standing: Legs,
  place: Vector,
): Vector {
  const left = step(place[0], -3, 3);
  const withTrunk = (at: Vector): Vector => {
    const [x, y, z] = withHips(at, standing, before.hips, -1);
    const top = step(y, standing.left.hip[1], standing.left.hip[1] + 14);
    const down = (after.share - before.share) * top * (slide[0] + slide[1] * step(-z, -6, 10));
    return withHips([x, y - down, z], standing, after.hips, 1);
  };
  const mirror = ([x, y, z]: Vector): Vector => [-x, y, z];
  const onLeft = alongBones(before.legs.left, after.legs.left, before.hips, withTrunk, place);
  const onRight = mirror(
    alongBones(
      before.legs.right,
      after.legs.right,
      before.hips,
      (at) => mirror(withTrunk(mirror(at))),
      mirror(place),
    ),
  );
  return mix(onRight, onLeft, left);
}

function alongBones(
  before: LegBones,
  after: LegBones,
  { tilt }: Hips,
  withTrunk: (place: Vector) => Vector,
  place: Vector,
): Vector {
  const [thigh, shin] = [
    unit(subtract(before.knee, before.hip)),
    unit(subtract(before.ankle, before.knee)),
  ];
  const down = turn([0, -1, 0], [1, 0, 0], ((tilt?.pitch ?? 0) * Math.PI) / 180);
  const onThigh = step(dot(subtract(place, before.hip), unit(add(down, thigh))), -8, 9);
  const onShin = step(dot(subtract(place, before.knee), unit(add(thigh, shin))), -6, 6);
  const turned = (joint: "hip" | "knee", end: "knee" | "ankle") =>
    add(
      after[joint],
      turnTo(
        subtract(place, before[joint]),
        subtract(before[end], before[joint]),
        subtract(after[end], after[joint]),
      ),
    );
  return mix(
    mix(withTrunk(place), turned("hip", "knee"), onThigh),
    turned("knee", "ankle"),
    onShin,
  );
}

function step(value: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
