import type { GearSolid } from "../../figure/gear.ts";
import type { Vector } from "../../mannequin/vector.ts";

/** Something worn, as triangles: metres, three numbers a corner. */
export interface Worn {
  readonly piece: string;
  readonly positions: ArrayLike<number>;
  readonly triangles: ArrayLike<number>;
}

/** Throws where a solid of the bike cuts through what is worn: no picture may show it. */
export function expectClear(solids: readonly GearSolid[], worn: readonly Worn[]): void {
  for (const { piece, positions, triangles } of worn) {
    // Corners that no triangle has are of cloth that is tucked away.
    const corners = new Set<number>();
    for (let k = 0; k < triangles.length; k++) corners.add(triangles[k] as number);
    for (const corner of corners) {
      const at = (c: number) => 100 * (positions[3 * corner + c] as number);
      const place: Vector = [at(0), at(1), at(2)];
      const cut = solids.find((solid) => holds(solid, place) && solid.distance(place) <= 0);
      if (!cut) continue;
      const where = place.map((value) => value.toFixed(1)).join(", ");
      throw new RangeError(`The bike's ${cut.id} cuts through ${piece} at ${where} cm`);
    }
  }
}

function holds({ from, to }: GearSolid, place: Vector): boolean {
  return place.every((v, c) => v >= (from[c] as number) && v <= (to[c] as number));
}
