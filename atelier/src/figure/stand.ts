import type { ProductId } from "@holeshot/garments";
import { dressFigure, type FigurePart, type Model, type Tuck } from "@holeshot/views";
import { cross, dot, scale, subtract, unit, type Vector } from "../mannequin/vector.ts";
import { type Fullness, fullLegs } from "./full-legs.ts";
import { halfClosed } from "./half-closed.ts";
import { sleeveInGlove } from "./in-glove.ts";
import { bendsOf, type Stance } from "./leg-stance.ts";
import {
  ankleHigh,
  boxOf,
  readBody,
  readWrist,
  shaftEnd,
  sizeOf,
  type Body,
  type Wrist,
} from "./read-body.ts";

/** What a figure is made of. */
export interface FigureRecipe {
  readonly top: string;
  readonly legs: string;
  /** The top that tells where the body stands: the plain one, whose collar lies on the neck. */
  readonly body: string;
  /** Pants hang over the boots, which stand in these drawn ones' legs, instead of in them. */
  readonly boots?: string;
  /** How large the drawn hands are on this body. */
  readonly handSize: number;
  /** How large the helmet is beside one for a body as tall; 1 when left out. */
  readonly helmet?: number;
  /** How much longer the neck is, cm on a rider of 180; 0 when left out. */
  readonly neck?: number;
  /** How far the head is bent to the front, degrees; upright when left out. */
  readonly nod?: number;
  /** How the legs stand. */
  readonly stance: Stance;
  /** Tucks of the top before its hem is drawn in: a waist, shoulders. */
  readonly shape?: (size: number) => readonly Tuck[];
  /** How large the boots are beside those of a body as tall; 1 when left out. */
  readonly boot?: number;
  /** How far the body stands deeper in its boots, cm on a rider of 180; 0 when left out. */
  readonly deeper?: number;
  /** From how far above the end of a boot's shaft a leg tapers into it, cm on a rider of 180. */
  readonly leg: number;
  /** Share of its breadth that a leg keeps in its boot's mouth. */
  readonly mouth: number;
  /** What his hips in pants keep under the hem: shares of their width and depth, from how far before his middle, and from how far below the hem on, m. */
  readonly hips: {
    readonly keeps: number;
    readonly deep: number;
    readonly ahead: number;
    readonly from: number;
  };
  /** Where his legs are fuller than they were draped, from above. */
  readonly full?: readonly Fullness[];
  /** How far each hand is turned about its arm, palm to the back, degrees. */
  readonly palms: { readonly left: number; readonly right: number };
  /** How far the head is turned to the wearer's left, degrees. */
  readonly head: number;
  /** Share of its width and depth that his hem keeps where it is drawn in over the hips, and that of it besides which its edge keeps. */
  readonly hem: number;
  readonly edge: { readonly keeps: number; readonly from: number };
  /** Share of its width that his hem keeps beside him, where front and back meet in a corner; all of it when left out. */
  readonly corners?: number;
  /** From how far to his left his front is seen, and his back: square to his shoulders and so that all is read on his legs; degrees. */
  readonly front: number;
  readonly back: number;
}

/** How far a glove's cuff reaches over the sleeve's, mm from the sleeve's middle to the glove's origin. */
const gloveFrom = 30;

