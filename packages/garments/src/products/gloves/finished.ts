import type { Garment } from "../../garment.ts";
import type { FinishedMeasures } from "../../guide/finished-measures.ts";
import { pieceOf, spot, widthAt } from "../../guide/measure-piece.ts";

/** A glove's measures. */
export function measureGloves(garment: Garment): FinishedMeasures {
  const back = pieceOf(garment, "back_left");
  const strip = pieceOf(garment, "fourchette_wrist_little_left");
  // Over the knuckles, between the thumb's web and the fingers; back and palm are equally wide there.
  const level = 1.15 * spot(back, "web").y;
  return {
    handGirth: 2 * widthAt(back, level) + 2 * strip.bounds.bottom,
    handLength: -spot(back, "middle_tip").y,
  };
}
