import sharp, { type OverlayOptions } from "sharp";
import type { Hero } from "./heroes.ts";
import type { Shot } from "./shoot.ts";

/** A picture of a rider, clear beside him: a square of RGBA bytes. */
export interface Shown {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

type Place = Omit<Hero["riders"][number], "rider" | keyof Shot>;

/** What a floor shows below the soles of who stands on it. */
interface Below {
  /** Share of his square over which it fades. */
  readonly gone: number;
  /** How much of it there is right below him. */
  readonly most: number;
  /** How long it is beside him. */
  readonly long: number;
  /** How soft, as shares of his square. */
  readonly soft: readonly [near: number, far: number];
  readonly black: boolean;
}

/** Himself upside down. */
const thrown: Below = { gone: 0.3, most: 0.5, long: 1, soft: [0.0012, 0.009], black: false };
/** And dark at once under his soles, and as the shadow of lamps behind him. */
const shadows: readonly Below[] = [
  { gone: 0.03, most: 0.9, long: 0.35, soft: [0.004, 0.004], black: true },
  { gone: 0.26, most: 0.5, long: 0.8, soft: [0.014, 0.014], black: true },
];

/** What a rider lays over a picture `width` pixels wide: himself, and below him what the floor he stands on shows of him. */
export async function placeRider(
  shown: Shown,
  place: Place,
  [width, height]: readonly [number, number],
): Promise<OverlayOptions[]> {
  const { at, veil = 0, soft = 0, onFloor = false } = place;
  const size = shown.width;
  const [left, top] = [Math.round(at[0] * width - size / 2), Math.round(at[1] * height)];
  const keeps = 1 - veil;
  const whole = await sharp(shown.data, { raw: { ...shown, channels: 4 } })
    .linear([keeps, keeps, keeps, 1], [...hazeOver.map((value) => value * veil), 0])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const layers: OverlayOptions[] = [];
  const lay = async (layer: Buffer, down: number, blur: number) => {
    const info = await sharp(layer).metadata();
    // Only what lies in the picture: an overlay may not be larger than what it is laid on.
    const from = { left: Math.max(0, -left), top: Math.max(0, -down) };
    const seen = {
      width: Math.min(info.width, width - left) - from.left,
      height: Math.min(info.height, height - down) - from.top,
    };
    if (seen.width <= 0 || seen.height <= 0) return;
    const near = await sharp(layer)
      .extract({ ...from, ...seen })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const input = blur > 0 ? await sharp(near).blur(blur).toBuffer() : near;
    layers.push({ input, left: left + from.left, top: down + from.top });
  };
  if (onFloor) {
    const soles = solesOf(shown);
    for (const each of [...shadows, thrown])
      await lay(await below(shown, soles, each), top + Math.min(...soles), 0);
  }
  await lay(whole, top, soft * width);
  return layers;
}

/** Haze before whoever stands behind, bytes. */
const hazeOver = [0x5c, 0x66, 0x76];

/** Feet are so near the lower of the two, as a share of his square; what is higher stands on nothing. */
const feet = 0.045;

/** In each column the row where he meets the floor: one foot is further away than the other, and higher in the picture. */
function solesOf({ data, width, height }: Shown): readonly number[] {
  const lowest = Array.from({ length: width }, (_, x) => {
    for (let y = height - 1; y >= 0; y--)
      if ((data[4 * (y * width + x) + 3] as number) > 128) return y;
    return 0;
  });
  const nearest = Math.max(...lowest);
  const columns = lowest.flatMap((row, x) => (row > nearest - feet * height ? [x] : []));
  // Beside a foot the floor is as far away as under it.
  return lowest.map((_, x) => {
    const foot = columns.reduce((best, at) => (Math.abs(at - x) < Math.abs(best - x) ? at : best));
    return lowest[foot] as number;
  });
}

/** A rider upside down from his soles, softer and fainter the further down; its first row is that of the sole furthest away. */
async function below(
  shown: Shown,
  soles: readonly number[],
  { gone, most, long, soft, black }: Below,
): Promise<Buffer> {
  const { data, width } = shown;
  const first = Math.min(...soles);
  const deep = Math.round(gone * width);
  const rows = deep + Math.max(...soles) - first;
  const out = Buffer.alloc(4 * width * rows);
  for (let x = 0; x < width; x++) {
    const sole = soles[x] as number;
    for (let y = 0; y < deep; y++) {
      const from = sole - Math.round(y / long);
      if (from < 0) break;
      const [i, o] = [4 * (from * width + x), 4 * ((y + sole - first) * width + x)];
      if (!black) for (let c = 0; c < 3; c++) out[o + c] = data[i + c] as number;
      out[o + 3] = Math.round(most * (1 - y / deep) ** 2 * (data[i + 3] as number));
    }
  }
  const picture = { raw: { width, height: rows, channels: 4 } } as const;
  const [near, far] = soft.map((by) => Math.max(0.5, by * width)) as [number, number];
  const sharpest = await sharp(out, picture).blur(near).raw().toBuffer();
  if (far === near) return sharp(sharpest, picture).png().toBuffer();
  const softest = await sharp(out, picture).blur(far).raw().toBuffer();
  for (let i = 0; i < out.length; i++) {
    const share = Math.min(1, Math.floor(i / (4 * width)) / (0.6 * rows));
    out[i] = (sharpest[i] as number) * (1 - share) + (softest[i] as number) * share;
  }
  return sharp(out, picture).png().toBuffer();
}
