import { createHash } from "node:crypto";
import type { Scene, Template } from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";
import type { Side } from "@holeshot/domain";
import type { FigureView, Picture } from "@holeshot/views";
import { createRecent } from "../../../platform/recent.ts";
import type { ConfiguratorSet } from "../../catalogue/index.ts";
import type { Loaded } from "./load-images.ts";
import type { ShownGarment } from "./shown-garment.ts";

/** A product as it was drawn: what its sides are packed in, and what a kit is put together from. */
export interface DrawnProduct {
  readonly packed: readonly PackedSide[];
  readonly scene: Scene;
  readonly sides: ReadonlyMap<FigureView, Picture>;
}

export interface PackedSide {
  readonly side: Side;
  readonly size: number;
  readonly bytes: Uint8Array;
}

/** Pictures kept, some 4 MB a product: those of the kits that are worked on. */
const KEPT_BYTES = 40_000_000;
/** What a scene weighs, about. */
const SCENE_BYTES = 500_000;

/** Most saves change one product of a kit: the others are handed on as they were drawn for the save before. */
export const drawnProducts = createRecent<DrawnProduct>(KEPT_BYTES, ({ packed, sides }) => {
  const files = packed.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  return [...sides.values()].reduce((sum, { data }) => sum + data.byteLength, SCENE_BYTES + files);
});

/** Names everything that a product's pictures are made of. */
export function drawnKey(
  set: ConfiguratorSet,
  document: DesignDocument,
  shown: ShownGarment,
  { vectors, pixels }: Loaded,
): string {
  const design = document.products[shown.product];
  const template = design
    ? set.templates.find(({ id }) => id === design.template)
    : set.templates[0];
  const text = JSON.stringify(design ?? null);
  // One that is gone is left out of the drawing.
  const found = [...vectors.keys(), ...pixels.keys()].filter((id) => text.includes(id)).toSorted();
  const content = createHash("sha256").update(text).digest("hex");
  return [shown.product, shown.key, numberOf(template), content, ...found].join(" ");
}

const numbers = new WeakMap<Template, number>();
let last = 0;

/** A kit by its object: a catalogue that is read anew has others. */
function numberOf(template: Template | undefined): number {
  if (!template) return 0;
  const known = numbers.get(template) ?? ++last;
  numbers.set(template, known);
  return known;
}
