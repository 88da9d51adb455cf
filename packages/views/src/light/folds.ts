/** Height of the cloth's slow waves, mm, at a place of the lay: what keeps a flat garment from looking cut from paper. */
export function foldHeight(x: number, y: number): number {
  const sway = Math.sin(x * 0.011 + 1.7) * 22 + Math.sin(y * 0.008) * 18;
  // Long soft folds that hang, shorter ones across them, and a little crumple.
  const hanging = ridge(noise(x * 0.0082 + 0.22 * Math.sin(y * 0.005), (y + sway) * 0.0022 + 3));
  return (
    8.5 * hanging +
    1.5 * noise(x * 0.0085 + y * 0.0062, (y + sway) * 0.0052) +
    0.55 * noise(x * 0.021 - y * 0.01 + 31, (y - sway) * 0.0125 + 7) +
    0.16 * noise(x * 0.05 + 11, y * 0.034 + 3)
  );
}

/** Sharpens the crests of waves and leaves their valleys wide, as cloth does. */
function ridge(value: number): number {
  return value > 0 ? value * value : 0.35 * value;
}

/** Gradient noise between about −1 and 1 (Perlin 2002), the same everywhere and always. */
function noise(x: number, y: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const f = x - i;
  const g = y - j;
  const u = f * f * f * (f * (f * 6 - 15) + 10);
  const v = g * g * g * (g * (g * 6 - 15) + 10);
  const top = corner(i, j, f, g) * (1 - u) + corner(i + 1, j, f - 1, g) * u;
  const bottom = corner(i, j + 1, f, g - 1) * (1 - u) + corner(i + 1, j + 1, f - 1, g - 1) * u;
  return (top * (1 - v) + bottom * v) * 1.5;
}

function corner(i: number, j: number, f: number, g: number): number {
  let n = Math.imul(i, 374761393) + Math.imul(j, 668265263);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  const turn = ((n ^ (n >>> 16)) >>> 0) * (Math.PI / 2147483648);
  return Math.cos(turn) * f + Math.sin(turn) * g;
}
