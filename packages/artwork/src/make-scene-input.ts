import { kitPlane } from "@holeshot/garments";
import type { Garment } from "@holeshot/garments";
import type { SceneInput } from "./scene-input.ts";
import type { Colour } from "./scene.ts";
import type { TemplateArt } from "./template/types.ts";

/** A kit's drawing for one product, in the colours of one colourway. */
export interface Kit {
  readonly art: TemplateArt;
  readonly colours: Readonly<Record<string, Colour>>;
}

/** What to draw with: letters and pictures as far as they are here. */
export type Drawables = Pick<SceneInput, "fonts" | "vectors" | "images">;

/** What differs between a stage, a picture, a check and a print. */
export type SceneOptions = Pick<
  SceneInput,
  "roster" | "samples" | "cloth" | "pieces" | "memo" | "chosen"
>;

export interface DrawingFacts {
  readonly document: SceneInput["document"];
  /** The garment to draw, in whatever size and options. */
  readonly garment: Garment;
  /** The garment that designs are placed on: the base size, without options. */
  readonly base: Garment;
  readonly kit: Kit;
  readonly drawables: Drawables;
}

/**
 * The input of a scene, put together in one place for screen, pictures, checks and print. A garment that is cut as the
 * base is drawn as the base itself, without a way between the two, whoever drafted it; any other names its base.
 */
export function sceneInput(facts: DrawingFacts, manner: SceneOptions = {}): SceneInput {
  const { document, base, kit, drawables } = facts;
  const garment = drawnAs(facts.garment, base);
  return {
    document,
    product: base.product,
    garment,
    ...(garment !== base && { base }),
    art: kit.art,
    colours: kit.colours,
    kitPlane: planeOf(base),
    fonts: drawables.fonts,
    vectors: drawables.vectors,
    images: drawables.images,
    ...manner,
  };
}

// Both are compared by identity where scenes are remembered, and are costly to make anew.
type Plane = NonNullable<SceneInput["kitPlane"]>;
const planes = new WeakMap<Garment, Plane>();
const cuts = new WeakMap<Garment, string>();

/** Laid out when it is first asked for: most kits have neither gradients nor patterns that lie in it. */
function planeOf(base: Garment): Plane {
  let laid: Plane | undefined;
  const plane = planes.get(base) ?? ((piece, point) => (laid ??= kitPlane(base))(piece, point));
  planes.set(base, plane);
  return plane;
}

/** The garment that a scene is drawn on: the base itself for one that is cut as the base is. */
export function drawnAs(garment: Garment, base: Garment): Garment {
  return isCutAs(garment, base) ? base : garment;
}

/** Whether two garments are the same cloth cut the same way. */
function isCutAs(one: Garment, other: Garment): boolean {
  if (one === other) return true;
  const alike =
    one.product === other.product && one.size === other.size && one.pattern === other.pattern;
  return alike && cutOf(one) === cutOf(other);
}

function cutOf(garment: Garment): string {
  const cut = cuts.get(garment) ?? JSON.stringify(garment.pieces);
  cuts.set(garment, cut);
  return cut;
}
