import type { Material } from "@holeshot/garments";

/** Light and dark of a cloth's own surface at a place of a piece, as a share to multiply with. */
type Texture = (x: number, y: number) => number;

/** The surface of a cloth seen with `pixel` millimetres a pixel: patterns too fine for that fade away; null when nothing shows. */
export function textureOf(material: Material, pixel: number): Texture | null {
  switch (material) {
    case "printed":
      return faded(2, pixel, (x, y, shown) => 1 + 0.012 * grain(x, y) * shown);
    case "rib":
      return faded(
        5,
        pixel,
        (x, _, shown) => 1 - 0.1 * shown * (0.5 + 0.5 * Math.cos((2 * Math.PI * x) / 5)),
      );
    case "stretch":
      return faded(11, pixel, (_, y, shown) => 1 - 0.34 * shown * groove(y / 11));
    case "grip":
      return null;
    case "guard":
      return faded(
        15.5,
        pixel,
        (x, y, shown) => 1 - 0.3 * shown * groove((y + x * x * 0.0006) / 15.5),
      );
    case "leather":
      return (x, y) => 1 + 0.05 * grain(x * 0.5, y * 0.5);
  }
}

function faded(
  period: number,
  pixel: number,
  texture: (x: number, y: number, shown: number) => number,
): Texture | null {
  const shown = Math.min(1, Math.max(0, (period / pixel - 2) / 2));
  return shown === 0 ? null : (x, y) => texture(x, y, shown);
}

/** A narrow valley at whole numbers, a lit edge just below it. */
function groove(value: number): number {
  const t = value - Math.floor(value);
  const valley = Math.exp(-(((t - 0.5) / 0.11) ** 2));
  const edge = Math.exp(-(((t - 0.72) / 0.09) ** 2));
  return valley - 0.45 * edge;
}

/** Cheap repeatable noise between −1 and 1 on a lattice of a millimetre. */
function grain(x: number, y: number): number {
  let n = Math.imul(Math.floor(x) | 0, 374761393) + Math.imul(Math.floor(y) | 0, 668265263);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 2147483648 - 1;
}
