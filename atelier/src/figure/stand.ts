import type { ProductId } from "@holeshot/garments";
import type { FigurePart, Model, Tuck } from "@holeshot/views";
import { cross, dot, scale, subtract, unit, type Vector } from "../mannequin/vector.ts";
import { halfClosed } from "./half-closed.ts";
import { boxOf, readBody, readWrist, shaftEnd, type Body, type Wrist } from "./read-body.ts";

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
  /** How far each hand is turned about its arm, palm to the back, degrees. */
  readonly palms: { readonly left: number; readonly right: number };
  /** How far the head is turned to the wearer's left, degrees. */
  readonly head: number;
  /** Share of its width and depth that his hem keeps where it is drawn in over the hips. */
  readonly hem: number;
  /** From how far to his left his front is seen, degrees; as a man's when left out. */
  readonly front?: number;
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
  const [top, hands] = [get(recipe.top), get(pair)];
  const legs = get(recipe.boots ?? recipe.legs);
  const body = readBody(get(recipe.body), legs, recipe.head, recipe);
  const hem = boxOf(top.pieces.filter(({ piece }) => piece === "front")).low[1] / 100;
  const glove = (side: "left" | "right"): FigurePart => {
    const wrist = readWrist(top, side);
    const axes = handAxes(wrist.along, side, recipe.palms[side]);
    const hand = { product: productOf(pair), drape: pair, model: hands, size: recipe.handSize };
    const part = handAt(hand, side, wrist, axes);
    return { ...part, bends: [halfClosed(hands, side, part)] };
  };
  const inGlove = (side: "left" | "right") => sleeveInGlove(top, side, recipe.handSize);
  const inBoot = (side: "left" | "right"): Tuck => {
    const { shaft, size } = body.feet[side];
    return {
      half: side === "left" ? 1 : -1,
      at: [round(shaft[0] / 100), 0, round(shaft[2] / 100)],
      along: [0, 1, 0],
      // From the knee on, so that no ball stands over the boot.
      from: round(((shaftEnd + 24) * size) / 100),
      to: round(((shaftEnd + 4) * size) / 100),
      keeps: 0.745,
    };
  };
  const leg = recipe.boots ? (side: "left" | "right") => overBoot(body, side) : inBoot;
  return {
    body,
    parts: [
      {
        product: productOf(recipe.top),
        drape: recipe.top,
        // The hem lies nearer to the hips than cloth that hangs from the shoulders alone.
        tucks: [
          {
            half: 0,
            at: [0, 0, -0.005],
            along: [0, 1, 0],
            from: round(hem + 0.42),
            to: round(hem + 0.04),
            keeps: recipe.hem,
            but: ["sleeve", "cuff"],
          },
          inGlove("left"),
          inGlove("right"),
        ],
      },
      {
        product: productOf(recipe.legs),
        drape: recipe.legs,
        // A hem over a boot hangs clear of the ground.
        ...(recipe.boots && { axes: upright, at: [0, 0.018, 0] as const }),
        between: [recipe.boots ? -1 : round(((shaftEnd - 8) * body.size) / 100), round(hem + 0.11)],
        tucks: [
          {
            half: 0,
            // Further in front than the hem's: a seat goes in under it, too.
            at: [0, 0, 0.015],
            along: [0, 1, 0],
            // From the thighs on, so that no hip steps out below the hem.
            from: round(hem - 0.17),
            to: round(hem + 0.03),
            keeps: 0.7,
          },
          leg("left"),
          leg("right"),
        ],
      },
      glove("left"),
      glove("right"),
    ],
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

/** A cuff is round and wide; a glove's closes round the wrist over it. */
export function sleeveInGlove(top: Model, side: "left" | "right", handSize: number): Tuck {
  const { at, along } = readWrist(top, side);
  const other = side === "left" ? "right" : "left";
  return {
    half: side === "left" ? 1 : -1,
    at: at.map((v) => round(v / 100)) as unknown as Tuck["at"],
    along: along.map(round) as unknown as Tuck["along"],
    from: round(-0.075 * handSize),
    to: round(-0.018 * handSize),
    keeps: 0.66,
    but: ["front", "back", "collar", `sleeve_${other}`, `cuff_${other}`],
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
