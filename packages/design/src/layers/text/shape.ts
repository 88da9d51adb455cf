import { designLimits as limits } from "../../limits.ts";
import { between, choice, fields, flag, kinds, list, optional, text } from "../../shape/shape.ts";
import { colour, id, layerBase, outlineShape, placement } from "../common.ts";

const words = text(
  // Line feeds only: other control characters have no outline, and a lone surrogate cannot be stored.
  /^[^\p{Cc}\p{Cs}]*(?:\n[^\p{Cc}\p{Cs}]*){0,3}$/u,
  undefined,
  limits.textCharacters,
);

export const curveShape = kinds(
  fields({ kind: choice("arc"), amount: between(-limits.arc, limits.arc) }),
  fields({ kind: choice("wave"), amount: between(-limits.wave, limits.wave) }),
);

export const shadowShape = fields({
  colour,
  dx: between(-limits.shadow, limits.shadow),
  dy: between(-limits.shadow, limits.shadow),
});

export const textShape = fields({
  ...layerBase,
  kind: choice("text"),
  ...placement,
  text: words,
  font: id,
  /** Cap height, mm. */
  size: between(limits.textSize.min, limits.textSize.max),
  colour,
  /** Added between letters, mm. */
  letter_spacing: between(limits.letterSpacing.min, limits.letterSpacing.max),
  align: choice("left", "center", "right"),
  curve: optional(curveShape),
  role: optional(choice("name", "number")),
  /** Words that stand in until somebody gives their own: while the text still is this, nothing of it is made. */
  sample: optional(words),
  /** Of a number: it stays inside the plate that its kit draws under it, in every cut and size. */
  on_plate: optional(flag),
  stroke: fields({ enabled: flag, ...outlineShape.of }),
  /** Up to two more outlines, each outside the one before. */
  strokes: optional(list(outlineShape, undefined, limits.extraOutlines)),
  shadow: optional(shadowShape),
});
