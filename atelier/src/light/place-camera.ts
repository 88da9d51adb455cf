import type { ProductId, Side } from "@holeshot/garments";
import type { Camera, Vector } from "@holeshot/views";
import { sewing } from "../products.ts";
import { cameraFrame, dot } from "./camera.ts";

/** An 85 mm lens on a 36 mm picture. */
const fovY = (2 * Math.atan(18 / 85) * 180) / Math.PI;
/** How far above the garment's middle the camera looks down from, degrees. */
const above = 4;
/** Share of the picture the widest of its sides fills. */
const fill = 0.87;
/** The garment hangs a little above the middle, with room for its shadow below: a share of the picture. */
const lift = 0.018;

/**
 * The camera of each side: all at one distance, so that a garment keeps its size when it is turned; each in the middle
 * of what it sees. `positions` and the cameras have the same unit.
 */
export function placeCameras(
  product: ProductId,
  positions: Float64Array,
): Readonly<Record<Side, Camera>> {
  return camerasAt(sewing[product].turns, positions, { fill, lift });
}

/** Share of the picture that is filled, how far above its middle, and from how far above or below it is seen, degrees. */
export interface Placing {
  readonly fill: number;
  readonly lift: number;
  readonly height?: number;
}

/** Cameras at angles about what is seen, all at one distance; the widest view fills `fill` of its picture and stands `lift` above its middle. */
export function camerasAt<Name extends string>(
  angles: Readonly<Record<Name, number>>,
  positions: Float64Array,
  { fill, lift, height = above }: Placing,
): Readonly<Record<Name, Camera>> {
  const sides = Object.keys(angles) as Name[];
  const middle = middleOf(positions);
  const aimed = sides.map((side) => aim(positions, middle, [angles[side], height]));
  const picture = 2 * Math.tan((fovY * Math.PI) / 360);
  let distance = Math.max(...aimed.map(({ reach }) => reach)) / fill / picture;
  // What comes towards the camera, a bent arm, is seen larger than its span.
  for (let round = 0; round < 3; round++) {
    const widest = Math.max(...aimed.map((one) => settle(positions, one, distance).shown));
    distance *= widest / (fill * picture);
  }
  const down = lift * picture * distance;
  return Object.fromEntries(
    sides.map((side, i) => {
      const { target, away } = settle(positions, aimed[i] as Aim, distance);
      return [side, cameraAt([target[0], target[1] - down, target[2]], away, distance)];
    }),
  ) as Record<Name, Camera>;
}

interface Aim {
  readonly target: Vector;
  /** From the target to the camera, a unit vector. */
  readonly away: Vector;
  readonly reach: number;
}

function aim(
  positions: Float64Array,
  target: Vector,
  [turn, height]: readonly [number, number],
): Aim {
  const [a, e] = [(turn * Math.PI) / 180, (height * Math.PI) / 180];
  // To the wearer's left is growing x.
  const away: Vector = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)];
  const far: Vector = [target[0] + away[0], target[1] + away[1], target[2] + away[2]];
  const { right, up } = cameraFrame({ eye: far, target, up: [0, 1, 0], fovY });
  const [x, y] = [spanOf(positions, right), spanOf(positions, up)];
  return { target, away, reach: Math.max(x, y) };
}

/** A target in the middle of what is seen, and how far that reaches: its tangent at the camera. */
interface Settled {
  readonly target: Vector;
  readonly away: Vector;
  readonly shown: number;
}

/** Moves the camera sideways until what it sees is in the middle of its picture. */
function settle(positions: Float64Array, { target, away }: Aim, distance: number): Settled {
  let at = target;
  let shown = 0;
  for (let round = 0; round < 4; round++) {
    const camera = cameraAt(at, away, distance);
    const { right, up, forward, eye } = cameraFrame(camera);
    const box = [Infinity, -Infinity, Infinity, -Infinity];
    for (let i = 0; i < positions.length; i += 3) {
      const q: Vector = [
        (positions[i] as number) - eye[0],
        (positions[i + 1] as number) - eye[1],
        (positions[i + 2] as number) - eye[2],
      ];
      const depth = dot(q, forward);
      const [x, y] = [dot(q, right) / depth, dot(q, up) / depth];
      box[0] = Math.min(box[0] as number, x);
      box[1] = Math.max(box[1] as number, x);
      box[2] = Math.min(box[2] as number, y);
      box[3] = Math.max(box[3] as number, y);
    }
    const x = (((box[0] as number) + (box[1] as number)) / 2) * distance;
    const y = (((box[2] as number) + (box[3] as number)) / 2) * distance;
    shown = Math.max(
      (box[1] as number) - (box[0] as number),
      (box[3] as number) - (box[2] as number),
    );
    at = [
      at[0] + right[0] * x + up[0] * y,
      at[1] + right[1] * x + up[1] * y,
      at[2] + right[2] * x + up[2] * y,
    ];
  }
  return { target: at, away, shown };
}

function cameraAt(target: Vector, away: Vector, distance: number): Camera {
  const eye: Vector = [
    target[0] + away[0] * distance,
    target[1] + away[1] * distance,
    target[2] + away[2] * distance,
  ];
  return { eye, target, up: [0, 1, 0], fovY };
}

/** Mean of all places: an arm held out moves it little, so that the trunk is as large from behind as from in front. */
function middleOf(positions: Float64Array): Vector {
  const sums = [0, 0, 0];
  for (let i = 0; i < positions.length; i++)
    sums[i % 3] = (sums[i % 3] as number) + (positions[i] as number);
  const [x = 0, y = 0, z = 0] = sums.map((sum) => (3 * sum) / positions.length);
  return [x, y, z];
}

function spanOf(positions: Float64Array, direction: Vector): number {
  let [least, most] = [Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    const value =
      (positions[i] as number) * direction[0] +
      (positions[i + 1] as number) * direction[1] +
      (positions[i + 2] as number) * direction[2];
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return most - least;
}
