import { productFacts, type Garment, type PieceId } from "@holeshot/garments";
import { sewing } from "../products.ts";
import { sheenOf } from "./shade.ts";
import type { Sheen } from "./sheen.ts";

/** How pieces of a garment shine. */
export function sheensOf(garment: Garment, pieces: readonly PieceId[]): readonly Sheen[] {
  const { weave } = productFacts(garment.product);
  const { finishes = [] } = sewing[garment.product];
  return pieces.map((piece) => {
    const [, finish] = finishes.find(([pieces]) => pieces.test(piece)) ?? [];
    if (finish) return finish;
    const own = garment.pieces.find(({ id }) => id === piece);
    return sheenOf(own?.material ?? "printed", weave);
  });
}
