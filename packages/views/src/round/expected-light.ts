import { asLit, type Model } from "../model/model.ts";
import { type Camera, facing, placer, type Vector } from "../photo/camera.ts";
import { lightAt, type LightPicture } from "../photo/light-picture.ts";
import { findTriangles } from "../photo/rasterise.ts";

/** How bright cloth is for a camera by which way it looks as the camera sees it, as nine shares of `harmonics`. */
export type ExpectedLight = readonly number[];

/** What lamps that go with the camera throw on cloth, and what its surface throws back of them. */
export interface Lamps {
  readonly falls: ExpectedLight;
  readonly shines: ExpectedLight;
}

/** Numbers of an expected light. */
export const expectedTerms = 9;
/** How much the fit would rather be even than bend after directions of which few places tell, a share of all places. */
const STIFF = [1e-4, 1e-3, 1e-3, 1e-3, 0.01, 0.01, 0.01, 0.01, 0.01];
/** No cloth is expected darker. */
export const leastExpected = 0.06;
/** One place of so many is enough to know the lamps by. */
const EVERY = 3;

/** Cloth that looks at a side as much as this, a cosine, tells what lamps throw. */
const PLAIN = 0.2;
/** Pixels, each way, in which a side finds what it sees, and how far behind that cloth still is seen, metres. */
const DEPTH = 256;
const SLACK = 0.012;

/**
 * The light that lamps which go with the camera throw on cloth that nothing stands before, by its direction as the camera
 * sees it: soft lamps are told by the first nine spherical harmonics (Ramamoorthi and Hanrahan 2001), fitted here to what
 * all sides see, each from its turn.
 */
export function expectLight(
  model: Model,
  sides: readonly { readonly camera: Camera; readonly light: LightPicture }[],
): Lamps {
  const lit = asLit(model);
  const rows = Array.from({ length: expectedTerms }, () => new Float64Array(expectedTerms + 2));
  let count = 0;
  for (const { camera, light } of sides) count += learnFrom(rows, lit, camera, light);
  for (const [r, row] of rows.entries())
    row[r] = (row[r] as number) + (STIFF[r] as number) * Math.max(1, count);
  solve(rows);
  const [falls, shines] = [0, 1].map((k) => rows.map((row) => row[expectedTerms + k] as number));
  return { falls, shines } as Lamps;
}

/** Learns what a side sees; how many places that were. */
function learnFrom(
  rows: readonly Float64Array[],
  { pieces }: Model,
  camera: Camera,
  light: LightPicture,
): number {
  const frame = { left: 0, top: 0, side: DEPTH };
  const { near } = findTriangles({ pieces }, camera, { width: DEPTH, height: DEPTH }, frame);
  const place = placer(camera);
  const across = acrossOf(turnOf(camera));
  const found = new Float32Array(2);
  let count = 0;
  for (const { positions, normals } of pieces) {
    for (let i = 0; i < positions.length; i += 3 * EVERY) {
      const normal = unitAt(normals, i);
      const at = [...positions.subarray(i, i + 3)] as unknown as Vector;
      const spot = facing(camera.eye, at, normal) > PLAIN ? place(...at) : null;
      if (!spot) continue;
      const pixel = Math.floor(spot.v * DEPTH) * DEPTH + Math.floor(spot.u * DEPTH);
      if ((near[pixel] ?? Infinity) * (spot.away - SLACK) > 1) continue;
      lightAt(light, spot.u, spot.v, found);
      count += 1;
      learn(rows, harmonics(normal, across), found);
    }
  }
  return count;
}

/** Turn round the garment that a camera looks from, radians: 0 is in front, growing to the wearer's left. */
export function turnOf({ eye, target }: Camera): number {
  return Math.atan2(eye[0] - target[0], eye[2] - target[2]);
}

/** A turn as it turns directions: its cosine and sine. */
export type Across = readonly [cosine: number, sine: number];

export function acrossOf(turn: number): Across {
  return [Math.cos(turn), Math.sin(turn)];
}

function learn(
  rows: readonly Float64Array[],
  terms: readonly number[],
  seen: ArrayLike<number>,
): void {
  for (const [r, row] of rows.entries()) {
    const own = terms[r] as number;
    for (const [c, term] of terms.entries()) row[c] = (row[c] as number) + own * term;
    for (const k of [0, 1])
      row[expectedTerms + k] = (row[expectedTerms + k] as number) + own * (seen[k] as number);
  }
}

/** The light on cloth that looks so, for who looks from a turn; never less than `least`. */
export function expectedFor(
  expected: ExpectedLight,
  normal: ArrayLike<number>,
  [cosine, sine]: Across,
  least = leastExpected,
): number {
  const [nx, y, nz] = [normal[0] as number, normal[1] as number, normal[2] as number];
  const [x, z] = [cosine * nx - sine * nz, sine * nx + cosine * nz];
  const [even, across, up, ahead, xy, yz, xz, flat, deep] = expected as Nine;
  const light =
    even +
    across * x +
    up * y +
    ahead * z +
    xy * x * y +
    yz * y * z +
    xz * x * z +
    flat * (x * x - y * y) +
    deep * (3 * z * z - 1);
  return Math.max(least, light);
}

type Nine = readonly [number, number, number, number, number, number, number, number, number];

/** In a direction as it is seen from a turn; without their factors, which the fit finds. */
function harmonics(
  [nx = 0, y = 0, nz = 0]: readonly number[],
  [cosine, sine]: Across,
): readonly number[] {
  const [x, z] = [cosine * nx - sine * nz, sine * nx + cosine * nz];
  return [1, x, y, z, x * y, y * z, x * z, x * x - y * y, 3 * z * z - 1];
}

function unitAt(normals: Float32Array, i: number): readonly number[] {
  const own = [...normals.subarray(i, i + 3)];
  const length = Math.hypot(...own) || 1;
  return own.map((value) => value / length);
}

/** Gauss and Jordan, in place; the rows carry their right sides last, and their stiffness keeps them apart. */
function solve(rows: readonly Float64Array[]): void {
  for (const [r, row] of rows.entries()) {
    const pivot = row[r] as number;
    for (let c = r; c < row.length; c++) row[c] = (row[c] as number) / pivot;
    for (const [other, line] of rows.entries()) {
      const factor = line[r] as number;
      if (other === r || factor === 0) continue;
      for (let c = r; c < row.length; c++)
        line[c] = (line[c] as number) - factor * (row[c] as number);
    }
  }
}
