import { cuts, waves } from "../../figure/carving.ts";
import type { GearSolid } from "../../figure/gear.ts";
import { inFrame } from "../../figure/solids.ts";
import { add, cross, dot, scale, subtract, unit, type Vector } from "../../mannequin/vector.ts";
import { bodywork } from "./bodywork.ts";
import { chassis, rearAxle } from "./chassis.ts";
import { forkFittings, bodyFittings } from "./fittings.ts";
import { axle, fork, hose, numberPlate, rake } from "./fork.ts";
import { frontFender } from "./front-fender.ts";
import { bodyLivery, fenderLivery } from "./livery.ts";
import type { Part } from "./shapes.ts";
import { frontWheel, rearWheel, wheel } from "./wheel.ts";

/** Where a rider has his bike, cm in the workshop. */
export interface BikePlace {
  /** Middle of the bar where it is clamped. */
  readonly clamp: Vector;
  /** Between the pegs, level with his soles. */
  readonly pegs: Vector;
  /** Distance to his number in figures so many cm high, along and up as its reader sees it. */
  readonly number: (high: number) => (along: number, up: number) => number;
  /** The same to his sponsor's name in capitals. */
  readonly sponsor: BikePlace["number"];
}

/** A motocross bike under a rider: the fork runs through the bar he holds, the pegs are under his soles. Ids are looks. */
export function bike({ clamp, pegs, number, sponsor }: BikePlace): GearSolid[] {
  const up: Vector = [0, 1, 0];
  const level = subtract(clamp, pegs);
  const ahead = unit([level[0], 0, level[2]]);
  const { up: along, ahead: before } = forkFrame(clamp, pegs);
  const front: Frame = { at: clamp, up: along, ahead: before };
  const frame: Frame = { at: pegs, up, ahead };
  const hub = add(clamp, add(scale(along, -axle.down), scale(before, axle.ahead)));
  const rear = add(pegs, add(scale(up, rearAxle[1]), scale(ahead, rearAxle[2])));
  const stand = (parts: readonly Part[], where: Frame) => parts.map((part) => inWorld(part, where));
  return [
    ...stand(
      [...fork(), ...forkFittings(), ...numberPlate(number(10), sponsor(1.8)), hose()],
      front,
    ),
    ...stand([frontFender(), ...fenderLivery()], { at: clamp, up, ahead }),
    ...stand(wheel("front", frontWheel, 0.4), { at: hub, up, ahead }),
    ...stand(wheel("rear", rearWheel, 0.5), { at: rear, up, ahead }),
    ...stand([...bodywork(), ...bodyLivery(number(12)), ...bodyFittings(), ...chassis()], frame),
  ];
}

/** How the fork stands through the bar's clamp: up along it, ahead of it, and to the rider's left. */
export function forkFrame(clamp: Vector, pegs: Vector) {
  const level = subtract(clamp, pegs);
  const ahead = unit([level[0], 0, level[2]]);
  const along = add([0, Math.cos(rake), 0], scale(ahead, -Math.sin(rake)));
  const before = add([0, Math.sin(rake), 0], scale(ahead, Math.cos(rake)));
  return { at: clamp, up: along, ahead: before, left: cross(along, before) };
}

/** Where a part's origin is in the world, its y and its z. */
interface Frame {
  readonly at: Vector;
  readonly up: Vector;
  readonly ahead: Vector;
}

function inWorld(
  { id, distance, from, to, step, fins }: Part,
  { at, up, ahead }: Frame,
): GearSolid {
  const own = inFrame(at, up, ahead);
  const across = cross(up, ahead);
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => {
    const [x, y, z] = [0, 1, 2].map((c) => (((n >> c) & 1) === 0 ? from : to)[c] as number) as [
      number,
      number,
      number,
    ];
    return add(at, add(scale(across, x), add(scale(up, y), scale(ahead, z))));
  });
  const bound = (of: typeof Math.min) =>
    [0, 1, 2].map((c) => of(...corners.map((corner) => corner[c] as number))) as unknown as Vector;
  const carving = fins && {
    carving: ([x, y, z]: Vector) => {
      const place = own([x / 10, y / 10, z / 10]);
      return cuts(waves(dot(place, unit(fins.along)) / fins.apart, fins.high));
    },
  };
  return {
    id,
    distance: (place) => distance(own(place)),
    from: bound(Math.min),
    to: bound(Math.max),
    step,
    ...carving,
  };
}
