import {
  type FingerJoint,
  fingerChannels,
  fingerJoints,
  gloveMeasures,
  knuckleWidth,
  type Piece,
} from "@holeshot/garments";
import { bump, darken, raise, step, type HeightField } from "./height-field.ts";

/** The back of a glove's hand: channels sewn across the joints so that they bend, soft pads on the knuckles. */
export function padKnuckles(field: HeightField, piece: Piece): void {
  for (const { joints, knuckle } of fingerJoints(piece)) {
    for (const joint of joints) sewChannels(field, joint);
    padKnuckle(field, knuckle);
  }
}

function sewChannels(field: HeightField, joint: FingerJoint): void {
  const reach = joint.half * fingerChannels.share;
  const { height, apart } = gloveMeasures.fingerChannels;
  eachNear(field, joint, 10, (cell, down, across) => {
    const inside = 1 - step(reach - 1, reach + 0.5, Math.abs(across));
    for (let n = 0; n < fingerChannels.count; n++) {
      const off = down - (n - (fingerChannels.count - 1) / 2) * apart;
      raise(field, cell, -height * inside * bump(off, 0.8));
      darken(field, cell, 0.16 * inside * bump(off, 0.6));
    }
  });
}

function padKnuckle(field: HeightField, joint: FingerJoint): void {
  const { height } = gloveMeasures.knucklePads;
  eachNear(field, joint, 16, (cell, down, across) => {
    raise(field, cell, height * bump(Math.hypot(down * 0.75, across), knuckleWidth / 2));
  });
}

function eachNear(
  field: HeightField,
  { middle, along }: FingerJoint,
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
