import type { Model } from "@holeshot/views";
import type { Surface } from "./surface.ts";

/**
 * The surface with its triangles as a model's file has them: one piece after the other, corners turned as packing left
 * them. `corners` are the surface's for each row of the file's pieces. What a picture of the model shows can so be
 * looked up in the surface.
 */
export function followModel(
  surface: Surface,
  model: Model,
  corners: readonly (readonly number[])[],
): Surface {
  const triangles = model.pieces.flatMap(({ triangles: rows }, n) =>
    Array.from(rows, (row) => corners[n]?.[row] as number),
  );
  const pieceOf = model.pieces.flatMap(({ triangles: rows }, n) =>
    Array.from({ length: rows.length / 3 }, () => n),
  );
  return {
    ...surface,
    triangles: Uint32Array.from(triangles),
    pieceOf: Uint16Array.from(pieceOf),
  };
}
