import type { Garment } from "@holeshot/garments";
import type { ClothMesh } from "../mesh/cloth-mesh.ts";
import { seededRandom } from "../random.ts";
import type { Recipe } from "./recipe.ts";

/** Every vertex where its own piece would put it, cm. */
export function placeVertices(garment: Garment, mesh: ClothMesh, recipe: Recipe): Float64Array {
  const places = new Float64Array(mesh.pieceOf.length * 3);
  for (const { id, firstVertex, vertexCount } of mesh.pieces) {
    const piece = garment.pieces.find((candidate) => candidate.id === id);
    if (!piece) throw new RangeError(`The garment has no piece ${id}`);
    const place = recipe.place(piece);
    for (let v = firstVertex; v < firstVertex + vertexCount; v++)
      places.set(place(mesh.uv[2 * v] as number, mesh.uv[2 * v + 1] as number), 3 * v);
  }
  return places;
}

/** Every particle half way between the places of its vertices, a little disturbed so that folds may choose a side. */
export function placeParticles(mesh: ClothMesh, places: Float64Array, noise: number): Float64Array {
  const random = seededRandom(11);
  const counts = new Uint32Array(mesh.particleCount);
  const sums = new Float64Array(mesh.particleCount * 3);
  for (const [vertex, particle] of mesh.particleOf.entries()) {
    counts[particle] = (counts[particle] as number) + 1;
    for (let k = 0; k < 3; k++)
      sums[3 * particle + k] =
        (sums[3 * particle + k] as number) + (places[3 * vertex + k] as number);
  }
  return sums.map(
    (sum, i) => sum / (counts[Math.floor(i / 3)] as number) + (random() - 0.5) * noise,
  );
}
