import type { PieceId } from "@holeshot/garments";
import type { Surface } from "../finish/surface.ts";
import { pieceSpan, toGrid, toSpan, type Grid, type PieceSpan } from "./quantise.ts";
import { MeshoptEncoder } from "meshoptimizer";

/** One piece of a model as the whole numbers a file holds. */
export interface PieceArrays {
  readonly id: PieceId;
  readonly span: PieceSpan;
  /** Rows of 3. */
  readonly positions: Uint16Array<ArrayBuffer>;
  readonly normals: Int8Array<ArrayBuffer>;
  readonly shade: Uint8Array<ArrayBuffer>;
  /** Rows of 2. */
  readonly uv: Uint16Array<ArrayBuffer>;
  readonly indices: Uint16Array<ArrayBuffer>;
  /** The surface's corner behind each row. */
  readonly corners: readonly number[];
}

export interface SurfaceValues {
  readonly normals: Float64Array;
  /** Sky seen from outside, by particle. */
  readonly sky: Float32Array;
}

/** Takes one piece out of the surface, its corners in the order its triangles need them. */
export function pieceArrays(
  surface: Surface,
  values: SurfaceValues,
  piece: number,
  grid: Grid,
): PieceArrays {
  const corners: number[] = [];
  const numbers = new Map<number, number>();
  const indices: number[] = [];
  for (const [n, of] of surface.pieceOf.entries()) {
    if (of !== piece) continue;
    for (const corner of surface.triangles.subarray(3 * n, 3 * n + 3)) {
      if (!numbers.has(corner)) numbers.set(corner, corners.push(corner) - 1);
      indices.push(numbers.get(corner) as number);
    }
  }
  const sorted = Uint32Array.from(indices);
  const [remap, count] = MeshoptEncoder.reorderMesh(sorted, true, true);
  const ordered: number[] = [];
  for (const [old, corner] of corners.entries()) ordered[remap[old] as number] = corner;
  const span = pieceSpan(ordered.flatMap((c) => [...surface.uv.subarray(2 * c, 2 * c + 2)]));
  const arrays = {
    id: surface.pieces[piece] ?? "",
    span,
    positions: new Uint16Array(3 * count),
    normals: new Int8Array(3 * count),
    shade: new Uint8Array(3 * count),
    uv: new Uint16Array(2 * count),
    indices: Uint16Array.from(sorted),
    corners: ordered,
  };
  for (const [i, corner] of ordered.entries()) put(arrays, i, surface, values, corner, grid);
  return arrays;
}

function put(
  arrays: PieceArrays,
  i: number,
  { particleOf, positions, uv }: Surface,
  { normals, sky }: SurfaceValues,
  corner: number,
  grid: Grid,
): void {
  const particle = particleOf[corner] as number;
  for (let c = 0; c < 3; c++) {
    arrays.positions[3 * i + c] = toGrid(positions[3 * particle + c] as number, c, grid);
    arrays.normals[3 * i + c] = Math.round(127 * (normals[3 * particle + c] as number));
    arrays.shade[3 * i + c] = Math.round(255 * (sky[particle] as number));
  }
  arrays.uv[2 * i] = toSpan(uv[2 * corner] as number, 0, arrays.span);
  arrays.uv[2 * i + 1] = toSpan(uv[2 * corner + 1] as number, 1, arrays.span);
}
