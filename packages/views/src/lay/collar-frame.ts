import type { Piece } from "@holeshot/garments";
import type { Point } from "@holeshot/geometry";
import { landmark } from "./rows.ts";

/** A collar's own coordinates: length along the neck seam from the centre front, wearer's left positive, and height above it. */
export interface CollarFrame {
  readonly along: (p: Point) => number;
  readonly up: (p: Point) => number;
}

/** Round collars are rings about a centre; that of a V neck has two straight arms. */
export function collarFrame(collar: Piece): CollarFrame {
  const centre = collar.landmarks["ring_centre"];
  if (centre) {
    const radius = Math.hypot(centre.x, centre.y);
    return {
      along: (p) => Math.atan2(p.x - centre.x, p.y - centre.y) * radius,
      up: (p) => radius - Math.hypot(p.x - centre.x, p.y - centre.y),
    };
  }
  const arm = landmark(collar, "shoulder_left");
  const length = Math.hypot(arm.x, arm.y);
  const [dx, dy] = [arm.x / length, arm.y / length];
  return {
    along: (p) => (Math.abs(p.x) * dx + p.y * dy) * (p.x < 0 ? -1 : 1),
    up: (p) => Math.abs(p.x) * dy - p.y * dx,
  };
}
