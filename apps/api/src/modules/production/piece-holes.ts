import { type Piece, weaveOf } from "@holeshot/garments";
import type { Circle } from "@holeshot/geometry";
import { holesOf, ventsOf } from "@holeshot/views";
import type { OrderUnit } from "./order-units.ts";

/** What a laser cuts out of a printed piece, where pictures show it: whoever cuts it is told by this. */
export function pieceHoles(
  { product, properties }: Pick<OrderUnit, "product" | "properties">,
  { id, bounds, material }: Pick<Piece, "id" | "bounds" | "material">,
): readonly Circle[] {
  if (material !== "printed") return [];
  const vents = ventsOf(weaveOf(product, properties), id, bounds);
  return vents ? holesOf(vents) : [];
}
