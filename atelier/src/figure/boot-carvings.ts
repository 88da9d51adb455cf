import { bump, step } from "../light/relief/height-field.ts";
import type { Vector } from "../mannequin/vector.ts";
import { type BootLeg, rim, rimRise } from "./boot-shape.ts";
import {
  buckleAt,
  guardAt,
  guardMark,
  pivotAt,
  shinEdge,
  shinScrews,
  strapHeights,
  strapRise,
} from "./boot-fittings.ts";
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
        where(1 - step(-5, -4, z), groove(y - 7.6 - 0.02 * x * x, 0.2, 1.2)),
        where(step(3, 4, outer * x) * (1 - step(16.8, 17, y)), pivot(y, z)),
      ),
    cap: ([, y, z]) => toeCap(y, z),
    brace: ([, y, z]) => armOf(y, z),
    guard: ([, y, z]) => guard(y, z),
    screws: ([x, y, z]) => (y < 16 ? joint(y, z) : heads(x - 0.6 * top[0], y)),
    upper: (place) => upper(place, place[0] - lean(place[1]), top),
    sole: ([, y, z]) => tread(y, z),
    straps: ([x, y, z]) => strap(acrossStrap(y, z), 7 * Math.atan2(outer * (x - lean(y)), z)),
    instep: ([x, y, z]) => strap(acrossStrap(y, z), 7 * Math.atan2(outer * (x - lean(y)), z)),
    buckles: ([, y, z]) => buckle(acrossStrap(y, z), z - buckleAt),
  };
}

/** Boards under a frame that is screwed on. */
function shinPlate(x: number, y: number): Cut {
  if (y < 15) return plain;
  const edge = shinEdge(x, y);
  const inner = 1 - step(-1.5, -1.25, edge);
  return cuts(
    groove(edge + 1.35, 0.18, 1.2),
    where(inner, boards(-(y - 28.4 + 0.5 * Math.abs(x)) / 2.7, 1.7)),
    ...shinScrews.map(([aside, up]) => seat(Math.hypot(x - aside, y - up) - 0.78)),
  );
}

/** The ring in which a screw's head lies. */
function seat(off: number): Cut {
  const ring = bump(off, 0.14);
  return { height: -0.8 * ring, shade: 1 - 0.5 * ring };
}

/** Heads of the shin plate's screws. */
function heads(x: number, y: number): Cut {
  return cuts(
    ...shinScrews.map(([aside, up]) => {
      const [u, v] = [x - aside, y - up];
      return Math.hypot(u, v) > 0.9 ? plain : screw(Math.hypot(u, v), 0.6 * u + 0.8 * v, 0.6);
    }),
  );
}

/** A pad of rubber that lies on the machine: diamonds within a rim, and a field for the mark. */
function guard(y: number, z: number): Cut {
  const [up, deep] = [y - guardAt.middle[0], z - guardAt.middle[1]];
  const edge = panel(deep, up, guardAt.half[1], guardAt.half[0], 2.6);
  const field = panel(z - guardMark[1], y - guardMark[0], 3, 2.7, 1);
  const on = (1 - step(-1.1, -0.9, edge)) * step(0.1, 0.3, field);
  const wave = (along: number) => Math.abs(Math.sin((Math.PI * along) / 1.5));
  const rise = Math.min(wave(up + 0.7 * deep), wave(up - 0.7 * deep));
  return cuts(
    groove(edge + 0.8, 0.16, 0.9),
    where(1 - step(-0.6, -0.4, edge), groove(field, 0.14, 0.6)),
    where(on, {
      height: 1.1 * Math.min(1, 1.8 * rise),
      shade: 0.7 + 0.3 * Math.min(1, 2.5 * rise),
    }),
  );
}

/** A cap whose ridges run round the toes. */
function toeCap(y: number, z: number): Cut {
  const ridges = step(13.4, 13.8, z) * (1 - step(4.9, 5.3, y));
  return cuts(groove(z - 13.1, 0.2, 1.2), where(ridges, waves((y - 3.1) / 0.9, 0.5)));
}

/** The joint at the ankle. */
function pivot(y: number, z: number): Cut {
  const off = Math.hypot(y - pivotAt[0], z - pivotAt[1]);
  return cuts(groove(off - 2.3, 0.2, 1.3), seat(off - 1.4));
}

/** A rib along the arm, and the hinge's ring. */
function armOf(y: number, z: number): Cut {
  const [along, across] = [y - pivotAt[0], z - pivotAt[1] + 0.08 * (y - 12)];
  const rib = where(
    step(3.2, 3.8, along) * (1 - step(9.6, 10.2, along)),
    groove(Math.abs(across) - 0.75, 0.16, 1),
  );
  return cuts(rib, groove(Math.hypot(along, across) - 1.9, 0.18, 1.1));
}

function joint(y: number, z: number): Cut {
  const [v, w] = [y - pivotAt[0], z - pivotAt[1]];
  return screw(Math.hypot(v, w), 0.8 * v - 0.6 * w, 1.1);
}

/** Leather: bellows where it bends, a padded collar, and seams down both sides. */
function upper([, y, z]: Vector, x: number, top: Vector): Cut {
  const bellows =
    step(9.6, 11, y) * (1 - step(15.6, 17, y)) * (step(0, 2.5, z) + 1 - step(-4.5, -3, z));
  const collar = y - rim + 3.1 - rimRise * (z - top[2]);
  const seam = z + 0.6 - 0.05 * (y - 11.5);
  const sewn = step(16, 18, y) * (1 - step(35.5, 36.5, y)) * step(2.5, 4, Math.abs(x));
  const thread = step(-0.2, 0.2, Math.sin((2 * Math.PI * y) / 0.62));
  const stitches = bump(Math.abs(seam) - 0.55, 0.1);
  return cuts(
    // Under pants that hang over it a boot has no plates: the heel is of one piece with it.
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
  const low = 1 - step(1.55, 1.8, y);
  const block = z / 1.9 - Math.floor(z / 1.9) - 0.5;
  return cuts(groove(y - 1.75, 0.16, 1.2), where(low, groove(1.9 * block, 0.26, 1.8)), {
    height: 0,
    shade: 1 - 0.45 * low,
  });
}

/** How far a place is from the middle of the nearest strap, cm. */
function acrossStrap(y: number, z: number): number {
  const off = strapHeights.map((height) => y - height - strapRise(height) * z);
  return off.reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a));
}

/** A strap with a rim along both edges and teeth for the buckle between them. */
function strap(across: number, along: number): Cut {
  const middle = 1 - step(0.35, 0.5, Math.abs(across));
  return cuts(groove(Math.abs(across) - 0.6, 0.12, 0.7), where(middle, waves(along / 0.75, 0.5)));
}

/** A lever with a window and a pin. */
function buckle(across: number, along: number): Cut {
  const window = panel(along, across, 1.3, 0.6, 0.3);
  return cuts(groove(window, 0.14, 1), where(1 - step(-0.2, 0, window), waves(along / 0.6, 0.4)));
}
