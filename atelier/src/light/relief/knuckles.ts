import type { Piece } from "@holeshot/garments";
import { containsPoint, flattenPath, type Point } from "@holeshot/geometry";
import { bump, darken, raise, step, type HeightField } from "./height-field.ts";

/** Lean of the left hand's fingers from upright, degrees, towards the thumb. */
const leans = { little: -18, ring: -4, middle: 2, index: 8 };
/** From the fingertip to its joints and its knuckle, as shares of the middle finger from tip to knuckle. */
const joints = [0.36, 0.66];
const knuckle = 0.95;
/** Channels across each joint: how many, how far apart, mm, and what share of the finger they cross. */
const channels = { count: 3, apart: 3.6, share: 0.62 };

/** A place on a finger: the way along it towards the hand, and half of its width there. */
interface Joint {
  readonly middle: Point;
  readonly along: Point;
  readonly half: number;
}

/** The back of a glove's hand: channels sewn across the joints so that they bend, soft pads on the knuckles. */
export function padKnuckles(field: HeightField, piece: Piece): void {
  const { middle_tip: tip, knuckle_middle: root } = piece.landmarks;
  if (!tip || !root) throw new RangeError(`${piece.id} names no knuckle`);
  const outline = flattenPath(piece.outline, 0.1)[0]?.points ?? [];
  const unit = Math.hypot(tip.x - root.x, tip.y - root.y);
  const side = piece.id.endsWith("_right") ? -1 : 1;
  for (const [finger, lean] of Object.entries(leans)) {
    const end = piece.landmarks[`${finger}_tip`];
    if (!end) continue;
    const turn = (side * lean * Math.PI) / 180;
    const along = { x: -Math.sin(turn), y: Math.cos(turn) };
    const reach = finger === "little" ? 0.85 * unit : unit;
    for (const joint of joints) sewChannels(field, jointAt(outline, end, along, joint * reach));
    padKnuckle(field, jointAt(outline, end, along, knuckle * reach));
  }
}

/** Finds the finger's middle: it is as far from its left edge as from its right. */
function jointAt(outline: readonly Point[], tip: Point, along: Point, down: number): Joint {
  const at = (across: number) => ({
    x: tip.x + along.x * down + along.y * across,
    y: tip.y + along.y * down - along.x * across,
  });
  const edge = (way: 1 | -1) => {
    let across = 0;
    while (across < 11 && containsPoint(outline, at(way * across))) across += 0.25;
    return way * across;
  };
  const [left, right] = [edge(-1), edge(1)];
  return { middle: at((left + right) / 2), along, half: (right - left) / 2 };
}

function sewChannels(field: HeightField, joint: Joint): void {
  const reach = joint.half * channels.share;
  eachNear(field, joint, 10, (cell, down, across) => {
    const inside = 1 - step(reach - 1, reach + 0.5, Math.abs(across));
    for (let n = 0; n < channels.count; n++) {
      const off = down - (n - (channels.count - 1) / 2) * channels.apart;
      raise(field, cell, -0.75 * inside * bump(off, 0.8));
      darken(field, cell, 0.16 * inside * bump(off, 0.6));
    }
  });
}

function padKnuckle(field: HeightField, joint: Joint): void {
  eachNear(field, joint, 16, (cell, down, across) => {
    raise(field, cell, 2.6 * bump(Math.hypot(down * 0.75, across), 6));
  });
}

function eachNear(
  field: HeightField,
  { middle, along }: Joint,
  reach: number,
  visit: (cell: number, down: number, across: number) => void,
): void {
  for (let cell = 0; cell < field.heights.length; cell++) {
    const x = field.left + (cell % field.width) / field.scale - middle.x;
    const y = field.top + Math.floor(cell / field.width) / field.scale - middle.y;
    if (Math.abs(x) > reach || Math.abs(y) > reach) continue;
    visit(cell, x * along.x + y * along.y, x * along.y - y * along.x);
  }
}
