import * as z from "zod/mini";
import type { ColourLayer, ImageLayer, Layer, ProductDesign, TextLayer } from "./document.ts";
import { designLimits as limits } from "./limits.ts";

// A leading letter or digit also keeps `__proto__` out of records.
const id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/));
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

function between(min: number, max: number) {
  return z.number().check(z.minimum(min), z.maximum(max));
}

/** One line of visible text without control characters. */
function label(max: number) {
  return z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
}

const share = between(0, 1);

const layerBase = {
  id,
  name: z.optional(label(limits.nameCharacters)),
  hidden: z.boolean(),
  locked: z.boolean(),
  opacity: z.optional(share),
  link: z.optional(id),
};

const placement = {
  piece: id,
  x: between(-limits.position, limits.position),
  y: between(-limits.position, limits.position),
  rotation: between(-limits.rotation, limits.rotation),
};

const outline = {
  colour,
  width: between(limits.outlineWidth.min, limits.outlineWidth.max),
};

export const gradientSchema = z.strictObject({
  secondary: colour,
  direction: z.enum(["top_to_bottom", "bottom_to_top", "left_to_right", "right_to_left"]),
});

export const patternFillSchema = z.strictObject({
  pattern: id,
  scale: between(limits.patternScale.min, limits.patternScale.max),
  rotation: between(-limits.rotation, limits.rotation),
  colours: z.array(colour).check(z.minLength(1), z.maxLength(limits.patternColours)),
});

const colourLayer = z.strictObject({
  ...layerBase,
  kind: z.literal("colour"),
  zone: id,
  primary: colour,
  gradient: z.nullable(gradientSchema),
  fill: z.optional(patternFillSchema),
});

const curve = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("arc"), amount: between(-limits.arc, limits.arc) }),
  z.strictObject({ kind: z.literal("wave"), amount: between(-limits.wave, limits.wave) }),
]);

const words = z.string().check(
  z.maxLength(limits.textCharacters),
  // Line feeds only: other control characters have no outline, and a lone surrogate cannot be stored.
  z.regex(/^[^\p{Cc}\p{Cs}]*(?:\n[^\p{Cc}\p{Cs}]*){0,3}$/u),
);

const textLayer = z.strictObject({
  ...layerBase,
  kind: z.literal("text"),
  ...placement,
  text: words,
  font: id,
  size: between(limits.textSize.min, limits.textSize.max),
  colour,
  letter_spacing: between(limits.letterSpacing.min, limits.letterSpacing.max),
  align: z.enum(["left", "center", "right"]),
  curve: z.optional(curve),
  role: z.optional(z.enum(["name", "number"])),
  sample: z.optional(words),
  stroke: z.strictObject({ enabled: z.boolean(), ...outline }),
  strokes: z.optional(z.array(z.strictObject(outline)).check(z.maxLength(limits.extraOutlines))),
  shadow: z.optional(
    z.strictObject({
      colour,
      dx: between(-limits.shadow, limits.shadow),
      dy: between(-limits.shadow, limits.shadow),
    }),
  ),
});

const imageLayer = z.strictObject({
  ...layerBase,
  kind: z.literal("image"),
  ...placement,
  width: between(limits.imageWidth.min, limits.imageWidth.max),
  source: z.strictObject({ type: z.enum(["logo", "image"]), id }),
  crop: z.optional(
    z.strictObject({
      x: share,
      y: share,
      width: between(limits.cropShare, 1),
      height: between(limits.cropShare, 1),
    }),
  ),
  recolour: z.optional(colour),
  mirrored: z.boolean(),
  role: z.optional(z.literal("sponsor")),
});

/** A single layer of any kind, exactly as it is stored. */
export const layerSchema = z.discriminatedUnion("kind", [colourLayer, textLayer, imageLayer]);

const productDesign = z.strictObject({
  template: id,
  colourway: z.optional(id),
  layers: z.array(layerSchema).check(z.maxLength(limits.layersPerProduct)),
  properties: z.record(id, id),
});

/**
 * Shape of a document of schema 1. What one field alone cannot tell (unique ids,
 * one layer a zone, crop inside the picture, total size) is checked by `parseDocument`.
 */
export const documentSchema = z.strictObject({
  schema: z.literal(1),
  pattern: z.int().check(z.minimum(1), z.maximum(9999)),
  products: z.record(id, productDesign),
});

// The written types and the schema must say the same; either side drifting is a type error here.
type Same<A, B> = A extends B ? (B extends A ? true : never) : never;
type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
const typesAgree: readonly [
  Same<z.infer<typeof colourLayer>, Mutable<ColourLayer>>,
  Same<z.infer<typeof textLayer>, Mutable<TextLayer>>,
  Same<z.infer<typeof imageLayer>, Mutable<ImageLayer>>,
  Same<z.infer<typeof layerSchema>, Mutable<Layer>>,
  Same<z.infer<typeof productDesign>, Mutable<ProductDesign>>,
] = [true, true, true, true, true];
void typesAgree;
