import { bump, step } from "../light/relief/height-field.ts";
import type { Vector } from "../mannequin/vector.ts";
import {
  type Carving,
  type Cut,
  cuts,
  groove,
  panel,
  screw,
  slot,
  waves,
  where,
} from "./carving.ts";
import { cheekMark, cheekOutline, lens, mouthPiece, peakScrew, port } from "./helmet.ts";

/** What is moulded into a helmet and its goggles, by part, cm about the middle of the head. */
export const helmetCarvings: Readonly<Record<string, Carving>> = {
  shell: (place) => cuts(trim(place), flash(place), vents(place), spoiler(place)),
  peak: ([x, y, z]) => {
    const [wide, far] = [Math.abs(x), step(7, 9, z)];
    return cuts(
      where(far, { height: 1.1 * bump(wide - 2.9, 0.4), shade: 1 }),
      where(far, slot(panel(wide - 5.6, z - 14, 0.55, 2.6, 0.5), 1.6)),
      where(1 - far, groove(Math.hypot(y - peakScrew[0], z - peakScrew[1]) - 1.9, 0.18, 1)),
    );
  },
  goggles: (place) => {
    const [x, y] = place;
    const off = lens(place);
    const gap = (x + 40) / 1.5 - Math.floor((x + 40) / 1.5) - 0.5;
    return cuts(
      groove(off - 0.45, 0.14, 1),
      where(step(4.3, 4.4, y), slot(panel(1.5 * gap, y - 4.75, 0.5, 0.22, 0.15), 1.2)),
    );
  },
  strap: ([, y]) => {
    const off = Math.abs(y - 1.2);
    return cuts(groove(off - 1.6, 0.14, 0.8), {
      height: 0.7 * (bump(off - 0.85, 0.16) + bump(off, 0.16)),
      shade: 1 - 0.25 * bump(off - 0.42, 0.16),
    });
  },
  // The mouth is covered by a mesh; what is behind the goggles is padding.
  lining: ([x, y, z]) => where(step(9, 10, z) * (1 - step(-5.2, -4.8, y)), grille(x, y)),
  guard: (place) => groove(mouthPiece(place) + 0.5, 0.14, 1),
  cheek: (place) => cheek(place),
  screws: ([, y, z]) => {
    const [v, w] = [y - peakScrew[0], z - peakScrew[1]];
    return screw(Math.hypot(v, w), 0.8 * v - 0.6 * w, 1.05);
  },
  neck: ([x, , z]) => waves((6.6 * Math.atan2(x, z)) / 0.55, 0.35),
};

/** The rubber that edges the opening. */
function trim(place: Vector): Cut {
  const off = port(place);
  return cuts(groove(off - 1.05, 0.15, 1.2), { height: 0.5 * bump(off - 0.55, 0.3), shade: 1 });
}

/** The line where crown and cheeks meet, and one down the back. */
function flash([x, y, z]: Vector): Cut {
  const aside = step(6, 7.5, Math.abs(x));
  const band = y + 0.5 * z + 3.4;
  const on = aside * step(-13, -11, z) * (1 - step(8, 10, z));
  return cuts(
    where(on, groove(band - 1.5, 0.16, 1.2)),
    where((1 - aside) * (1 - step(2, 4, z)), groove(Math.abs(x) - 4.6, 0.18, 1)),
  );
}

/** A plate with a rim, and slots at the chin. */
function cheek(place: Vector): Cut {
  const [, y, z] = place;
  const edge = cheekOutline(place);
  const slots = [4.6, 6.6].map((at) =>
    slot(panel(z - at - 0.3 * (y - cheekMark[0]), y - cheekMark[0] + 0.6, 0.42, 1.1, 0.38), 2.2),
  );
  return cuts(groove(edge + 0.55, 0.14, 1), ...slots);
}

/** Slots that let air out behind and in at the chin. */
function vents([x, y, z]: Vector): Cut {
  const wide = Math.abs(x);
  const behind = 1 - step(-10.5, -9.5, z);
  return cuts(
    where(behind, slot(panel(wide - 3.6, y - 8 + 0.25 * wide, 1.5, 0.42, 0.4), 2.6)),
    where(behind * (1 - step(-4.2, -3.8, y)), groove(y + 6, 0.2, 1.2)),
  );
}

/** A lip over the strap behind, which air leaves at, and the slot it leaves by below. */
function spoiler([x, y, z]: Vector): Cut {
  const wide = Math.abs(x);
  const behind = (1 - step(-8.5, -7, z)) * (1 - step(6.6, 7.8, wide));
  const edge = 5.3 - 0.014 * wide * wide;
  const lip = step(edge + 3.4, edge + 0.25, y) * step(edge - 0.2, edge, y);
  const under = bump(y - edge + 0.45, 0.45);
  return cuts(
    where(behind, { height: 8 * lip, shade: 1 - 0.6 * under }),
    where(1 - step(-8.5, -7, z), slot(panel(x, y + 8.4, 3.6, 0.5, 0.45), 2.6)),
  );
}

/** Wires crosswise. */
function grille(x: number, y: number): Cut {
  const wire = (along: number) => bump(along - Math.round(along), 0.2);
  const on = Math.max(wire((x + y) / 0.95), wire((x - y) / 0.95));
  return { height: 1.4 * on, shade: 0.35 + 0.65 * on };
}
