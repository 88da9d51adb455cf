import type { Model, ModelPiece } from "@holeshot/views";
import { add, cross, dot, scale, subtract, unit, type Vector } from "../mannequin/vector.ts";
import type { BootLeg } from "./boot-shape.ts";

/** Where a body under draped cloth has its head, neck, hands and feet; cm. */
export interface Body {
  /** Beside a rider of 180 cm. */
  readonly size: number;
  readonly neck: Neck;
  /** Upright, unless `up` says where its crown is; `helmet` is beside one for a head of this body's size. */
  readonly head: {
    readonly at: Vector;
    readonly front: Vector;
    readonly up?: Vector;
    readonly helmet?: number;
  };
  readonly feet: Readonly<Record<"left" | "right", Foot>>;
}

/** What comes out of a collar: its middle there, and how thick it may be to lie in it. */
export interface Neck {
  readonly at: Vector;
  readonly radius: number;
}

export interface Foot {
  readonly at: Vector;
  readonly front: Vector;
  readonly size: number;
  readonly leg: BootLeg;
  /** Middle of the leg where the boot ends. */
  readonly shaft: Vector;
}

/** An arm's end: the middle of the sleeve's opening, and where the arm goes on to. */
export interface Wrist {
  readonly at: Vector;
  readonly along: Vector;
  /** Mean radius of the cuff. */
  readonly radius: number;
}

/** How far up a boot's shaft ends, and its ankle is, cm on a rider of 180. */
export const [shaftEnd, ankleHigh] = [38, 15];

/** How large the body in a draped top is beside a rider of 180 cm. */
export function sizeOf(top: Model): number {
  return (boxOf([pieceOf(top, "collar")]).low[1] - 2) / 143.2;
}

/** How large a body is, how far its head is turned to its left and bent to the front, and where its boots point, degrees out of the front. */
export interface Bearing {
  readonly size: number;
  readonly turn: number;
  readonly nod?: number;
  readonly feet: Readonly<Record<"left" | "right", number>>;
}

/**
 * Reads from a draped top and draped pants where the body in them stands. `helmet` and `boot` are how large they are beside
 * those of a body as tall, `neck` how much longer than a man's its neck is, cm on a rider of 180.
 */
export function readBody(
  top: Model,
  legs: Model,
  { size, turn, nod = 0, feet }: Bearing,
  { helmet = 1, neck = 0, boot = 1 }: { helmet?: number; neck?: number; boot?: number } = {},
): Body {
  const collar = boxOf([pieceOf(top, "collar")]);
  return {
    size,
    neck: readNeck(top),
    head: {
      // A smaller helmet's edge is as high above the collar.
      at: [
        middle(collar, 0),
        collar.low[1] + (helmetOver + neck - 13 * (1 - helmet)) * size,
        middle(collar, 2) + 3.2 * size,
      ],
      helmet,
      ...faced(turn, nod),
    },
    feet: readFeet(legs, size * boot, feet),
  };
}

/** Where a head looks that is turned to its left and bent to the front, degrees. */
function faced(turn: number, nod: number): Pick<Body["head"], "front" | "up"> {
  const [angle, bent] = [(turn * Math.PI) / 180, (nod * Math.PI) / 180];
  const level: Vector = [Math.sin(angle), 0, Math.cos(angle)];
  if (nod === 0) return { front: level };
  const [cos, sin] = [Math.cos(bent), Math.sin(bent)];
  return { front: add(scale(level, cos), [0, -sin, 0]), up: add(scale(level, sin), [0, cos, 0]) };
}

/** How far the middle of a head is above a collar's lowest place, cm on a rider of 180: his chin guard is close to his chest. */
const helmetOver = 18;
/** Share of a collar's narrowest half width that a neck in it has. */
const inCollar = 0.9;

/** Where a neck comes out of a draped collar. */
export function readNeck(top: Model): Neck {
  const { positions } = pieceOf(top, "collar");
  const places = Array.from({ length: positions.length / 3 }, (_, i): Vector => [
    100 * (positions[3 * i] as number),
    100 * (positions[3 * i + 1] as number),
    100 * (positions[3 * i + 2] as number),
  ]);
  // Its middle is that of its sectors: a collar has more corners where it bends.
  const box = boxOf([pieceOf(top, "collar")]);
  const around: Vector = [middle(box, 0), middle(box, 1), middle(box, 2)];
  const sectors = new Map<number, Vector[]>();
  for (const place of places) {
    const turn = Math.atan2(place[0] - around[0], place[2] - around[2]) / (2 * Math.PI);
    const sector = Math.floor(24 * (turn + 1)) % 24;
    sectors.set(sector, [...(sectors.get(sector) ?? []), place]);
  }
  const means = [...sectors.values()].map((own) =>
    scale(
      own.reduce((sum, place) => add(sum, place)),
      1 / own.length,
    ),
  );
  const at = scale(
    means.reduce((sum, place) => add(sum, place)),
    1 / means.length,
  );
  const narrowest = Math.min(...places.map((place) => Math.hypot(...subtract(place, at))));
  return { at, radius: inCollar * narrowest };
}

