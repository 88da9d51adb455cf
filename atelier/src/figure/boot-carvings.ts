import { bump, step } from "../light/relief/height-field.ts";
import type { Vector } from "../mannequin/vector.ts";
import { type BootLeg, rim, rimRise } from "./boot-shape.ts";
import { guardAt, guardMark, pivotAt, capEdge, shinEdge, shinScrews } from "./boot-fittings.ts";
import { besideStraps, onStraps, type OnStrap, strapEdge } from "./boot-straps.ts";
import {
  boards,
  type Carving,
  type Cut,
  cuts,
  groove,
  panel,
  plain,
  screw,
  slot,
  waves,
  where,
} from "./carving.ts";

/** What is moulded and sewn into a boot's parts, by part, cm as the boot is drawn; `covered` when pants hang over it. */
export function bootCarvings(
  leg: BootLeg,
  outer: 1 | -1,
  covered = false,
): Record<string, Carving> {
  const { top } = leg;
  const lean = (y: number) => (top[0] * Math.max(0, y - 11.5)) / (top[1] - 11.5);
  const on = onStraps(leg, outer);
  /** What lies under straps is in their shadow beside them. */
  const shaded: Carving = (place) => ({ height: 0, shade: besideStraps(on(place)) });
  const straps: Carving = (place) => cuts(strap(nearest(on(place))), underHem(place));
  /** A hem that hangs over an instep leaves it little light. */
  const underHem: Carving = ([, y]) => ({
    height: 0,
    shade: covered ? 1 - 0.62 * step(6, 10.5, y) : 1,
  });
  return {
    plate: (place) => {
      const [x, y, z] = place;
      return cuts(
        shinPlate(x - 0.6 * top[0], y),
        where(1 - step(-5, -4, z), groove(y - 7.6 - 0.02 * x * x, 0.2, 1.2)),
        where(step(3, 4, outer * x) * (1 - step(16.8, 17, y)), pivot(y, z)),
        shaded(place),
      );
    },
    cap: ([, y, z]) => toeCap(y, z),
    brace: (place) => cuts(armOf(place[1], place[2]), shaded(place)),
    guard: ([, y, z]) => guard(y, z),
    screws: ([x, y, z]) => (y < 16 ? joint(y, z) : heads(x - 0.6 * top[0], y)),
    upper: (place) =>
      cuts(upper(place, place[0] - lean(place[1]), top), shaded(place), underHem(place)),
    sole: ([, y, z]) => tread(y, z),
    straps,
    instep: straps,
    buckles: (place) => buckle(nearest(on(place))),
  };
}

/** Boards under a frame that is screwed on. */
function shinPlate(x: number, y: number): Cut {
  if (y < 15) return plain;
  const edge = shinEdge(x, y);
  const inner = 1 - step(-1.5, -1.25, edge);
  return cuts(
    // A bevel, a frame, and boards within it.
    { height: -2.2 * step(-0.62, 0.1, edge), shade: 1 },
    groove(edge + 1.35, 0.16, 1.6),
    where(inner, boards(-(y - 28.4 + 0.5 * Math.abs(x)) / 3.3, 2.4)),
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
  // Ribs that run down to both sides: they are told apart at a rider's size, where diamonds are a smear.
  const rib = Math.abs((((((up + 0.55 * Math.abs(deep)) / 2.1) % 1) + 1) % 1) - 0.5);
  const rise = step(0.06, 0.2, rib);
  return cuts(
    groove(edge + 0.8, 0.16, 0.9),
    where(1 - step(-0.6, -0.4, edge), groove(field, 0.14, 0.6)),
    where(on, { height: 1.6 * rise, shade: 0.6 + 0.4 * rise }),
  );
}

/** A cap with a bead along its edge, and a rand over the sole. */
function toeCap(y: number, z: number): Cut {
  const edge = 0.7 * capEdge(y, z);
  const rand = y - 3.2 - 0.012 * Math.max(0, z - 12) ** 2;
  return cuts(
    groove(edge + 0.75, 0.16, 1.2),
    groove(edge + 1.5, 0.14, 0.8),
    groove(rand, 0.18, 1.4),
  );
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
    where(1 - step(-2, -0.6, z), gusset(x, y)),
    where(sewn, groove(seam, 0.14, 0.8)),
    where(sewn, { height: 0.25 * thread * stitches, shade: 1 - 0.4 * thread * stitches }),
  );
}

/** How high an outsole reaches, under a midsole of lighter rubber, cm. */
export const outsole = 1.25;

/** Ribs that let the back of a calf bend, in a field of their own. */
function gusset(x: number, y: number): Cut {
  const edge = panel(x, y - 25.6, 2.5, 8.4, 1.6);
  return cuts(groove(edge, 0.16, 1.2), where(1 - step(-0.7, -0.4, edge), waves(y / 2.1, 0.9)));
}

/** A midsole over an outsole with blocks, and a welt along the upper. */
function tread(y: number, z: number): Cut {
  const low = 1 - step(outsole - 0.1, outsole, y);
  const block = z / 1.9 - Math.floor(z / 1.9) - 0.5;
  return cuts(
    groove(y - outsole, 0.13, 1.2),
    groove(y - 2.12, 0.16, 0.8),
    where(low, groove(1.9 * block, 0.26, 2.2)),
  );
}

/** The strap, or the buckle, that a place is on. */
function nearest(all: readonly OnStrap[]): OnStrap {
  return all.reduce((a, b) => (Math.abs(b.across) < Math.abs(a.across) ? b : a));
}

/** A strap with a stitched rim, a rivet where it begins, and teeth for the buckle. */
function strap(on: OnStrap): Cut {
  const { along, across, ends } = on;
  const teeth = step(1.5, 2, along) * (1 - step(0.4, 0.55, Math.abs(across)));
  return cuts(
    groove(strapEdge(on) + 0.24, 0.1, 0.6),
    screw(Math.hypot(along + ends[0] - 0.85, across), across, 0.38),
    where(teeth, waves(along / 0.9, 0.6)),
  );
}

/** A lever with a long slot. */
function buckle({ along, across }: OnStrap): Cut {
  return slot(panel(along + 0.3, across, 1.1, 0.3, 0.28), 0.7);
}
