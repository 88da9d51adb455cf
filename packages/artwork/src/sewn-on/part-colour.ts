import type { Piece } from "@holeshot/garments";
import type { Colour } from "../scene.ts";
import { setOff, tones } from "./tones.ts";

/**
 * The colour of a part that a choice adds, on pictures and on the cutting table: no kit has one for it. `ground` is that
 * of the piece it lies on. Undefined for every other piece.
 */
export function partColour({ id }: Piece, ground: Colour): Colour | undefined {
  if (/elbow|pocket/.test(id)) return tones.moulded;
  if (id.startsWith("palm_patch")) return setOff(ground);
  return id.startsWith("touch_") ? tones.metal : undefined;
}
