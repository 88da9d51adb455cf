import { smoothStep } from "../top/arm.ts";
import { dither } from "./dither.ts";

/** A dark hall with a polished floor, and haze in it that is lit from behind. Places are shares of the picture's width and height. */
export interface Hall {
  /** Where floor and haze meet. */
  readonly horizon: number;
  /** Focal length of the camera in heights of the picture: the floor's perspective. */
  readonly focal: number;
  /** Where haze is lit behind the riders, how far that reaches, and how bright it is. */
  readonly glows: readonly {
    readonly at: readonly [number, number];
    readonly reach: readonly [number, number];
    readonly bright: number;
  }[];
  /** Lamps far behind: upright strips of light that stand in haze. */
  readonly lamps: readonly {
    readonly at: number;
    readonly from: number;
    readonly to: number;
    readonly wide: number;
    readonly bright: number;
  }[];
}

type Colour = readonly [number, number, number];

/** The hall without light, its haze in full light, and a lamp; linear. */
const dark: Colour = [0.0032, 0.0037, 0.005];
const haze: Colour = [0.066, 0.082, 0.112];
const lamp: Colour = [0.62, 0.74, 0.9];

/** What a floor throws back of what stands behind it, seen steeply and along it. */
const shine = { steep: 0.12, flat: 0.72 };
/** Joints between its slabs, m, and how wide they are. */
const slab = { wide: 3.2, joint: 0.012 };

/** The hall as a picture, three bytes a pixel. */
export function drawHall(width: number, height: number, hall: Hall): Buffer {
  const pixels = Buffer.alloc(3 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const light = lightAt((x + 0.5) / width, (y + 0.5) / height, width / height, hall);
      for (let c = 0; c < 3; c++)
        pixels[3 * (y * width + x) + c] = Math.floor(coded(light[c] as number) + dither(x, y));
    }
  return pixels;
}

function lightAt(u: number, v: number, shape: number, hall: Hall): number[] {
  const below = v - hall.horizon;
  if (below <= 0) return behind(u, v, 0, shape, hall);
  // Metres away and to the side, the camera being at the height of a man's hip.
  const away = (hall.focal / below) * eyeLevel;
  const aside = ((u - 0.5) * shape * away) / hall.focal;
  const grazing = smoothStep(1 - below / 0.55);
  const mirrored = behind(u, hall.horizon - 0.8 * below, 0.012 + 0.5 * below, shape, hall);
  const share = shine.steep + (shine.flat - shine.steep) * grazing ** 2;
  const stain =
    1 +
    0.34 * (clouded(aside * 0.9, away * 0.9) - 0.5) +
    0.2 * (clouded(aside * 4.1 + 9, away * 2.6) - 0.5);
  const worn = stain * (1 - 0.5 * jointAt(aside, away, below));
  // What haze lights from above falls on the floor, most below its middle.
  const lit = hall.glows.reduce((sum, { at, bright }) => {
    const far = Math.hypot((u - at[0]) * 1.5, below * 1.6);
    return sum + 0.24 * bright * Math.exp(-((far / 0.4) ** 2));
  }, 0);
  // The far end of a floor is lost in haze.
  const lost = Math.exp(-below / 0.028);
  return mirrored.map((value, c) => {
    const own = (0.9 * (dark[c] as number) + lit * (haze[c] as number) + share * value) * worn;
    return own + lost * (value - own);
  });
}

/** How high the camera is, m. */
const eyeLevel = 1.1;

/** Haze and lamps, softer where a floor throws them back. */
function behind(
  u: number,
  v: number,
  soft: number,
  shape: number,
  { glows, lamps }: Hall,
): number[] {
  let lit = 0;
  for (const { at, reach, bright } of glows) {
    const far = Math.hypot((u - at[0]) / reach[0], (v - at[1]) / reach[1]);
    lit += bright * Math.exp(-1.9 * far * far) * 0.8 + bright * 0.2 * Math.exp(-1.6 * far);
  }
  lit *= 0.84 + 0.32 * clouded(3.1 * u * shape + 40, 2.2 * v + 7);
  let direct = 0;
  for (const { at, from, to, wide, bright } of lamps) {
    const off = Math.abs(u - at) * shape;
    const beyond = Math.max(from - v, v - to, 0);
    const edge = wide + 0.25 * soft;
    const core = 1 / (1 + (off / edge) ** 4) / (1 + (beyond / (0.02 + soft)) ** 2);
    const halo = Math.exp(-Math.hypot(off, 0.7 * beyond) / 0.12);
    direct += bright * ((core * wide) / edge + 0.06 * halo);
  }
  return [0, 1, 2].map(
    (c) => (dark[c] as number) + lit * (haze[c] as number) + direct * (lamp[c] as number),
  );
}

/** 1 in a joint between two slabs, 0 on them; further away they are too narrow to be seen. */
function jointAt(aside: number, away: number, below: number): number {
  const pixel = 0.0016 / below;
  const line = (at: number, size: number) => {
    const off = Math.abs(at / slab.wide - Math.round(at / slab.wide)) * slab.wide;
    return Math.max(0, 1 - off / (slab.joint + size)) * (slab.joint / (slab.joint + size)) ** 0.5;
  };
  return Math.max(line(aside + 1.1, pixel), line(away + 0.4, pixel * 3 * away));
}

/** Between 0 and 1, evenly clouded over places; the same every time. */
function clouded(x: number, y: number): number {
  return (
    0.55 * valueAt(x, y) +
    0.3 * valueAt(2.1 * x + 5, 2.1 * y) +
    0.15 * valueAt(4.3 * x, 4.3 * y + 3)
  );
}

function valueAt(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [s, t] = [smoothStep(x - i), smoothStep(y - j)];
  const row = (k: number) => spread(i, k) * (1 - s) + spread(i + 1, k) * s;
  return row(j) * (1 - t) + row(j + 1) * t;
}

/** Between 0 and 1 for whole numbers, without order. */
function spread(i: number, j: number): number {
  let n = Math.imul(i + 1013, 374761393) ^ Math.imul(j + 7919, 668265263);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 2 ** 32;
}

/** Linear light as a byte of sRGB. */
function coded(light: number): number {
  const value = Math.min(1, light);
  const share = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return 255 * share;
}
