import { pathLength } from "@holeshot/geometry";
import { assemble, onSide, seam, type Match, type SeamDraft } from "../../draft/assemble.ts";
import { cutFrom } from "../../draft/cut-from.ts";
import { mirrorPiece } from "../../draft/mirror-piece.ts";
import { edgeOf } from "../../edge-of.ts";
import type { Garment } from "../../garment.ts";
import { patternNumber } from "../../pattern-number.ts";
import { bodyMeasures, sizeGroup } from "../../sizes/sizes.ts";
import { crewNeck, draftBack, draftFront, vNeck } from "../../top/body.ts";
import { draftRoundCollar, draftVCollar } from "../../top/collar.ts";
import { topSeams } from "../../top/seams.ts";
import { draftCuff } from "./cuff.ts";
import { cuffStretch, jerseyFrame, jerseyNeeds } from "./frame.ts";
import type { JerseyChoice } from "./options.ts";
import { draftGrip } from "./grip.ts";
import { draftElbow, draftPlacket } from "./patches.ts";
import { draftSleeve } from "./sleeve.ts";

/** Finished height of the collar on a man of size L, mm. */
const collarHeights = { crew: 20, "low-band": 12, "v-overlap": 22, zip: 34 };

export function draftJersey(size: string, choice: JerseyChoice): Garment {
  const body = bodyMeasures("jersey", size, jerseyNeeds);
  const frame = jerseyFrame(body, sizeGroup("jersey", size), choice);
  const round = draftFront(frame, crewNeck(frame));
  const front =
    choice.collar === "v-overlap" ? { ...draftFront(frame, vNeck(frame)), uncut: round } : round;
  const back = draftBack(frame);
  const sleeve = draftSleeve(
    frame,
    { front: edgeOf(front, "armhole_left").path, back: edgeOf(back, "armhole_left").path },
    choice.cuff,
  );
  const necklines = {
    product: frame.product,
    front: edgeOf(front, "neck_left").path,
    back: edgeOf(back, "neck_left").path,
  };
  const scale = body.head / 580;
  const collarHeight = collarHeights[choice.collar] * scale;
  const collar =
    choice.collar === "v-overlap"
      ? draftVCollar(necklines, collarHeight)
      : draftRoundCollar(necklines, collarHeight);
  const cuff = draftCuff(frame, pathLength(edgeOf(sleeve, "cuff").path));
  const elbows = draftElbow(sleeve, body.height, choice.elbow);
  return assemble({
    product: "jersey",
    pattern: patternNumber,
    size,
    pieces: [
      ...cutFrom([front, back, sleeve, mirrorPiece(sleeve)], "printed", choice.fabric),
      collar,
      ...(choice.cuff === "rib" ? [cuff, mirrorPiece(cuff, 6)] : []),
      ...elbows.flatMap((piece) => [piece, mirrorPiece(piece, 6)]),
      ...(choice.collar === "zip" ? [draftPlacket(front, body.height)] : []),
      ...(choice.hem === "silicone" ? [draftGrip(front), draftGrip(back)] : []),
    ],
    seams: [
      ...topSeams(choice.collar === "v-overlap" ? "front" : "back"),
      ...(choice.cuff === "rib" ? ["left", "right"].flatMap(cuffSeams) : []),
    ],
  });
}

/** On the left sleeve's end, which runs from back to front. */
const cuffQuarters: readonly Match[] = [
  { at: 0.25, marks: 2 },
  { at: 0.5, marks: 1 },
  { at: 0.75, marks: 1 },
];

function cuffSeams(side: string): SeamDraft[] {
  return [
    seam(
      `sleeve_${side}.cuff`,
      `cuff_${side}.top`,
      "rib stretched on, so that the cuff holds the wrist",
      { stretch: cuffStretch, notches: onSide(side, cuffQuarters) },
    ),
    seam(`cuff_${side}.end_back`, `cuff_${side}.end_front`, "closes the cuff, flat"),
  ];
}
