/** Height of the cloth's slow waves, mm, at a place of the lay: what keeps a flat garment from looking cut from paper. */
export function foldHeight(x: number, y: number): number {
  const sway = Math.sin(x * 0.011 + 1.7) * 22 + Math.sin(y * 0.008) * 18;
  // Long soft folds that hang, shorter ones across them, and a little crumple.
  const hanging = ridge(falls(x * 0.0082 + 0.22 * Math.sin(y * 0.005), (y + sway) * 0.0022 + 3));
  return (
    8.5 * hanging +
    1.5 * crossing(x * 0.0085 + y * 0.0062, (y + sway) * 0.0052) +
    0.55 * small(x * 0.021 - y * 0.01 + 31, (y - sway) * 0.0125 + 7) +
    0.16 * crumple(x * 0.05 + 11, y * 0.034 + 3)
  );
}

const [falls, crossing, small, crumple] = [noise(), noise(), noise(), noise()];

/** Sharpens the crests of waves and leaves their valleys wide, as cloth does. */
function ridge(value: number): number {
  return value > 0 ? value * value : 0.35 * value;
}

/**
 * Gradient noise between about −1 and 1 (Perlin 2002), the same everywhere and always. Places are asked for one after
 * the other and mostly lie in the same cell, so each noise keeps the slopes at its last cell's corners.
 */
function noise(): (x: number, y: number) => number {
  let [cellX, cellY] = [Number.NaN, Number.NaN];
  const slopes = new Float64Array(8);
  return (x, y) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    if (i !== cellX || j !== cellY) {
      for (let k = 0; k < 4; k++) writeSlope(slopes, k * 2, i + (k & 1), j + (k >> 1));
      [cellX, cellY] = [i, j];
    }
    const f = x - i;
    const g = y - j;
    const u = f * f * f * (f * (f * 6 - 15) + 10);
    const v = g * g * g * (g * (g * 6 - 15) + 10);
    const top = along(slopes, 0, f, g) * (1 - u) + along(slopes, 2, f - 1, g) * u;
    const bottom = along(slopes, 4, f, g - 1) * (1 - u) + along(slopes, 6, f - 1, g - 1) * u;
    return (top * (1 - v) + bottom * v) * 1.5;
  };
}

function along(slopes: Float64Array, at: number, f: number, g: number): number {
  return (slopes[at] as number) * f + (slopes[at + 1] as number) * g;
}

function writeSlope(slopes: Float64Array, at: number, i: number, j: number): void {
  let n = Math.imul(i, 374761393) + Math.imul(j, 668265263);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  const turn = ((n ^ (n >>> 16)) >>> 0) * (Math.PI / 2147483648);
  slopes[at] = Math.cos(turn);
  slopes[at + 1] = Math.sin(turn);
}
