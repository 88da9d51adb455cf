import { designLimits as limits } from "../../limits.ts";
import { between, choice, fields, flag, optional } from "../../shape/shape.ts";
import { colour, id, layerBase, placement, share } from "../common.ts";

export const sourceShape = fields({ type: choice("logo", "image"), id });

export const cropShape = fields({
  x: share,
  y: share,
  width: between(limits.cropShare, 1),
  height: between(limits.cropShare, 1),
});

export const imageShape = fields({
  ...layerBase,
  kind: choice("image"),
  ...placement,
  /** Width of the kept part, mm; the height follows from its proportions. */
  width: between(limits.imageWidth.min, limits.imageWidth.max),
  source: sourceShape,
  crop: optional(cropShape),
  /** One colour for the whole of a vector logo. */
  recolour: optional(colour),
  mirrored: flag,
  role: optional(choice("sponsor")),
});
