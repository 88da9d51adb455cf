import type { Box } from "@holeshot/geometry";

/** Room round the ink for the printer's own marks, and below it for the tag, mm. */
const margin = 10;
const tagRoom = 36;
/** The tag needs this much width, whatever the piece has, mm. */
const narrowest = 190;

/** A page and its boxes in piece millimetres. */
export interface PageFrame {
  readonly page: Box;
  /** What stays when the piece is cut. */
  readonly trim: Box;
  /** What ink covers. */
  readonly bleed: Box;
  /** Where a cutter's dots stand: half way into the margin, above the tag. */
  readonly dots: Box;
  /** Top left corner of the room below the piece. */
  readonly tag: { readonly x: number; readonly y: number; readonly height: number };
}

/** The page of a piece that is cut within `trim` and inked within `bleed`; with dots, the tag stands below them. */
export function pageFrame(trim: Box, bleed: Box, dots = false): PageFrame {
  const left = bleed.left - margin;
  const right = Math.max(bleed.right + margin, left + narrowest);
  const tag = { x: bleed.left, y: bleed.bottom + (dots ? margin : margin / 2), height: 26 };
  return {
    page: { left, top: bleed.top - margin, right, bottom: tag.y + tagRoom },
    trim,
    bleed,
    dots: {
      left: bleed.left - margin / 2,
      top: bleed.top - margin / 2,
      right: bleed.right + margin / 2,
      bottom: bleed.bottom + margin / 2,
    },
    tag,
  };
}
