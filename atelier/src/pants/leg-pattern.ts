import type { Garment, Piece } from "@holeshot/garments";
import { sideLine, type SideLine } from "./side-line.ts";

/** The left leg's pattern as one front and one back, each from its inseam or centre seam to the outer seam. */
export interface LegPattern {
  readonly front: LegHalf;
  readonly back: LegHalf;
  /** The leather between them below the knee: widths before and behind the inseam it replaces. */
  readonly calf: { readonly front: SideLine; readonly back: SideLine };
  /** Heights in pattern millimetres, y down, 0 at the knee line. */
  readonly fork: number;
  readonly kneePanel: number;
  readonly hem: number;
  /** The rib below the hem; pants worn over the boot have none. */
  readonly ankle: { readonly half: number; readonly height: number } | null;
  /** Where the calf's point and the stretch panel's upper middle lie on the leg. */
  readonly stretch: StretchPlace;
}

export interface LegHalf {
  /** The inseam, and above it the centre seam. */
  readonly inner: SideLine;
  readonly outer: SideLine;
}

/** The stretch panel's own coordinates on the left back leg: turned and moved. */
export interface StretchPlace {
  readonly x: number;
  readonly y: number;
  readonly lean: number;
}

export function legPattern(garment: Garment): LegPattern {
  const find = (id: string): Piece => {
    const piece = garment.pieces.find((candidate) => candidate.id === id);
    if (!piece) throw new RangeError(`The pants have no ${id}`);
    return piece;
  };
  const ids = ["thigh", "knee_stretch", "knee", "shin", "back_leg", "yoke", "calf"];
  const [thigh, kneeStretch, knee, shin, backLeg, yoke, calf] = ids.map((id) =>
    find(`${id}_left`),
  ) as [Piece, Piece, Piece, Piece, Piece, Piece, Piece];
  const ankle = garment.pieces.find(({ id }) => id === "ankle_left");
  const kneePanel = landmark(knee, "bottom_inner").y;
  const top = landmark(yoke, "bottom_centre");
  const bottom = landmark(backLeg, "top_centre");
  const below =
    (line: SideLine): SideLine =>
    (y) =>
      line(y - kneePanel);
  return {
    front: {
      inner: sideLine([
        [thigh, "fly"],
        [thigh, "crotch"],
        [thigh, "inner_thigh"],
        [kneeStretch, "inner"],
        [knee, "inner"],
        [shin, "calf"],
      ]),
      outer: sideLine([
        [thigh, "outer_yoke"],
        [thigh, "outer_stretch"],
        [thigh, "outer_thigh"],
        [kneeStretch, "outer"],
        [knee, "outer"],
        [shin, "outer"],
      ]),
    },
    back: {
      inner: sideLine([
        [yoke, "centre"],
        [backLeg, "seat"],
        [backLeg, "inner_thigh"],
        [backLeg, "inner_knee_stretch"],
        [backLeg, "inner_knee"],
        [backLeg, "calf"],
      ]),
      outer: sideLine([
        [yoke, "outer"],
        [backLeg, "outer_thigh"],
        [backLeg, "outer_knee_stretch"],
        [backLeg, "outer_knee"],
        [backLeg, "outer_shin"],
      ]),
    },
    calf: { front: below(sideLine([[calf, "front"]])), back: below(sideLine([[calf, "back"]])) },
    fork: landmark(thigh, "fork").y,
    kneePanel,
    hem: landmark(shin, "hem_outer").y,
    ankle: ankle ? { half: ankle.bounds.right, height: ankle.bounds.bottom } : null,
    stretch: { x: top.x, y: top.y, lean: Math.atan2(bottom.x - top.x, bottom.y - top.y) },
  };
}

function landmark(piece: Piece, name: string) {
  const point = piece.landmarks[name];
  if (!point) throw new RangeError(`${piece.id} has no landmark ${name}`);
  return point;
}