/** Puts drapes together as a rider wears them: the top hangs over the pants, the gloves close over the sleeves' cuffs. */
export function standParts(
  recipe: FigureRecipe,
  models: ReadonlyMap<string, Model>,
  /** The drape of the hands, and whose product a drape is. */
  pair: string,
  productOf: (drape: string) => ProductId,
): { readonly parts: readonly FigurePart[]; readonly body: Body } {
  const get = (name: string) => models.get(name) as Model;
  const size = sizeOf(get(recipe.body));
  const boots = recipe.boots ?? recipe.legs;
  const lower = round((-(recipe.deeper ?? 0) * size) / 100);
  const low = boxOf(get(recipe.top).pieces.filter(({ piece }) => piece === "front")).low[1];
  const hem = low / 100 + lower;
  const top = {
    product: productOf(recipe.top),
    ...(lower !== 0 && { axes: upright, at: [0, lower, 0] as const }),
    tucks: [
      ...(recipe.shape?.(size) ?? []),
      // The hem lies nearer to the hips than cloth that hangs from the shoulders alone.
      {
        half: 0 as const,
        at: [0, 0, -0.005] as const,
        along: [0, 1, 0] as const,
        from: round(hem + 0.42),
        to: round(hem + 0.04),
        keeps: recipe.hem,
        but: ["sleeve", "cuff"],
      },
      {
        half: 0 as const,
        at: [0, 0, 0] as const,
        along: [0, 1, 0] as const,
        from: round(hem + recipe.edge.from),
        to: round(hem),
        keeps: recipe.edge.keeps,
        but: ["sleeve", "cuff"],
      },
      ...(recipe.corners === undefined ? [] : [roundCorners(hem, recipe.corners)]),
    ],
  };
  const legs = {
    product: productOf(recipe.legs),
    bends: bendsOf(get(boots), recipe.stance, size, lower),
    // A hem over a boot hangs to its heel.
    ...((recipe.boots || lower !== 0) && {
      axes: upright,
      at: [0, round(lower - (recipe.boots ? 0.004 : 0)), 0] as const,
    }),
  };
  const worn = alone({ ...top, drape: recipe.top }, models);
  const standing = alone({ ...legs, drape: boots }, models);
  const body = readBody(
    alone({ ...top, drape: recipe.body }, models),
    standing,
    { size, turn: recipe.head, nod: recipe.nod ?? 0, feet: turnsOf(recipe.stance) },
    recipe,
  );
  const glove = (side: "left" | "right"): FigurePart => {
    const wrist = readWrist(worn, side);
    const axes = handAxes(wrist.along, side, recipe.palms[side]);
    const hands = models.get(pair) as Model;
    const hand = { product: productOf(pair), drape: pair, model: hands, size: recipe.handSize };
    const part = handAt(hand, side, wrist, axes);
    return { ...part, bends: [halfClosed(hands, side, part)] };
  };
  const gloves = { left: glove("left"), right: glove("right") };
  const inGlove = (side: "left" | "right") =>
    sleeveInGlove(worn, side, get(pair), gloves[side], recipe.handSize);
  const leg = recipe.boots ? overBoot : inBoot;
  return {
    body,
    parts: [
      {
        ...top,
        drape: recipe.top,
        tucks: [...top.tucks, ...inGlove("left"), ...inGlove("right")],
      },
      {
        ...legs,
        drape: recipe.legs,
        between: [recipe.boots ? -1 : round(((shaftEnd - 8) * size) / 100), round(hem + 0.11)],
        tucks: [
          ...underHem(hem, recipe.hips),
          ...(["left", "right"] as const).flatMap((side) => [
            ...fullLegs(standing, side, recipe.full ?? [], size),
            leg(body, side, recipe),
          ]),
        ],
      },
      gloves.left,
      gloves.right,
    ],
  };
}

/** A hem that bends in beside the wearer before it ends: its corners do not stand out. */
function roundCorners(hem: number, keeps: number): Tuck {
  return {
    half: 0,
    at: [0, 0, 0],
    along: [0, 1, 0],
    from: round(hem + 0.1),
    to: round(hem + 0.02),
    keeps: 1,
    flat: { way: [1, 0, 0], keeps },
    but: ["sleeve", "cuff"],
  };
}

/** A part as it is worn, its pieces named as its drape's. */
function alone(part: FigurePart, models: ReadonlyMap<string, Model>): Model {
  const { pieces } = dressFigure({ parts: [part] }, models, { pieces: [] });
  return { pieces: pieces.map((one) => ({ ...one, piece: one.piece.split("/")[1] as string })) };
}

function turnsOf({ left, right }: Stance): Readonly<Record<"left" | "right", number>> {
  return { left: left.foot, right: right.foot };
}

/** Shares of its depth that a seat keeps where a hem hangs over it, and of its breadth that is out of sight above it: nothing comes through. */
const hidden = { seat: 0.78, waist: 0.8 } as const;

