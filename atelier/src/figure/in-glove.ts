import type { FigurePart, Model, Tuck } from "@holeshot/views";
import { add, dot, scale, subtract, unit, type Vector } from "../mannequin/vector.ts";
import { boxOf, pieceOf } from "./read-body.ts";

/** How deep the opening of a glove's cuff is read, cm: it is cut at a slant. */
const deep = 1.6;
/** What the sleeve leaves free of it. */
const free = 0.94;
/** Over how much above the opening a sleeve is drawn in, and where it is in full, metres on a man. */
const [from, to] = [-0.06, -0.006];
/** Within the glove, which narrows to the wrist, nothing of it is seen: how far down it is thin, metres, and how thin. */
const within = { to: 0.02, keeps: 0.5 };

/** Where a glove's cuff opens: its middle, the hand's directions across and through it, and how far it is open, half, cm. */
interface Mouth {
  readonly at: Vector;
  readonly along: Vector;
  readonly ways: readonly [across: Vector, through: Vector];
  readonly half: readonly [across: number, through: number];
}

/** A sleeve is round and wide, a cuff flat and narrow: within what is drawn in, the sleeve has the cuff's shape, and does not come through. */
export function sleeveInGlove(
  top: Model,
  side: "left" | "right",
  hands: Model,
  glove: FigurePart,
  handSize: number,
): readonly Tuck[] {
  const { at, along, ways, half } = mouthOf(hands, side, glove);
  const [across, through] = ways.map((way, n) => {
    const reach = reachOf(top, side, { at, along }, way);
    return Math.min(1, (free * (half[n] as number)) / reach);
  }) as [number, number];
  const other = side === "left" ? "right" : "left";
  const where = {
    half: side === "left" ? (1 as const) : (-1 as const),
    at: at.map((v) => rounded(v / 100)) as unknown as Tuck["at"],
    along: along.map(rounded) as unknown as Tuck["along"],
    but: ["front", "back", "collar", `sleeve_${other}`, `cuff_${other}`],
  };
  return [
    {
      ...where,
      from: rounded(from * handSize),
      to: rounded(to * handSize),
      keeps: rounded(across),
      flat: { way: ways[1].map(rounded) as unknown as Tuck["at"], keeps: rounded(through) },
    },
    { ...where, from: 0, to: rounded(within.to * handSize), keeps: within.keeps },
  ];
}

function mouthOf(
  hands: Model,
  side: "left" | "right",
  { axes, at = [0, 0, 0] }: Pick<FigurePart, "axes" | "at">,
): Mouth {
  if (!axes) throw new RangeError("A glove that is worn is at the end of an arm");
  const cuff = pieceOf(hands, `cuff_${side}`);
  const end = boxOf([cuff]).low[1];
  const { low, high } = boxOf([cuff], [end, end + deep]);
  const middle = low.map((v, c) => (v + (high[c] as number)) / 2);
  const world = middle
    .map((v, c) => scale(axes[c] as Vector, v))
    .reduce((sum, v) => add(sum, v), scale(at, 100));
  const size = Math.hypot(...axes[0]);
  return {
    at: world,
    along: unit(axes[1]),
    ways: [unit(axes[0]), unit(axes[2])],
    half: [0, 2].map((c) => (size * ((high[c] as number) - (low[c] as number))) / 2) as never,
  };
}

/** How far a sleeve's end reaches out of a glove's middle in a direction, either way, cm. */
function reachOf(
  top: Model,
  side: "left" | "right",
  { at, along }: Pick<Mouth, "at" | "along">,
  way: Vector,
): number {
  let reach = 0;
  for (const piece of [`sleeve_${side}`, `cuff_${side}`]) {
    const { positions } = pieceOf(top, piece);
    for (let i = 0; i < positions.length; i += 3) {
      const off = subtract(
        [0, 1, 2].map((c) => 100 * (positions[i + c] as number)) as unknown as Vector,
        at,
      );
      if (Math.abs(dot(off, along)) < deep) reach = Math.max(reach, Math.abs(dot(off, way)));
    }
  }
  if (reach === 0) throw new RangeError(`No sleeve reaches into the ${side} glove`);
  return reach;
}

function rounded(value: number): number {
  return Math.round(value * 100_000) / 100_000;
}
