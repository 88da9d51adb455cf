import { productFacts, type Garment, type PieceId } from "@holeshot/garments";
import { type Sheen, sheenOf } from "./shade.ts";

/** How pieces of a garment shine. */
export function sheensOf(garment: Garment, pieces: readonly PieceId[]): readonly Sheen[] {
  const { weave } = productFacts(garment.product);
  return pieces.map((piece) => {
    const own = garment.pieces.find(({ id }) => id === piece);
    return sheenOf(own?.material ?? "printed", weave);
  });
}