/** Hips are drawn in from the thighs on, so that none steps out below the hem, and once more above it. */
function underHem(hem: number, { keeps, deep, ahead, from }: FigureRecipe["hips"]): Tuck[] {
  const tuck = (low: number, high: number, z: number, broad: number, depth: number): Tuck => ({
    half: 0,
    at: [0, 0, z],
    along: [0, 1, 0],
    from: round(hem + low),
    to: round(hem + high),
    keeps: broad,
    flat: { way: [0, 0, 1], keeps: depth },
  });
  return [
    tuck(-from, 0.03, ahead, keeps, deep),
    tuck(-0.08, 0.04, ahead + 0.035, 1, hidden.seat),
    tuck(0.01, 0.1, 0, hidden.waist, 1),
  ];
}

/** How far behind a leg's middle it is drawn in to, cm on a rider of 180: a knee's guard would come through the boot's front. */
const behindLeg = 6;

/** A leg in its boot. */
function inBoot({ feet }: Body, side: "left" | "right", { leg, mouth }: FigureRecipe): Tuck {
  const { at, shaft: middle, size } = feet[side];
  const shaft: Vector = [middle[0], middle[1], middle[2] - behindLeg * size];
  const along = unit(subtract(shaft, [at[0], ankleHigh * size, at[2]]));
  return {
    half: side === "left" ? 1 : -1,
    at: shaft.map((v) => round(v / 100)) as unknown as Tuck["at"],
    along: along.map(round) as unknown as Tuck["along"],
    // From the knee on, so that no ball stands over the boot.
    from: round((leg * size) / 100),
    to: round((4 * size) / 100),
    keeps: mouth,
  };
}

/** A pair of gloves, and how large its hands are on a body. */
export interface Hands {
  readonly product: ProductId;
  readonly drape: string;
  readonly model: Model;
  readonly size: number;
}

/** One hand of a pair at the end of an arm, its axes as told. */
export function handAt(
  { product, drape, model, size }: Hands,
  side: "left" | "right",
  wrist: Pick<Wrist, "at" | "along">,
  axes: readonly [Vector, Vector, Vector],
): FigurePart {
  const only = `_${side}` as const;
  const cuff = boxOf(model.pieces.filter(({ piece }) => piece === `cuff${only}`));
  const palm = axes.map((axis) => scale(axis, size)) as [Vector, Vector, Vector];
  const from = [(cuff.low[0] + cuff.high[0]) / 200, 0, (cuff.low[2] + cuff.high[2]) / 200];
  const end = wrist.at.map(
    (v, c) => v / 100 + ((wrist.along[c] as number) * gloveFrom * size) / 1000,
  );
  const at = end.map(
    (v, c) =>
      v -
      (from[0] as number) * (palm[0][c] as number) -
      (from[2] as number) * (palm[2][c] as number),
  );
  return {
    product,
    drape,
    only,
    axes: palm.map((axis) => axis.map(round)) as unknown as NonNullable<FigurePart["axes"]>,
    at: at.map(round) as unknown as NonNullable<FigurePart["at"]>,
  };
}

/** Where the pair's axes point at the end of an arm: fingers along it, thumbs to the front, backs of the hands outwards. */
export function handAxes(
  along: Vector,
  side: "left" | "right",
  palm: number,
): readonly [Vector, Vector, Vector] {
  const out = side === "left" ? 1 : -1;
  const angle = (palm * Math.PI) / 180;
  const wanted: Vector = [out * Math.cos(angle), 0, Math.sin(angle)];
  const back = unit(subtract(wanted, scale(along, dot(wanted, along))));
  return [cross(along, back), along, back];
}

/** A boot's heel stands out behind: the hem is wide enough for it. */
function overBoot({ feet }: Body, side: "left" | "right"): Tuck {
  const { at, size } = feet[side];
  return {
    half: side === "left" ? 1 : -1,
    at: [round(at[0] / 100), 0, round(at[2] / 100)],
    along: [0, 1, 0],
    from: round((30 * size) / 100),
    to: round((5 * size) / 100),
    keeps: 1.16,
  };
}

const upright: NonNullable<FigurePart["axes"]> = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

function round(value: number): number {
  return Math.round(value * 100_000) / 100_000;
}
