import type { Face } from "./spot.ts";
import type { Spot } from "./spot.ts";

/** How far inside a shape a place lies, about in mm; below 0 outside. A kit is nothing but such fields over the kit plane. */
export type Field = (spot: Spot) => number;

const turns = Math.PI / 180;

export function all(...fields: readonly Field[]): Field {
  return (s) => {
    let least = 1000;
    for (const field of fields) least = Math.min(least, field(s));
    return least;
  };
}

export function any(...fields: readonly Field[]): Field {
  return (s) => {
    let most = -1000;
    for (const field of fields) most = Math.max(most, field(s));
    return most;
  };
}

export function but(field: Field, without: Field): Field {
  return (s) => Math.min(field(s), -without(s));
}

export function grown(field: Field, by: number): Field {
  return (s) => field(s) + by;
}

export function on(face: Face, field: Field): Field {
  return (s) => (s.face === face ? field(s) : -1000);
}

/** Everything beyond a line through (x, y); `angle` is where the inside lies: 0 right, 90 down. */
export function beyond(x: number, y: number, angle: number): Field {
  const [c, n] = [Math.cos(angle * turns), Math.sin(angle * turns)];
  return (s) => (s.x - x) * c + (s.y - y) * n;
}

/** A straight band through (x, y) that runs at `angle`, `from` to `to` mm beside that line (down is more). */
export function band(x: number, y: number, angle: number, from: number, to: number): Field {
  const far = beyond(x, y, angle + 90);
  return (s) => {
    const d = far(s);
    return Math.min(d - from, to - d);
  };
}

/** A box with round corners. */
export function box(l: number, t: number, r: number, b: number, round = 0): Field {
  const [cx, cy, w, h] = [(l + r) / 2, (t + b) / 2, (r - l) / 2 - round, (b - t) / 2 - round];
  return (s) => {
    const [x, y] = [Math.abs(s.x - cx) - w, Math.abs(s.y - cy) - h];
    const out = Math.hypot(Math.max(x, 0), Math.max(y, 0));
    return round - out - Math.min(0, Math.max(x, y));
  };
}

/** Chevrons: the band between two V lines whose tip lies at (0, y); `angle` is how steeply the arms rise outwards. */
export function vee(y: number, angle: number, from: number, to: number, x = 0): Field {
  const slope = Math.tan(angle * turns);
  const share = Math.cos(angle * turns);
  return (s) => {
    const d = (s.y - y + Math.abs(s.x - x) * slope) * share;
    return Math.min(d - from, to - d);
  };
}

/** The field moved by its own amount at every place. */
export function moved(field: Field, by: (s: Spot) => readonly [number, number]): Field {
  return (s) => {
    const [x, y] = by(s);
    return field({ ...s, x: s.x + x, y: s.y + y });
  };
}

/** Rings round the arm, by mm from the shoulder's point along the hanging arm. */
export function hoop(from: number, to: number): Field {
  return (s) => (s.part === "sleeve" ? Math.min(s.arm - from, to - s.arm) : -1000);
}

/** Sleeves and shoulders outside the line from the neck to the armpit, `out` mm further out. */
export function raglan(out = 0): Field {
  return (s) => (Math.abs(s.x) - 96 - out - 0.58 * (s.y - 20)) * 0.865;
}

/** A round plate. */
export function disc(x: number, y: number, r: number): Field {
  return (s) => r - Math.hypot(s.x - x, s.y - y);
}

/** What lies between three corners and more, in the order of the clock. */
export function corners(...at: readonly (readonly [x: number, y: number])[]): Field {
  return (s) => {
    let least = 1000;
    at.forEach(([x, y], i) => {
      const [px, py] = at.at(i - 1) ?? [x, y];
      const [dx, dy] = [x - px, y - py];
      least = Math.min(least, (dx * (s.y - py) - dy * (s.x - px)) / Math.hypot(dx, dy));
    });
    return least;
  };
}

/** A star of five points, one of them up when `turn` is 0; `r` from its middle to a point. */
export function star(x: number, y: number, r: number, turn = 0): Field {
  const fifth = Math.PI / 5;
  const dent = r * 0.5;
  const [ex, ey] = [dent * Math.sin(fifth), r - dent * Math.cos(fifth)];
  return (s) => {
    const [dx, dy] = [s.x - x, y - s.y];
    const way = Math.atan2(dx, dy) - turn * turns;
    const far = Math.hypot(dx, dy);
    const folded = Math.abs(way - Math.round(way / (2 * fifth)) * 2 * fifth);
    const [px, py] = [far * Math.sin(folded), far * Math.cos(folded)];
    return ((r - py) * ex - px * ey) / Math.hypot(ex, ey);
  };
}
