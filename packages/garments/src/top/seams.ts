import { onSide, seam, type Match, type SeamDraft } from "../draft/assemble.ts";
import { collarStretch } from "./frame.ts";
import { capEase } from "./sleeve-cap.ts";

/** Where a collar's ends meet: a round one is closed behind, that of a V neck in its point. */
export type CollarEnds = "front" | "back";

/** The seams of a top's body, both sides, and its collar. */
export function topSeams(ends: CollarEnds): SeamDraft[] {
  return [
    ...["left", "right"].flatMap((side) => [...bodySeams(side), ...neckSeams(side, ends)]),
    seam(
      "collar.end_left",
      "collar.end_right",
      ends === "back"
        ? "closes the collar at the centre back, flat"
        : "closes the collar in the point of the V, flat",
    ),
  ];
}

function bodySeams(side: string): SeamDraft[] {
  const cap = { ease: capEase, notches: [{ at: 0.5, marks: 1 as const }] };
  const capBack = { ease: capEase, notches: [{ at: 0.5, marks: 2 as const }] };
  const middle = { notches: [{ at: 0.5, marks: 1 as const }] };
  const eased = "cap eased in over the shoulder";
  return [
    seam(`front.side_${side}`, `back.side_${side}`, "side seam, flat", middle),
    seam(`front.shoulder_${side}`, `back.shoulder_${side}`, "shoulder seam, flat", middle),
    seam(`sleeve_${side}.cap_front`, `front.armhole_${side}`, eased, cap),
    seam(`sleeve_${side}.cap_back`, `back.armhole_${side}`, eased, capBack),
    seam(
      `sleeve_${side}.underarm_front`,
      `sleeve_${side}.underarm_back`,
      "underarm seam, flat",
      middle,
    ),
  ];
}

/**
 * The collar is marked in eighths that lie on the body's own places: centre front and back, shoulder seams and the
 * middles between. The neckline runs from the centre front to the left shoulder, and from the centre back to the right.
 */
function neckSeams(side: string, ends: CollarEnds): SeamDraft[] {
  const rib = "rib stretched on, so that the collar lies close";
  const front: Match[] = [
    { at: 0.5, marks: 1 },
    { at: 1, marks: 1, on: "b" },
  ];
  const back: Match[] = [{ at: 0.5, marks: 2 }];
  // Each centre is marked once, by the side whose neckline begins there; where the collar ends, on the body alone.
  if (side === "left" && ends === "back") front.push({ at: 0, marks: 1 });
  if (side === "right") back.push({ at: 1, marks: 2, ...(ends === "back" ? { on: "a" } : {}) });
  return [
    seam(`front.neck_${side}`, `collar.neck_front_${side}`, rib, {
      stretch: collarStretch,
      notches: onSide(side, front),
    }),
    seam(`back.neck_${side}`, `collar.neck_back_${side}`, rib, {
      stretch: collarStretch,
      notches: onSide(side, back),
    }),
  ];
}
