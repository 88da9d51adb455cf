import type { Vector } from "../mannequin/vector.ts";
import { bump, step } from "../light/relief/height-field.ts";

/** What is cut into a part of the gear at a place: how far it stands out, mm, and the share of light that is left. */
export interface Cut {
  readonly height: number;
  readonly shade: number;
}

/** Cuts over a part's own centimetres. */
export type Carving = (place: Vector) => Cut;

/** A part's cuts where it stands in the world, mm. */
export type WorldCarving = (place: Vector) => Cut;

/** Several cuts in one skin: heights add up, shades multiply. */
export function cuts(...all: readonly Cut[]): Cut {
  return all.reduce((a, b) => ({ height: a.height + b.height, shade: a.shade * b.shade }), plain);
}

export const plain: Cut = { height: 0, shade: 1 };

/** A groove along the line where `off` is 0, cm; deep in mm. */
export function groove(off: number, width: number, deep: number): Cut {
  const at = bump(off, width);
  return { height: -deep * at, shade: 1 - 0.3 * Math.min(1, deep) * at };
}

/** A slot with steep sides where `inside` is negative, cm. */
export function slot(inside: number, deep: number): Cut {
  const within = 1 - step(-0.12, 0.12, inside);
  return { height: -deep * within, shade: 1 - 0.62 * within };
}

/** The head of a screw, `off` cm from its middle, and across its notch. */
export function screw(off: number, across: number, radius: number): Cut {
  const head = 1 - step(0.8 * radius, radius, off);
  const notch = head * bump(across, 0.16 * radius) * (1 - step(0.5 * radius, 0.75 * radius, off));
  const ring = bump(off - 1.12 * radius, 0.16 * radius);
  return {
    height: 0.9 * head * (1 - (off / radius) ** 2 / 3) - 1.1 * notch - 0.8 * ring,
    shade: (1 - 0.45 * notch) * (1 - 0.4 * ring),
  };
}

/** Only where `share` is above 0, all of it at 1. */
export function where(share: number, cut: Cut): Cut {
  return { height: share * cut.height, shade: 1 - share * (1 - cut.shade) };
}

/** Waves of a spring or of bellows: `along` in waves. */
export function waves(along: number, high: number): Cut {
  const wave = Math.cos(2 * Math.PI * along);
  return { height: high * wave, shade: 1 - 0.16 * Math.min(1, high) * (1 - wave) };
}

/** Boards that overlap: each rises over its width and ends in a step; `along` in boards. */
export function boards(along: number, high: number): Cut {
  const on = along - Math.floor(along);
  const end = step(0.86, 1, on);
  return {
    height: high * (Math.min(on, 0.86) / 0.86) * (1 - end),
    shade: 1 - 0.4 * bump(on - 0.97, 0.06),
  };
}

/** Distance to a rectangle with round corners, negative inside, cm. */
export function panel(x: number, y: number, wide: number, high: number, round: number): number {
  const [dx, dy] = [Math.abs(x) - wide + round, Math.abs(y) - high + round];
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round;
}

/** Step at which slopes are measured, mm. */
const near = 0.35;

/**
 * Writes how a carved part's normal leans, and returns the share of light that is left; `seen` is how much of it a
 * picture can show.
 */
export function carve(
  carving: WorldCarving,
  [x, y, z]: Vector,
  [nx, ny, nz]: Vector,
  seen: number,
  slope: Float64Array,
): number {
  const { height, shade } = carving([x, y, z]);
  const rises = [
    carving([x + near, y, z]).height - height,
    carving([x, y + near, z]).height - height,
    carving([x, y, z + near]).height - height,
  ].map((rise) => rise / near) as unknown as Vector;
  // What rises along the normal leads out of the skin.
  const out = rises[0] * nx + rises[1] * ny + rises[2] * nz;
  slope[0] = seen * (rises[0] - out * nx);
  slope[1] = seen * (rises[1] - out * ny);
  slope[2] = seen * (rises[2] - out * nz);
  return 1 - seen * (1 - shade);
}
