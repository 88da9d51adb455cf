import type { ModelPiece } from "../model/model.ts";

/** How far a turned edge lies behind its cloth at most, metres: the atelier folds them so. */
export const FOLD = 0.0022;

type Cloth = Pick<ModelPiece, "positions" | "millimetres" | "triangles">;

/**
 * For every corner of a piece the millimetres of the cloth it goes along with, two numbers each: its own, but where an
 * edge is turned in, those of the cloth it lies behind. A turned edge shows the print of the edge alone, all the way.
 */
export function behindFolds(piece: Cloth): Float32Array {
  const { millimetres, positions } = piece;
  const cloth = clothTriangles(piece);
  const flat = new Uint8Array(millimetres.length / 2);
  for (const corner of cloth) flat[corner] = 1;
  if (flat.every(Boolean)) return millimetres;
  const inward = inwardAtEdges(millimetres, cloth);
  const edges = new Map([...inward.keys()].map((corner) => [placeOf(millimetres, corner), corner]));
  const behind = millimetres.slice();
  for (const [corner, isFlat] of flat.entries()) {
    const edge = isFlat ? undefined : edges.get(placeOf(millimetres, corner));
    if (edge === undefined) continue;
    const [x, y] = inward.get(edge) as readonly [number, number];
    const size = Math.hypot(x, y) || 1;
    const off = [0, 1, 2].map(
      (c) => (positions[3 * corner + c] as number) - (positions[3 * edge + c] as number),
    );
    const back = 1000 * Math.sqrt(Math.max(0, Math.hypot(...off) ** 2 - FOLD ** 2));
    behind[2 * corner] = (behind[2 * corner] as number) + (back * x) / size;
    behind[2 * corner + 1] = (behind[2 * corner + 1] as number) + (back * y) / size;
  }
  return behind;
}

/** Corners of the triangles that show more of the print than a line, three each: the others are of edges that are turned in. */
export function clothTriangles({ millimetres, triangles }: Cloth): number[] {
  const mm = (corner: number, c: number): number => millimetres[2 * corner + c] as number;
  const kept: number[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const [i, j, k] = [triangles[t], triangles[t + 1], triangles[t + 2]] as unknown as Three;
    const across =
      (mm(j, 0) - mm(i, 0)) * (mm(k, 1) - mm(i, 1)) - (mm(j, 1) - mm(i, 1)) * (mm(k, 0) - mm(i, 0));
    if (Math.abs(across) > 1e-6) kept.push(i, j, k);
  }
  return kept;
}

type Three = readonly [number, number, number];

/** For corners on the cloth's edges, the direction on the piece away from the edge, of any length. */
function inwardAtEdges(
  millimetres: Float32Array,
  cloth: readonly number[],
): ReadonlyMap<number, readonly [number, number]> {
  const count = millimetres.length / 2;
  // An edge of one triangle alone, and that triangle's third corner.
  const open = new Map<number, Three>();
  for (let t = 0; t < cloth.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b, third] = [0, 1, 2].map((n) => cloth[t + ((k + n) % 3)]) as unknown as Three;
      const key = Math.min(a, b) * count + Math.max(a, b);
      if (!open.delete(key)) open.set(key, [a, b, third]);
    }
  const inward = new Map<number, [number, number]>();
  for (const [a, b, third] of open.values()) {
    const [ax, ay] = [millimetres[2 * a] as number, millimetres[2 * a + 1] as number];
    const [dx, dy] = [(millimetres[2 * b] as number) - ax, (millimetres[2 * b + 1] as number) - ay];
    const [tx, ty] = [
      (millimetres[2 * third] as number) - ax,
      (millimetres[2 * third + 1] as number) - ay,
    ];
    const side = Math.sign(dx * ty - dy * tx);
    for (const corner of [a, b]) {
      const [x, y] = inward.get(corner) ?? [0, 0];
      inward.set(corner, [x - side * dy, y + side * dx]);
    }
  }
  return inward;
}

function placeOf(millimetres: Float32Array, corner: number): string {
  return `${millimetres[2 * corner]} ${millimetres[2 * corner + 1]}`;
}