/** Where boots stand in draped pants, and point out of the front, degrees. */
export function readFeet(
  legs: Model,
  size: number,
  { left, right }: Bearing["feet"],
): Body["feet"] {
  return { left: footOf(legs, "left", size, left), right: footOf(legs, "right", size, right) };
}

function footOf(legs: Model, side: "left" | "right", size: number, turn: number): Foot {
  const own = legs.pieces.filter(({ piece }) => piece.endsWith(`_${side}`));
  const ring = (height: number) => {
    const { low, high } = boxOf(own, [height * size - 2, height * size + 2]);
    return {
      at: [(low[0] + high[0]) / 2, height * size, (low[2] + high[2]) / 2] as Vector,
      radius: (high[2] - low[2] + high[0] - low[0]) / 4,
    };
  };
  const [ankle, top] = [ring(ankleHigh), ring(shaftEnd)];
  const out = ((side === "left" ? 1 : -1) * turn * Math.PI) / 180;
  const front: Vector = [Math.sin(out), 0, Math.cos(out)];
  const across = cross([0, 1, 0], front);
  const lean = subtract(top.at, ankle.at);
  return {
    at: [ankle.at[0], 0, ankle.at[2]],
    front,
    size,
    shaft: top.at,
    leg: {
      top: [dot(lean, across) / size, shaftEnd, dot(lean, front) / size],
      radius: Math.min(8.2, top.radius / size),
    },
  };
}

/** Where a sleeve ends. */
export function readWrist(top: Model, side: "left" | "right"): Wrist {
  const { positions, millimetres } = pieceOf(top, `cuff_${side}`);
  const count = positions.length / 3;
  let [mean, middleY]: [Vector, number] = [[0, 0, 0], 0];
  const at = (i: number): Vector => [
    100 * (positions[3 * i] as number),
    100 * (positions[3 * i + 1] as number),
    100 * (positions[3 * i + 2] as number),
  ];
  for (let i = 0; i < count; i++) {
    mean = add(mean, scale(at(i), 1 / count));
    middleY += (millimetres[2 * i + 1] as number) / count;
  }
  let along: Vector = [0, 0, 0];
  let far = 0;
  for (let i = 0; i < count; i++) {
    const by = (millimetres[2 * i + 1] as number) - middleY;
    along = add(along, scale(subtract(at(i), mean), by));
    far = Math.max(far, by);
  }
  const direction = unit(along);
  let radius = 0;
  for (let i = 0; i < count; i++) {
    const off = subtract(at(i), mean);
    const along1 = dot(off, direction);
    radius += Math.sqrt(Math.max(0, dot(off, off) - along1 * along1)) / count;
  }
  return { at: mean, along: direction, radius };
}

export function pieceOf(model: Model, id: string): ModelPiece {
  const found = model.pieces.find(({ piece }) => piece === id);
  if (!found) throw new RangeError(`The model has no ${id}`);
  return found;
}

interface Bounds {
  readonly low: Vector;
  readonly high: Vector;
}

/** Bounds of pieces, cm; of what lies between two heights alone when they are given. */
export function boxOf(
  pieces: readonly ModelPiece[],
  [from, to]: readonly [number, number] = [-Infinity, Infinity],
): Bounds {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of pieces)
    for (let i = 0; i < positions.length; i += 3) {
      const y = 100 * (positions[i + 1] as number);
      if (y < from || y > to) continue;
      for (let c = 0; c < 3; c++) {
        low[c] = Math.min(low[c] as number, 100 * (positions[i + c] as number));
        high[c] = Math.max(high[c] as number, 100 * (positions[i + c] as number));
      }
    }
  return { low: low as unknown as Vector, high: high as unknown as Vector };
}

function middle({ low, high }: Bounds, axis: number): number {
  return ((low[axis] as number) + (high[axis] as number)) / 2;
}
