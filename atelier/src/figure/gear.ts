import { roundCone, type Distance } from "../mannequin/distance.ts";
import { add, scale, subtract, unit, type Vector } from "../mannequin/vector.ts";
import { bikeLooks } from "../attack/bike/looks.ts";
import type { Sheen } from "../light/sheen.ts";
import { boot, bootUnder } from "./boot.ts";
import { bootCarvings } from "./boot-carvings.ts";
import { bootPaints } from "./boot-paints.ts";
import type { WorldCarving } from "./carving.ts";
import { helmetCarvings } from "./helmet-carvings.ts";
import { helmet } from "./helmet.ts";
import { helmetPaints } from "./helmet-paints.ts";
import type { Body } from "./read-body.ts";
import type { Paint } from "./paint.ts";
import { skinMesh } from "./skin-mesh.ts";
import { inFrame, placed } from "./solids.ts";
import { type SmoothSkin, thinSkin } from "./thin-skin.ts";

/** A part of the gear: its skin in millimetres, and what it is like. */
export interface GearPiece {
  readonly id: string;
  readonly skin: SmoothSkin;
  readonly colour: string;
  readonly sheen: Sheen;
  /** What its skin was drawn round, cm in the world. */
  readonly body: Distance;
  /** What it is painted, mm in the world: share of its colour's light that is left. */
  readonly paint?: Paint | undefined;
  /** What is moulded and sewn into it: seen in its light, not in its skin. */
  readonly carving?: WorldCarving | undefined;
}

const rubber: Sheen = { strength: 0.07, power: 14 };
/** Lacquer over paint. */
const gloss: Sheen = { strength: 0.05, power: 14, rim: 0, mirror: { share: 0.05, soft: 0.3 } };
/** Moulded plastics. */
const matt: Sheen = { strength: 0.07, power: 12, rim: 0.02, mirror: { share: 0.03, soft: 0.55 } };
const metal: Sheen = { strength: 0.1, power: 20, rim: 0, mirror: { share: 0.3, soft: 0.3 } };
/** Levers of buckles, of brushed metal: what a polished one throws back along its edges is a scribble. */
const brushed: Sheen = { strength: 0.1, power: 10, rim: 0, mirror: { share: 0.1, soft: 0.7 } };
/** A lens that is coated to mirror the sun. */
const glass: Sheen = { strength: 0, power: 10, rim: 0, mirror: { share: 0.24, soft: 0.3 } };
const cloth: Sheen = { strength: 0.04, power: 6, rim: 0.015 };

/**
 * White, black and bare metal, as riders buy them: neutral, so that a kit of any colour is what is looked at, and apart
 * from the black that most kits have at knees and hands.
 */
const looks: Readonly<Record<string, Pick<GearPiece, "colour" | "sheen">>> = {
  shell: { colour: "#f7f8f9", sheen: gloss },
  cheek: { colour: "#e2e4e7", sheen: gloss },
  peak: { colour: "#f7f8f9", sheen: matt },
  goggles: { colour: "#1b1c1f", sheen: matt },
  lens: { colour: "#8796a8", sheen: glass },
  strap: { colour: "#1d1f23", sheen: cloth },
  lining: { colour: "#101114", sheen: cloth },
  neck: { colour: "#24262b", sheen: cloth },
  upper: { colour: "#eff0f2", sheen: matt },
  sole: { colour: "#55585f", sheen: rubber },
  plate: { colour: "#fafbfb", sheen: matt },
  cap: { colour: "#303237", sheen: matt },
  guard: { colour: "#2a2c31", sheen: matt },
  brace: { colour: "#232529", sheen: matt },
  straps: { colour: "#24262a", sheen: rubber },
  instep: { colour: "#24262a", sheen: rubber },
  buckles: { colour: "#a3a8b0", sheen: brushed },
  screws: { colour: "#a6aab2", sheen: metal },
  mark: { colour: "#f4f5f6", sheen: matt },
  bar: { colour: "#858a93", sheen: metal },
  levers: { colour: "#6b7078", sheen: metal },
  grips: { colour: "#16171a", sheen: rubber },
  pad: { colour: "#1d1f23", sheen: cloth },
  ...bikeLooks,
};

/** How finely parts are looked through, cm: padding is nearly all out of sight, the peak has a thin rim, marks have sharp corners. */
const headSteps: Readonly<Record<string, number>> = {
  lining: 0.85,
  peak: 0.36,
  shell: 0.45,
  guard: 0.32,
  cheek: 0.36,
  screws: 0.24,
  mark: 0.2,
};
const bootSteps: Readonly<Record<string, number>> = {
  plate: 0.36,
  cap: 0.36,
  sole: 0.4,
  guard: 0.36,
  brace: 0.36,
  straps: 0.3,
  instep: 0.3,
  buckles: 0.22,
  screws: 0.22,
  mark: 0.14,
};

/** Shares of their triangles that parts keep which are drawn finely for their edges, or out of sight. */
const keeps: Readonly<Record<string, number>> = {
  lining: 0.08,
  plate: 0.15,
  cap: 0.12,
  sole: 0.16,
  straps: 0.13,
  mark: 0.1,
  guard: 0.17,
};

