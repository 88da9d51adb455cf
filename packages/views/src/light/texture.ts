import type { Material } from "@holeshot/garments";

/**
 * Light and dark of the cloth's own surface at a place of a piece, as a share to multiply with.
 * `fine` is 0 when a pixel is too coarse for the pattern, 1 when it shows in full.
 */
export function texture(material: Material, x: number, y: number, pixel: number): number {
  switch (material) {
    case "printed":
      return 1 + 0.012 * grain(x, y) * fade(2, pixel);
    case "rib":
      return 1 - 0.1 * fade(5, pixel) * (0.5 + 0.5 * Math.cos((2 * Math.PI * x) / 5));
    case "stretch":
      return 1 - 0.34 * fade(11, pixel) * groove(y / 11);
    case "grip":
      return 1;
    case "guard":
      return 1 - 0.3 * fade(15.5, pixel) * groove((y + x * x * 0.0006) / 15.5);
    case "leather":
      return 1 + 0.05 * grain(x * 0.5, y * 0.5);
  }
}

/** A narrow valley at whole numbers, a lit edge just below it. */
function groove(value: number): number {
  const t = value - Math.floor(value);
  const valley = Math.exp(-(((t - 0.5) / 0.11) ** 2));
  const edge = Math.exp(-(((t - 0.72) / 0.09) ** 2));
  return valley - 0.45 * edge;
}

function fade(period: number, pixel: number): number {
  return Math.min(1, Math.max(0, (period / pixel - 2) / 2));
}

/** Cheap repeatable noise between −1 and 1 on a lattice of a millimetre. */
function grain(x: number, y: number): number {
  let n = Math.imul(Math.floor(x) | 0, 374761393) + Math.imul(Math.floor(y) | 0, 668265263);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 2147483648 - 1;
}
