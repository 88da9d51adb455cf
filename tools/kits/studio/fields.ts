/** A place of the kit plane, mm. `side` is 1 on the wearer's left, -1 on the right. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** How deep a place lies inside a shape, mm; below zero it lies outside. */
export type Field = (spot: Spot) => number;

/** A number of 0 to 1 that belongs to a cell of a lattice and a seed: the same on every machine, whole numbers only. */
function cellValue(seed: number, i: number, j: number): number {
  let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/** Smooth noise of -1 to 1 whose hills are about `size` wide. */
export function noise(seed: number, x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  const [u, v] = [ease(x - i), ease(y - j)];
  const row = (k: number) => {
    const [a, b] = [cellValue(seed, i, k), cellValue(seed, i + 1, k)];
    return a + (b - a) * u;
  };
  const top = row(j);
  return (top + (row(j + 1) - top) * v) * 2 - 1;
}

/** Two sizes of noise, the second half as high. */
export function roughNoise(seed: number, x: number, y: number): number {
  return (noise(seed, x, y) + 0.5 * noise(seed + 1, x * 2.1 + 7, y * 2.1 + 3)) / 1.5;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** All that lies below a line through a place, which rises to the wearer's left by `degrees`. */
export function below(x: number, y: number, degrees: number): Field {
  const [dx, dy] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  return (p) => (p.x - x) * dx + (p.y - y) * dy;
}

/** A band between two parallel lines; `width` is across it. */
export function band(x: number, y: number, degrees: number, width: number): Field {
  const line = below(x, y, degrees);
  return (p) => width / 2 - Math.abs(line(p));
}

/** The V whose tip points down at the middle of the garment, its arms rising by `degrees`. */
export function chevron(y: number, degrees: number, width: number): Field {
  const [dx, dy] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  return (p) => width / 2 - Math.abs((p.y - y) * dy + Math.abs(p.x) * dx);
}

/** All that lies above such a V. */
export function aboveChevron(y: number, degrees: number): Field {
  const [dx, dy] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  return (p) => -((p.y - y) * dy + Math.abs(p.x) * dx);
}

/** All that is further from the middle than `x` at height `y`; leaning outwards by `lean` mm a mm. */
export function flank(x: number, y: number, lean: number): Field {
  const long = Math.sqrt(1 + lean * lean);
  return (p) => (Math.abs(p.x) - x - (p.y - y) * lean) / long;
}

export const both =
  (...fields: readonly Field[]): Field =>
  (p) =>
    Math.min(...fields.map((field) => field(p)));
export const either =
  (...fields: readonly Field[]): Field =>
  (p) =>
    Math.max(...fields.map((field) => field(p)));
export const not =
  (field: Field): Field =>
  (p) =>
    -field(p);
export const grown =
  (field: Field, by: number): Field =>
  (p) =>
    field(p) + by;
/** The same on both sides of the garment: as it is drawn on the wearer's left. */
export const mirrored =
  (field: Field): Field =>
  (p) =>
    field({ ...p, x: Math.abs(p.x), side: 1 });

/** An edge as a wide dry brush leaves it: drawn out along `degrees` into bristles. */
export function brushed(field: Field, seed: number, degrees: number, depth: number): Field {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return (p) => {
    const [along, across] = [p.x * c - p.y * s, p.x * s + p.y * c];
    return field(p) + depth * roughNoise(seed, along / 150, across / 17);
  };
}
