import type { Camera, Vector } from "@holeshot/views";

/** Three unit vectors: to the right of the picture, up in it, and into it. */
export interface CameraFrame {
  readonly eye: Vector;
  readonly right: Vector;
  readonly up: Vector;
  readonly forward: Vector;
  /** Picture heights that one unit across at one unit's distance covers. */
  readonly zoom: number;
}

export function cameraFrame({ eye, target, up, fovY }: Camera): CameraFrame {
  const forward = unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
  const right = unit(cross(forward, up));
  return {
    eye,
    right,
    up: cross(right, forward),
    forward,
    zoom: 0.5 / Math.tan((fovY * Math.PI) / 360),
  };
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function unit(a: Vector): Vector {
  const size = Math.hypot(...a) || 1;
  return [a[0] / size, a[1] / size, a[2] / size];
}
