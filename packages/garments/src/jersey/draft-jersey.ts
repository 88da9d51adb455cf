import { pathLength } from "@holeshot/geometry";
import { assemble, seam, type SeamDraft } from "../draft/assemble.ts";
import { cutFrom } from "../draft/cut-from.ts";
import { mirrorPiece } from "../draft/mirror-piece.ts";
import { edgeOf } from "../edge-of.ts";
import type { Garment } from "../garment.ts";
import { patternNumber } from "../pattern-number.ts";
import { bodyMeasures, sizeGroup } from "../sizes/sizes.ts";
import { crewNeck, draftBack, draftFront, vNeck } from "./body.ts";
import { draftRoundCollar, draftVCollar } from "./collar.ts";
import { draftCuff } from "./cuff.ts";
import { collarStretch, cuffStretch, jerseyFrame, jerseyNeeds } from "./frame.ts";
import type { JerseyChoice } from "./options.ts";
import { draftGrip } from "./grip.ts";
import { draftElbow, draftPlacket } from "./patches.ts";
import { capEase, draftSleeve } from "./sleeve.ts";

/** Finished height of the collar on a man of size L, mm. */
const collarHeights = { crew: 20, "low-band": 12, "v-overlap": 22, zip: 34 };

export function draftJersey(size: string, choice: JerseyChoice): Garment {
  const body = bodyMeasures("jersey", size, jerseyNeeds);
  const frame = jerseyFrame(body, sizeGroup("jersey", size), choice);
  const front = draftFront(frame, choice.collar === "v-overlap" ? vNeck(frame) : crewNeck(frame));
  const back = draftBack(frame);
  const sleeve = draftSleeve(
    frame,
    { front: edgeOf(front, "armhole_left").path, back: edgeOf(back, "armhole_left").path },
    choice.cuff,
  );
  const necklines = {
    front: edgeOf(front, "neck_left").path,
    back: edgeOf(back, "neck_left").path,
  };
  const scale = body.head / 580;
  const collarHeight = collarHeights[choice.collar] * scale;
  const collar =
    choice.collar === "v-overlap"
      ? draftVCollar(necklines, collarHeight)
      : draftRoundCollar(necklines, collarHeight, 190 * scale);
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
    seams: ["left", "right"].flatMap((side) => sideSeams(side, choice)).concat(collarSeams()),
  });
}

function sideSeams(side: string, choice: JerseyChoice): SeamDraft[] {
  const cap = { ease: capEase, notches: [{ at: 0.5, marks: 1 as const }] };
  const capBack = { ease: capEase, notches: [{ at: 0.5, marks: 2 as const }] };
  const middle = { notches: [{ at: 0.5, marks: 1 as const }] };
  const seams = [
    seam(`front.side_${side}`, `back.side_${side}`, "side seam, flat", middle),
    seam(`front.shoulder_${side}`, `back.shoulder_${side}`, "shoulder seam, flat"),
    seam(
      `sleeve_${side}.cap_front`,
      `front.armhole_${side}`,
      "cap eased in over the shoulder",
      cap,
    ),
    seam(
      `sleeve_${side}.cap_back`,
      `back.armhole_${side}`,
      "cap eased in over the shoulder",
      capBack,
    ),
    seam(
      `sleeve_${side}.underarm_front`,
      `sleeve_${side}.underarm_back`,
      "underarm seam, flat",
      middle,
    ),
    seam(
      `front.neck_${side}`,
      `collar.neck_front_${side}`,
      "rib stretched on, so that the collar lies close",
      {
        stretch: collarStretch,
      },
    ),
    seam(
      `back.neck_${side}`,
      `collar.neck_back_${side}`,
      "rib stretched on, so that the collar lies close",
      {
        stretch: collarStretch,
      },
    ),
  ];
  if (choice.cuff !== "rib") return seams;
  return [
    ...seams,
    seam(
      `sleeve_${side}.cuff`,
      `cuff_${side}.top`,
      "rib stretched on, so that the cuff holds the wrist",
      {
        stretch: cuffStretch,
        notches: [{ at: 0.5, marks: 1 }],
      },
    ),
    seam(`cuff_${side}.end_back`, `cuff_${side}.end_front`, "closes the cuff, flat"),
  ];
}

function collarSeams(): SeamDraft[] {
  return [
    seam("collar.end_left", "collar.end_right", "closes the collar at the centre back, flat"),
  ];
}
