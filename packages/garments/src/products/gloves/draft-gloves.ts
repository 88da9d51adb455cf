import { assemble, onSide, seam, type SeamDraft } from "../../draft/assemble.ts";
import { cutFrom } from "../../draft/cut-from.ts";
import { mirrorPiece } from "../../draft/mirror-piece.ts";
import type { Garment } from "../../garment.ts";
import { patternNumber } from "../../pattern-number.ts";
import { bodyMeasures, sizeGroup } from "../../sizes/sizes.ts";
import { gloveFrame, gloveNeeds } from "./frame.ts";
import { handLines } from "./hand-lines.ts";
import { handPieces } from "./hand-pieces.ts";
import type { GloveChoice } from "./options.ts";
import { draftCuff, draftFourchettes, draftTab, stripNames } from "./strips.ts";

/** What the backs are printed on: polyester mesh with elastane. Their customer has no choice. */
const cloth = "stretch-mesh";

/** A pair of gloves; every piece is there for the left and the right hand. */
export function draftGloves(size: string, choice: GloveChoice): Garment {
  const frame = gloveFrame(bodyMeasures("gloves", size, gloveNeeds), sizeGroup("gloves", size));
  const lines = handLines(frame);
  const left = [
    ...handPieces(frame, lines, choice),
    ...draftFourchettes(frame, lines),
    draftCuff(frame),
    ...(choice.closure === "strap" ? [draftTab(frame)] : []),
  ];
  return assemble({
    product: "gloves",
    pattern: patternNumber,
    size,
    // Small patches have no room for the distance that artwork keeps from seams.
    pieces: cutFrom(
      left.flatMap((piece) => [piece, mirrorPiece(piece, piece.appliedTo ? 2 : 4)]),
      "printed",
      cloth,
    ),
    seams: ["left", "right"].flatMap(handSeams),
  });
}

function handSeams(s: string): SeamDraft[] {
  const strip = (name: string) => `fourchette_${name}_${s}`;
  const finger = "finger side, flat";
  const notch = { notches: [{ at: 0.5, marks: 1 as const }] };
  // On the back's straight finger sides, clear of the forks that the palm's single marks lie in.
  const behind = { notches: onSide(s, [{ at: 0.3, marks: 2 }]) };
  const sides = stripNames.flatMap((name) => [
    seam(`back_${s}.${name}`, `${strip(name)}.back`, finger, name === "thumb_wrist" ? {} : behind),
    seam(`palm_${s}.${name}`, `${strip(name)}.palm`, finger, notch),
  ]);
  const thumb = { notches: [{ at: 0.5, marks: 2 as const }] };
  // Beside the middle, where the thumb's code lies in the allowance.
  const aside = { notches: onSide(s, [{ at: 0.15, marks: 1 }]) };
  const tips = stripNames
    .slice(1)
    .map((name, i) =>
      seam(`${strip(stripNames[i] as string)}.to`, `${strip(name)}.from`, "finger tip, flat"),
    );
  const cuff = "cuff, flat";
  return [
    ...sides,
    seam(`thumb_${s}.index_thumb`, `${strip("index_thumb")}.back_thumb`, finger, thumb),
    seam(`thumb_${s}.thumb_wrist`, `${strip("thumb_wrist")}.back_thumb`, finger, thumb),
    seam(`back_${s}.thumb`, `thumb_${s}.base`, "thumb set in, flat", aside),
    ...tips,
    seam(`back_${s}.cuff`, `cuff_${s}.back`, cuff, notch),
    seam(`${strip("wrist_little")}.from`, `cuff_${s}.gusset_little`, cuff),
    seam(`${strip("thumb_wrist")}.to`, `cuff_${s}.gusset_thumb`, cuff),
    seam(`palm_${s}.cuff_little`, `cuff_${s}.palm_little`, cuff),
    seam(`palm_${s}.cuff_thumb`, `cuff_${s}.palm_thumb`, cuff),
    seam(`cuff_${s}.end_thumb`, `cuff_${s}.end_little`, "closes the cuff, flat"),
  ];
}
