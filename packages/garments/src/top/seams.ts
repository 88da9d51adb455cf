import { seam, type SeamDraft } from "../draft/assemble.ts";
import { collarStretch } from "./frame.ts";
import { capEase } from "./sleeve-cap.ts";

/** The seams of one side that every top has. */
export function topSeams(side: string): SeamDraft[] {
  const cap = { ease: capEase, notches: [{ at: 0.5, marks: 1 as const }] };
  const capBack = { ease: capEase, notches: [{ at: 0.5, marks: 2 as const }] };
  const middle = { notches: [{ at: 0.5, marks: 1 as const }] };
  const eased = "cap eased in over the shoulder";
  const rib = "rib stretched on, so that the collar lies close";
  const on = { stretch: collarStretch };
  return [
    seam(`front.side_${side}`, `back.side_${side}`, "side seam, flat", middle),
    seam(`front.shoulder_${side}`, `back.shoulder_${side}`, "shoulder seam, flat"),
    seam(`sleeve_${side}.cap_front`, `front.armhole_${side}`, eased, cap),
    seam(`sleeve_${side}.cap_back`, `back.armhole_${side}`, eased, capBack),
    seam(
      `sleeve_${side}.underarm_front`,
      `sleeve_${side}.underarm_back`,
      "underarm seam, flat",
      middle,
    ),
    seam(`front.neck_${side}`, `collar.neck_front_${side}`, rib, on),
    seam(`back.neck_${side}`, `collar.neck_back_${side}`, rib, on),
  ];
}

/** The collar's own seam. */
export const collarSeam: SeamDraft = seam(
  "collar.end_left",
  "collar.end_right",
  "closes the collar at the centre back, flat",
);
