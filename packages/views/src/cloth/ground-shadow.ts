import type { Frame } from "../photo/camera.ts";
import type { ViewSize } from "../types.ts";

/** How black a figure's ground is: a square grey picture of its camera's, a byte a pixel, 255 where it is black. */
export interface GroundPicture {
  /** Its side, pixels. */
  readonly width: number;
  readonly data: Uint8Array;
}

/** Steps along the soles would show: the ground's picture is coarser than the rider's. Shares of its side. */
const BLUR = 1 / 320;

/** How black each pixel of a picture is that shows the camera's square in a frame, 0 to 255. */
export function groundShadow(ground: GroundPicture, frame: Frame, size: ViewSize): Uint8Array {
  const { width: side } = ground;
  const soft = blurred(ground);
  const at = (i: number, j: number): number =>
    i < 0 || j < 0 || i >= side || j >= side ? 0 : (soft[j * side + i] as number);
  const shadow = new Uint8Array(size.width * size.height);
  const scale = side / frame.side;
  for (let row = 0; row < size.height; row++) {
    const v = (row + 0.5 - frame.top) * scale - 0.5;
    const j = Math.floor(v);
    if (j < -1 || j >= side) continue;
    for (let column = 0; column < size.width; column++) {
      const u = (column + 0.5 - frame.left) * scale - 0.5;
      const i = Math.floor(u);
      const [a, b] = [u - i, v - j];
      const above = at(i, j) * (1 - a) + at(i + 1, j) * a;
      const below = at(i, j + 1) * (1 - a) + at(i + 1, j + 1) * a;
      shadow[row * size.width + column] = Math.round(above * (1 - b) + below * b);
    }
  }
  return shadow;
}

/** Softened by a bell of `BLUR`, along and across. */
function blurred({ width: side, data }: GroundPicture): Float32Array {
  const sigma = side * BLUR;
  const reach = Math.ceil(3 * sigma);
  const bell = Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.exp(-((k - reach) ** 2) / (2 * sigma ** 2)),
  );
  const whole = bell.reduce((sum, weight) => sum + weight, 0);
  const pass = (from: ArrayLike<number>, step: number): Float32Array => {
    const to = new Float32Array(from.length);
    for (let i = 0; i < to.length; i++) {
      const place = step === 1 ? i % side : Math.floor(i / side);
      let sum = 0;
      for (let k = -reach; k <= reach; k++) {
        const inside = Math.min(side - 1, Math.max(0, place + k)) - place;
        sum += (bell[k + reach] as number) * (from[i + inside * step] as number);
      }
      to[i] = sum / whole;
    }
    return to;
  };
  return pass(pass(data, 1), side);
}
