import { assemble, onSide, seam, type Match, type SeamDraft } from "../../draft/assemble.ts";
import { cutFrom } from "../../draft/cut-from.ts";
import { mirrorPiece } from "../../draft/mirror-piece.ts";
import type { Garment, Piece } from "../../garment.ts";
import { patternNumber } from "../../pattern-number.ts";
import { bodyMeasures } from "../../sizes/sizes.ts";
import { backLines } from "./back-lines.ts";
import { draftBackLeg, draftBackStretch } from "./back-pieces.ts";
import { pantsFrame, pantsNeeds } from "./frame.ts";
import { frontLines } from "./front-lines.ts";
import { draftFrontLeg } from "./front-pieces.ts";
import type { PantsChoice } from "./options.ts";
import { draftPockets } from "./pockets.ts";
import {
  ankleStretch,
  bandStretch,
  draftAnkle,
  draftCalf,
  draftWaistband,
  type BandStretch,
} from "./trim-pieces.ts";

export function draftPants(size: string, choice: PantsChoice): Garment {
  const frame = pantsFrame(bodyMeasures("pants", size, pantsNeeds), choice);
  const front = frontLines(frame);
  const back = backLines(frame, front);
  const inBoot = choice.style === "in-the-boot";
  const legs = [...draftFrontLeg(frame, front, inBoot), ...draftBackLeg(frame, back, inBoot)];
  const calf = draftCalf(frame, front, back, inBoot);
  const find = (id: string) => legs.find((piece) => piece.id === id) as Piece;
  const left = [
    ...cutFrom(legs, "printed", choice.fabric),
    ...cutFrom([calf], "leather", choice["inner-knee"]),
    ...(inBoot ? [draftAnkle(frame, find("shin_left"), calf, find("back_leg_left"))] : []),
  ];
  const stretch = bandStretch(frame, front, back);
  return assemble({
    product: "pants",
    pattern: patternNumber,
    size,
    pieces: [
      ...left.flatMap((piece) => [
        piece,
        mirrorPiece(piece, piece.material === "printed" ? undefined : 6),
      ]),
      ...draftPockets(frame, choice.pockets),
      draftBackStretch(frame, back),
      draftWaistband(frame, front, back, choice.closure),
    ],
    seams: [
      ...["left", "right"].flatMap((side) => legSeams(side, stretch, inBoot)),
      seam("thigh_left.fly", "thigh_right.fly", "zip, flat", single),
      seam("thigh_left.crotch", "thigh_right.crotch", "front crotch seam, flat", single),
      seam("yoke_left.centre", "yoke_right.centre", "centre back seam, flat"),
      seam("back_leg_left.seat", "back_leg_right.seat", "seat seam, flat", double),
    ],
  });
}

const middle = (marks: 1 | 2): Match => ({ at: 0.5, marks });
/** One mark at the front and the sides, two behind. */
const single = { notches: [middle(1)] };
const double = { notches: [middle(2)] };

function legSeams(s: string, stretch: BandStretch, inBoot: boolean): SeamDraft[] {
  return [...clothSeams(s), ...bandSeams(s, stretch), ...(inBoot ? ankleSeams(s) : [])];
}

function clothSeams(s: string): SeamDraft[] {
  return [
    seam(`thigh_${s}.outer_yoke`, `yoke_${s}.outer`, "outer seam, flat"),
    seam(`thigh_${s}.outer_stretch`, `back_stretch.side_${s}`, "outer seam, flat"),
    seam(`thigh_${s}.outer_thigh`, `back_leg_${s}.outer_thigh`, "outer seam, flat", single),
    seam(`knee_stretch_${s}.outer`, `back_leg_${s}.outer_knee_stretch`, "outer seam, flat"),
    seam(`knee_${s}.outer`, `back_leg_${s}.outer_knee`, "outer seam, flat", single),
    seam(`shin_${s}.outer`, `back_leg_${s}.outer_shin`, "outer seam, flat", single),
    seam(`thigh_${s}.inner_thigh`, `back_leg_${s}.inner_thigh`, "inseam, flat", single),
    seam(`knee_stretch_${s}.inner`, `back_leg_${s}.inner_knee_stretch`, "inseam, flat"),
    seam(`knee_${s}.inner`, `back_leg_${s}.inner_knee`, "inseam, flat", single),
    seam(`thigh_${s}.knee_stretch`, `knee_stretch_${s}.top`, "stretch panel, flat", single),
    seam(`knee_stretch_${s}.bottom`, `knee_${s}.top`, "stretch panel, flat", single),
    seam(`knee_${s}.bottom`, `shin_${s}.top`, "knee panel, flat", single),
    seam(`shin_${s}.calf`, `calf_${s}.front`, "leather, flat", single),
    seam(`back_leg_${s}.calf`, `calf_${s}.back`, "leather, flat", double),
    seam(`yoke_${s}.bottom`, `back_stretch.top_${s}`, "stretch panel, flat", double),
    seam(`back_leg_${s}.top`, `back_stretch.bottom_${s}`, "stretch panel, flat", double),
  ];
}

/** The band is marked where seams of the pants end at it, at both centres, and in the middles between. */
function bandSeams(s: string, stretch: BandStretch): SeamDraft[] {
  const left = s === "left";
  // On the left the thigh's waist runs from the centre front to the side, the yoke's from the side to the centre back.
  const front: Match[] = [middle(1), { at: 1, marks: 1, on: "b" }];
  const back: Match[] = [middle(2)];
  if (left) {
    // The left end runs on under the right one; the centre back is one place for both sides.
    front.push({ at: 0, marks: 1, on: "b" });
    back.push({ at: 1, marks: 2, on: "b" });
  }
  return [
    seam(
      `thigh_${s}.waist`,
      `waistband.front_${s}`,
      "waistband drawn on a little, so that it lies close",
      { stretch: stretch.front, notches: onSide(s, front) },
    ),
    seam(`yoke_${s}.waist`, `waistband.back_${s}`, "elastic in the back of the waistband", {
      stretch: stretch.back,
      notches: onSide(s, back),
    }),
  ];
}

/** The ankle's own seam is at the outer side; its quarters are the middles of front, leather and back. */
function ankleSeams(s: string): SeamDraft[] {
  const rib = { stretch: ankleStretch };
  const reason = "rib stretched on, so that the ankle stays in the boot";
  const leather: Match[] = [middle(1), { at: 0, marks: 1, on: "b" }, { at: 1, marks: 1, on: "b" }];
  return [
    seam(`shin_${s}.hem`, `ankle_${s}.front`, reason, { ...rib, ...single }),
    seam(`calf_${s}.hem`, `ankle_${s}.calf`, reason, { ...rib, notches: leather }),
    seam(`back_leg_${s}.hem`, `ankle_${s}.back`, reason, { ...rib, ...double }),
    seam(`ankle_${s}.end_front`, `ankle_${s}.end_back`, "closes the ankle, flat"),
  ];
}
