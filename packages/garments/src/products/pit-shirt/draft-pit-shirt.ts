import { assemble } from "../../draft/assemble.ts";
import { cutFrom } from "../../draft/cut-from.ts";
import { mirrorPiece } from "../../draft/mirror-piece.ts";
import { edgeOf } from "../../edge-of.ts";
import type { Garment } from "../../garment.ts";
import { patternNumber } from "../../pattern-number.ts";
import { bodyMeasures, sizeGroup } from "../../sizes/sizes.ts";
import { crewNeck, draftBack, draftFront } from "../../top/body.ts";
import { draftRoundCollar } from "../../top/collar.ts";
import { topNeeds } from "../../top/frame.ts";
import { topSeams } from "../../top/seams.ts";
import { pitShirtFrame } from "./frame.ts";
import type { PitShirtChoice } from "./options.ts";
import { draftShortSleeve } from "./sleeve.ts";

/** Finished height of the neck's rib on a man of size L, mm. */
const ribHeight = 18;

/** A T-shirt for the paddock: the body of a top, short sleeves with hems, a crew neck of rib. */
export function draftPitShirt(size: string, choice: PitShirtChoice): Garment {
  const body = bodyMeasures("pit-shirt", size, topNeeds);
  const frame = pitShirtFrame(body, sizeGroup("pit-shirt", size), choice);
  const front = draftFront(frame, crewNeck(frame));
  const back = draftBack(frame);
  const sleeve = draftShortSleeve(frame, {
    front: edgeOf(front, "armhole_left").path,
    back: edgeOf(back, "armhole_left").path,
  });
  const necklines = {
    product: frame.product,
    front: edgeOf(front, "neck_left").path,
    back: edgeOf(back, "neck_left").path,
  };
  const scale = body.head / 580;
  return assemble({
    product: frame.product,
    pattern: patternNumber,
    size,
    pieces: [
      ...cutFrom([front, back, sleeve, mirrorPiece(sleeve)], "printed", choice.fabric),
      draftRoundCollar(necklines, ribHeight * scale),
    ],
    seams: topSeams("back"),
  });
}