/** A part before its skin is drawn: a solid where it stands in the world, in a box, cm. */
export interface GearSolid {
  readonly id: string;
  readonly distance: Distance;
  readonly from: Vector;
  readonly to: Vector;
  readonly step: number;
  readonly carving?: WorldCarving | undefined;
  readonly paint?: Paint | undefined;
}

/** Helmet, goggles, neck and boots of a body; `covered` when pants hang over the boots. `more` is what else he has. */
export function makeGear(
  body: Body,
  covered: boolean,
  more: readonly GearSolid[] = [],
): GearPiece[] {
  const { size } = body;
  const pieces: GearSolid[] = [...more];
  const { up = upright, helmet: larger = 1 } = body.head;
  const headSize = larger * size;
  const headBox = { from: [-16, -18, -20], to: [16, 20, 32] } as const;
  for (const [id, distance] of Object.entries(helmet)) {
    pieces.push({
      id,
      ...boxed(distance, body.head.at, [up, body.head.front], headSize, {
        ...headBox,
        step: headSteps[id] ?? 0.5,
      }),
      carving: carved(helmetCarvings[id], body.head.at, [up, body.head.front], headSize),
      paint: carved(helmetPaints[id], body.head.at, [up, body.head.front], headSize),
    });
  }
  const high = add(body.head.at, add(scale(up, -9 * size), [0, 0, -2]));
  const { at, radius } = body.neck;
  const low = add(at, scale(unit(subtract(high, at)), -5 * size));
  pieces.push({
    id: "neck",
    distance: roundCone(low, high, radius, Math.max(radius, 6.4 * size)),
    carving: carved(helmetCarvings["neck"], at, [upright, body.head.front], size),
    from: [0, 1, 2].map((c) => Math.min(low[c] as number, high[c] as number) - 9) as never,
    to: [0, 1, 2].map((c) => Math.max(low[c] as number, high[c] as number) + 9) as never,
    step: 0.6,
  });
  for (const [side, foot] of Object.entries(body.feet)) {
    const outer = side === "left" ? 1 : -1;
    const box = { from: [-14, -1, -15], to: [14, 46, 26] } as const;
    const carvings = bootCarvings(foot.leg, outer, covered);
    const paints = bootPaints(foot.leg, outer);
    for (const [id, distance] of Object.entries((covered ? bootUnder : boot)(foot.leg, outer)))
      pieces.push({
        id: `${id}_${side}`,
        ...boxed(distance, foot.at, [upright, foot.front], foot.size, {
          ...box,
          step: bootSteps[id] ?? 0.5,
        }),
        carving: carved(carvings[id], foot.at, [upright, foot.front], foot.size),
        paint: carved(paints[id], foot.at, [upright, foot.front], foot.size),
      });
  }
  return pieces.map(({ id, distance, from, to, step, carving, paint }) => {
    const part = id.replace(/_(left|right)$/u, "");
    const look = looks[part];
    if (!look) throw new RangeError(`${id} has no look`);
    const skin = thinSkin(distance, skinMesh(distance, { from, to, step }), step, keeps[part]);
    const positions = skin.positions.map((v) => 10 * v);
    return { id, skin: { ...skin, positions }, body: distance, paint, carving, ...look };
  });
}

/** What is told over a part's own centimetres where the part stands in the world, mm. */
function carved<T>(
  carving: ((place: Vector) => T) | undefined,
  at: Vector,
  [up, front]: readonly [up: Vector, front: Vector],
  size: number,
): ((place: Vector) => T) | undefined {
  if (!carving) return undefined;
  const own = inFrame(at, up, front);
  return ([x, y, z]) => {
    const [u, v, w] = own([x / 10, y / 10, z / 10]);
    return carving([u / size, v / size, w / size]);
  };
}

/** A solid about its own origin where it stands in the world, and a box that holds it. */
function boxed(
  distance: Distance,
  at: Vector,
  [up, front]: readonly [up: Vector, front: Vector],
  size: number,
  box: { readonly from: Vector; readonly to: Vector; readonly step: number },
) {
  const own: Distance = ([x, y, z]) => distance([x / size, y / size, z / size]) * size;
  // However the solid is turned about its upright; and however it is tilted.
  const sides = [box.from[0], box.from[2], box.to[0], box.to[2]];
  const all = up === upright ? sides : [...sides, box.from[1], box.to[1]];
  const reach = Math.max(...all.map(Math.abs)) * size;
  const high = (value: number) => value * size + at[1];
  const [low, top] =
    up === upright ? [high(box.from[1]) - 2, high(box.to[1]) + 2] : [at[1] - reach, at[1] + reach];
  return {
    distance: placed(own, at, up, front),
    from: [at[0] - reach, low, at[2] - reach] as Vector,
    to: [at[0] + reach, top, at[2] + reach] as Vector,
    step: box.step * size,
  };
}

const upright: Vector = [0, 1, 0];
