import type { Garment, Piece } from "../../garment.ts";
import { pieceOf, spot } from "../../guide/measure-piece.ts";
import {
  across,
  along,
  measured,
  type MeasuringPoint,
  straight,
  tolerances,
  upright,
} from "../../guide/measuring-point.ts";

/** What is measured on the glove of the left hand. */
export function glovePoints(garment: Garment): readonly MeasuringPoint[] {
  const of = (id: string) => pieceOf(garment, `${id}_left`);
  const [back, thumb, cuff] = ["back", "thumb", "cuff"].map(of) as [Piece, Piece, Piece];
  const gusset = of("fourchette_wrist_little");
  // Over the knuckles, between the thumb's web and the fingers; back and palm are equally wide there.
  const level = 1.15 * spot(back, "web").y;
  const middle = (gusset.bounds.left + gusset.bounds.right) / 2;
  const wide = upright(gusset, { x: middle, y: gusset.bounds.top }, gusset.bounds.bottom);
  const tip = (name: string) => {
    const end = spot(back, name);
    return [straight(back, { x: end.x, y: 0 }, end)];
  };
  const { hand, band } = tolerances;
  return [
    measured("handGirth", hand, [across(back, level), across(back, level), wide, wide]),
    measured("backWidth", hand, [across(back, level)]),
    measured("wristWidth", hand, [along(back, "cuff")]),
    measured("middleLength", hand, tip("middle_tip")),
    measured("indexLength", hand, tip("index_tip")),
    measured("ringLength", hand, tip("ring_tip")),
    measured("littleLength", hand, tip("little_tip")),
    measured("thumbLength", hand, [straight(thumb, spot(thumb, "thumb_foot"), spot(thumb, "tip"))]),
    measured("cuffGirth", tolerances.opening, [along(cuff, "hem")]),
    measured("cuffHeight", band, [upright(cuff, { x: 0, y: 0 }, cuff.bounds.bottom)]),
    measured("gussetWidth", band, [wide]),
    measured("indexFork", hand, [along(back, "middle_index")]),
    measured("littleFork", hand, [along(back, "little_ring")]),
  ];
}
