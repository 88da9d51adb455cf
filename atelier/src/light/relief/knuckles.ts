import type { Piece } from "@holeshot/garments";
import type { Point } from "@holeshot/geometry";
import { bump, darken, raise, step, type HeightField } from "./height-field.ts";

/** Lean of the left hand's fingers from upright, degrees, towards the thumb. */
const leans = { little: -16, ring: -2, middle: 3, index: 8 };
/** From the fingertip to its joints and its knuckle, as shares of the middle finger from tip to knuckle. */
const joints = [0.36, 0.68];
const knuckle = 0.95;
/** Channels across each joint: how many, how far apart and how long to each side, mm. */
const channels = { count: 3, apart: 3.6, reach: 6.2 };

/** The back of a glove's hand: channels sewn across the joints so that they bend, soft pads on the knuckles. */
export function padKnuckles(field: HeightField, piece: Piece): void {
  const { middle_tip: tip, knuckle_middle: root } = piece.landmarks;
  if (!tip || !root) throw new RangeError(`${piece.id} names no knuckle`);
  const unit = Math.hypot(tip.x - root.x, tip.y - root.y);
  const side = piece.id.endsWith("_right") ? -1 : 1;
  for (const [finger, lean] of Object.entries(leans)) {
    const end = piece.landmarks[`${finger}_tip`];
    if (!end) continue;
    const turn = (side * lean * Math.PI) / 180;
    // Along the finger towards the hand.
    padFinger(field, end, { x: -Math.sin(turn), y: Math.cos(turn) }, unit);
  }
}

function padFinger(field: HeightField, tip: Point, along: Point, unit: number): void {
  for (let cell = 0; cell < field.heights.length; cell++) {
    const x = field.left + (cell % field.width) / field.scale - tip.x;
    const y = field.top + Math.floor(cell / field.width) / field.scale - tip.y;
    const down = x * along.x + y * along.y;
    const across = Math.abs(x * along.y - y * along.x);
    if (across > 14 || down < 0 || down > 1.3 * unit) continue;
    const inside = 1 - step(channels.reach - 1, channels.reach + 0.5, across);
    for (const joint of joints) {
      for (let n = 0; n < channels.count; n++) {
        const off = down - joint * unit - (n - (channels.count - 1) / 2) * channels.apart;
        raise(field, cell, -0.75 * inside * bump(off, 0.8));
        darken(field, cell, 0.16 * inside * bump(off, 0.6));
      }
    }
    raise(field, cell, 1.5 * bump(Math.hypot((down - knuckle * unit) * 0.75, across), 6.5));
  }
}
