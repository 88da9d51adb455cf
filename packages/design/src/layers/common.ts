import { designLimits as limits } from "../limits.ts";
import { between, fields, flag, optional, text } from "../shape/shape.ts";

/** A name in the catalogue or in the document. A leading letter or digit also keeps `__proto__` out of records. */
export const id = text(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/);

/** `#rrggbb`, lower case. */
export const colour = text(/^#[0-9a-f]{6}$/);

export const share = between(0, 1);
export const turn = between(-limits.rotation, limits.rotation);

/** One line of visible text without control characters. */
const label = text(/^[^\p{Cc}\p{Cs}]*$/u, 1, limits.nameCharacters);

/** What every layer carries, whatever it paints. */
export const layerBase = {
  /** Unique in its product. */
  id,
  name: optional(label),
  hidden: flag,
  locked: flag,
  /** 0 to 1; absent is 1. */
  opacity: optional(share),
  /** Layers with the same value change together. */
  link: optional(id),
};

/** Where a layer stands: its centre in piece millimetres of the base size, degrees clockwise. */
export const placement = {
  piece: id,
  x: between(-limits.position, limits.position),
  y: between(-limits.position, limits.position),
  rotation: turn,
  /** Goes on upon the next piece where it reaches over a seam; absent is cut off there. */
  across_seams: optional(flag),
};

export const outlineShape = fields({
  colour,
  /** Width beyond what it surrounds, mm. */
  width: between(limits.outlineWidth.min, limits.outlineWidth.max),
});
