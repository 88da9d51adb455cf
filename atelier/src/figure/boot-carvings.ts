import { bump, step } from "../light/relief/height-field.ts";
import type { Vector } from "../mannequin/vector.ts";
import { type BootLeg, strapHeights } from "./boot.ts";
import {
  boards,
  type Carving,
  type Cut,
  cuts,
  groove,
  panel,
  plain,
  screw,
  waves,
  where,
} from "./carving.ts";

/** What is moulded and sewn into a boot's parts, by part, cm as the boot is drawn. */
export function bootCarvings({ top }: BootLeg, outer: 1 | -1): Record<string, Carving> {
  const lean = (y: number) => (top[0] * Math.max(0, y - 11.5)) / (top[1] - 11.5);
  return {
    plate: ([x, y, z]) =>
      cuts(
        shinPlate(x - 0.6 * top[0], y),
        where(step(9.5, 10.5, z) * (1 - step(8.5, 9.5, y)), toeCap(y, z)),
        where(1 - step(-5, -4, z), waves(y / 1.55, 0.55)),
        where(step(3, 4, outer * x) * (1 - step(16.8, 17, y)), pivot(y - 12.5, z + 0.5)),
      ),
    upper: (place) => upper(place, place[0] - lean(place[1]), top),
    sole: ([, y, z]) => tread(y, z),
    straps: ([x, y, z]) => strap(acrossStrap(y, z), 7 * Math.atan2(outer * (x - lean(y)), z)),
    buckles: ([, y, z]) => buckle(acrossStrap(y, z), z - 3.2),
  };
}

/** Boards under a frame that is screwed on. */
function shinPlate(x: number, y: number): Cut {
  if (y < 16) return plain;
  const edge = panel(x, y - 27.5, 4.6, 10.5, 2.4);
  const inner = 1 - step(-1.5, -1.25, edge);
  const heads = [18.7, 36.2].map((at) =>
    screw(Math.hypot(Math.abs(x) - 3.3, y - at), (Math.abs(x) - 3.3) * 0.6 + (y - at) * 0.8, 0.62),
  );
  return cuts(
    groove(edge + 1.35, 0.18, 1.2),
    where(inner, boards(-(y - 27.5 + 0.5 * Math.abs(x)) / 2.7, 1.7)),
    ...heads,
  );
}

/** A cap whose ridges run round the toes. */
function toeCap(y: number, z: number): Cut {
  return cuts(groove(z - 11.4, 0.2, 1.3), groove(z - 13.2, 0.2, 0.9), groove(y - 3.4, 0.2, 0.8));
}

/** The joint at the ankle. */
function pivot(y: number, z: number): Cut {
  const off = Math.hypot(y, z);
  return cuts(groove(off - 2.3, 0.2, 1.3), screw(off, 0.8 * y - 0.6 * z, 1.15));
}

/** Leather: bellows where it bends, a padded collar, and seams down both sides. */
function upper([, y, z]: Vector, x: number, top: Vector): Cut {
  const bellows =
    step(9.6, 11, y) * (1 - step(15.6, 17, y)) * (step(0, 2.5, z) + 1 - step(-4.5, -3, z));
  const collar = y - 36.9 - 0.16 * (z - top[2]);
  const seam = z + 0.6 - 0.05 * (y - 11.5);
  const sewn = step(16, 18, y) * (1 - step(35.5, 36.5, y)) * step(2.5, 4, Math.abs(x));
  const thread = step(-0.2, 0.2, Math.sin((2 * Math.PI * y) / 0.62));
  const stitches = bump(Math.abs(seam) - 0.55, 0.1);
  return cuts(
    // Under pants that hang over it a boot has no plates: cap and heel are of one piece with it.
    where(step(9.5, 10.5, z) * (1 - step(8.5, 9.5, y)), toeCap(y, z)),
    where((1 - step(-5, -4, z)) * (1 - step(8, 9, y)), waves(y / 1.55, 0.55)),
    where(bellows, waves((y + 0.22 * Math.abs(x)) / 1.5, 1.1)),
    groove(collar, 0.22, 1.3),
    where(step(0.2, 0.8, collar), waves(collar / 1.25, 0.5)),
    where(sewn, groove(seam, 0.14, 0.8)),
    where(sewn, { height: 0.25 * thread * stitches, shade: 1 - 0.4 * thread * stitches }),
  );
}

/** A midsole over an outsole with blocks; the outsole is the darker rubber. */
function tread(y: number, z: number): Cut {
  const low = 1 - step(2, 2.25, y);
  const block = z / 1.9 - Math.floor(z / 1.9) - 0.5;
  return cuts(groove(y - 2.2, 0.16, 1.2), where(low, groove(1.9 * block, 0.26, 1.8)), {
    height: 0,
    shade: 1 - 0.45 * low,
  });
}

/** How far a place is from the middle of the nearest strap, cm. */
function acrossStrap(y: number, z: number): number {
  const off = strapHeights.map((height) => y - height - (height < 12 ? -0.5 : 0.1) * z);
  return off.reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a));
}

/** A strap with a rim along both edges and teeth for the buckle between them. */
function strap(across: number, along: number): Cut {
  const middle = 1 - step(0.35, 0.5, Math.abs(across));
  return cuts(groove(Math.abs(across) - 0.66, 0.12, 0.7), where(middle, waves(along / 0.75, 0.5)));
}

/** A lever with a window and a pin. */
function buckle(across: number, along: number): Cut {
  const window = panel(along, across, 1.3, 0.6, 0.3);
  return cuts(groove(window, 0.14, 1), where(1 - step(-0.2, 0, window), waves(along / 0.6, 0.4)));
}
