import { type Box, unionBoxes } from "@holeshot/geometry";
import type { Model, ModelPiece } from "../model/model.ts";
import type { PixelRect, ViewSize } from "../types.ts";

/** A point or direction in the model's metres. */
export type Vector = readonly [x: number, y: number, z: number];

/** Where a side is photographed from. Its picture is square. */
export interface Camera {
  readonly eye: Vector;
  readonly target: Vector;
  readonly up: Vector;
  /** Angle the square spans from bottom to top, degrees. */
  readonly fovY: number;
}

/** Where the camera's square lies in a picture, pixels; it may reach beyond it, to show a part enlarged. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The largest square in the middle of a picture. */
export function middleFrame({ width, height }: ViewSize): Frame {
  const side = Math.min(width, height);
  return { left: (width - side) / 2, top: (height - side) / 2, side };
}

/** Corners of a piece as the camera sees them. */
export interface Seen {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** One over the distance along the line of sight, 1/m; it runs straight across the picture. 0 behind the camera. */
  readonly near: Float64Array;
}

/** What nearer things than this would be: inside the lens. Metres. */
const closest = 0.01;

/** The directions of a camera: where it looks, and what is right and up in its picture. */
export function lensOf({ eye, target, up: above }: Camera) {
  const forward = unit(minus(target, eye));
  const right = unit(cross(forward, above));
  return { forward, right, up: cross(right, forward) };
}

/** Puts a piece's corners onto the picture. */
export function projector(camera: Camera, frame: Frame): (piece: ModelPiece) => Seen {
  const { eye } = camera;
  const { forward, right, up } = lensOf(camera);
  const focal = frame.side / 2 / Math.tan((camera.fovY * Math.PI) / 360);
  const middleX = frame.left + frame.side / 2;
  const middleY = frame.top + frame.side / 2;
  return ({ positions, nearer = 0 }) => {
    const count = positions.length / 3;
    const seen = {
      x: new Float64Array(count),
      y: new Float64Array(count),
      near: new Float64Array(count),
    };
    for (let i = 0; i < count; i++) {
      const x = (positions[i * 3] as number) - eye[0];
      const y = (positions[i * 3 + 1] as number) - eye[1];
      const z = (positions[i * 3 + 2] as number) - eye[2];
      const away = x * forward[0] + y * forward[1] + z * forward[2];
      if (away < closest) continue;
      seen.x[i] = middleX + (focal * (x * right[0] + y * right[1] + z * right[2])) / away;
      seen.y[i] = middleY - (focal * (x * up[0] + y * up[1] + z * up[2])) / away;
      seen.near[i] = 1 / Math.max(closest, away - nearer);
    }
    return seen;
  };
}

/** Millimetres a pixel shows at the target's distance. */
export function pixelMillimetres({ eye, target, fovY }: Camera, frame: Frame): number {
  const away = Math.hypot(...minus(target, eye));
  return (2000 * away * Math.tan((fovY * Math.PI) / 360)) / frame.side;
}

/** Pixels a millimetre of cloth at the target's distance has in a picture of this size. */
export function photoScale(camera: Camera, size: ViewSize): number {
  return 1 / pixelMillimetres(camera, middleFrame(size));
}

const seenNowhere: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

/** What a piece takes of the picture, of what lies before the camera. */
function seenBox({ x, y, near }: Seen): Box {
  let { left, top, right, bottom } = seenNowhere;
  for (let i = 0; i < x.length; i++) {
    if (near[i] === 0) continue;
    left = Math.min(left, x[i] as number);
    right = Math.max(right, x[i] as number);
    top = Math.min(top, y[i] as number);
    bottom = Math.max(bottom, y[i] as number);
  }
  return { left, top, right, bottom };
}

/** The rectangle of a picture that a model shows in, with a pixel to spare. */
export function photoBounds(model: Model, camera: Camera, size: ViewSize): PixelRect {
  const see = projector(camera, middleFrame(size));
  const { left, top, right, bottom } = model.pieces
    .map((piece) => seenBox(see(piece)))
    .reduce(unionBoxes, seenNowhere);
  const first = { x: Math.max(0, Math.floor(left) - 1), y: Math.max(0, Math.floor(top) - 1) };
  const width = Math.min(size.width, Math.ceil(right) + 1) - first.x;
  const height = Math.min(size.height, Math.ceil(bottom) + 1) - first.y;
  return { ...first, width: Math.max(1, width), height: Math.max(1, height) };
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function unit(v: Vector): Vector {
  const length = Math.hypot(...v);
  if (!(length > 0)) throw new RangeError("A camera needs a direction");
  return [v[0] / length, v[1] / length, v[2] / length];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** Where a place is in a camera's square, shares from the top left, and how far along its line of sight; null behind it. */
export type Placer = (
  x: number,
  y: number,
  z: number,
) => { u: number; v: number; away: number } | null;

export function placer(camera: Camera): Placer {
  const { eye } = camera;
  const { forward, right, up } = lensOf(camera);
  const focal = 0.5 / Math.tan((camera.fovY * Math.PI) / 360);
  // One for all places, or the loop makes garbage.
  const place = { u: 0, v: 0, away: 0 };
  return (px, py, pz) => {
    const [x, y, z] = [px - eye[0], py - eye[1], pz - eye[2]];
    place.away = x * forward[0] + y * forward[1] + z * forward[2];
    if (place.away <= 0) return null;
    const scale = focal / place.away;
    place.u = 0.5 + scale * (x * right[0] + y * right[1] + z * right[2]);
    place.v = 0.5 - scale * (x * up[0] + y * up[1] + z * up[2]);
    return place;
  };
}

/** The cosine between where a place looks and where the camera's eye is. */
export function facing(eye: Vector, at: ArrayLike<number>, normal: ArrayLike<number>): number {
  const [x, y, z] = [at[0] as number, at[1] as number, at[2] as number];
  const back = unit([eye[0] - x, eye[1] - y, eye[2] - z]);
  return (
    back[0] * (normal[0] as number) +
    back[1] * (normal[1] as number) +
    back[2] * (normal[2] as number)
  );
}
