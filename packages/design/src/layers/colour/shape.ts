import { designLimits as limits } from "../../limits.ts";
import { between, choice, fields, list, nullable, optional } from "../../shape/shape.ts";
import { colour, id, layerBase, turn } from "../common.ts";

export const gradientShape = fields({
  secondary: colour,
  direction: choice("top_to_bottom", "bottom_to_top", "left_to_right", "right_to_left"),
});

export const patternFillShape = fields({
  pattern: id,
  scale: between(limits.patternScale.min, limits.patternScale.max),
  rotation: turn,
  colours: list(colour, 1, limits.patternColours),
});

export const colourShape = fields({
  ...layerBase,
  kind: choice("colour"),
  zone: id,
  primary: colour,
  gradient: nullable(gradientShape),
  fill: optional(patternFillShape),
});
