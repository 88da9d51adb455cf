import sharp, { type OverlayOptions, type Sharp } from "sharp";
import type { Hero } from "./heroes.ts";

/** A picture of a rider, clear beside him: a square of RGBA bytes. */
export interface Shown {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

type Place = Omit<Hero["riders"][number], "rider" | "kit" | "colourway" | "turn" | "placing">;

/** Rows over which what a floor throws back gets fainter and softer, shares of a rider's square, and how bright it begins. */
const thrown = { gone: 0.3, bright: 0.5, soft: [0.0012, 0.009] } as const;
/** The same of how he darkens the floor before him: at once under his soles, and as a shadow of lights behind him. */
const shadows = [
  { gone: 0.03, dark: 0.9, soft: 0.004, long: 0.35 },
  { gone: 0.26, dark: 0.5, soft: 0.014, long: 0.8 },
] as const;

/** What a rider lays over a picture `width` pixels wide: himself, and below him what the floor he stands on shows of him. */
export async function placeRider(
  shown: Shown,
  place: Place,
  [width, height]: readonly [number, number],
): Promise<OverlayOptions[]> {
  const { at, dim = 1, veil = 0, soft = 0, onFloor = false } = place;
  const size = shown.width;
  const [left, top] = [Math.round(at[0] * width - size / 2), Math.round(at[1] * height)];
  const keeps = dim * (1 - veil);
  const whole = await sharp(shown.data, { raw: { ...shown, channels: 4 } })
    .linear([keeps, keeps, keeps, 1], [...hazeOver.map((value) => value * veil), 0])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const layers: OverlayOptions[] = [];
  const lay = async (layer: Sharp | Buffer, down: number, blur: number) => {
    const { data, info } = await sharp(await sharp(layer as Buffer).toBuffer())
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    // Only what lies in the picture: an overlay may not be larger than what it is laid on.
    const from = { left: Math.max(0, -left), top: Math.max(0, -down) };
    const seen = {
      width: Math.min(info.width, width - left) - from.left,
      height: Math.min(info.height, height - down) - from.top,
    };
    if (seen.width <= 0 || seen.height <= 0) return;
    const near = await sharp(data)
      .extract({ ...from, ...seen })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const input = blur > 0 ? await sharp(near).blur(blur).toBuffer() : near;
    layers.push({ input, left: left + from.left, top: down + from.top });
  };
  if (onFloor) {
    const soles = lowest(shown);
    for (const { gone, dark, soft: by, long } of shadows)
      await lay(
        await below(shown, soles, { gone, most: dark, long, soft: [by, by], black: true }),
        top + soles,
        0,
      );
    const image = await below(shown, soles, {
      ...{ gone: thrown.gone, most: thrown.bright, long: 1 },
      soft: thrown.soft,
      black: false,
    });
    await lay(image, top + soles, 0);
  }
  await lay(whole, top, soft * width);
  return layers;
}

/** Haze before whoever stands behind, bytes. */
const hazeOver = [0x5c, 0x66, 0x76];

/** The lowest row that shows a rider. */
function lowest({ data, width, height }: Shown): number {
  for (let y = height - 1; y >= 0; y--)
    for (let x = 0; x < width; x++) if ((data[4 * (y * width + x) + 3] as number) > 128) return y;
  return height - 1;
}

interface Below {
  /** Share of his square over which it fades. */
  readonly gone: number;
  readonly most: number;
  /** How long it is beside him who throws it. */
  readonly long: number;
  readonly soft: readonly [near: number, far: number];
  readonly black: boolean;
}

/** A rider upside down from his soles, softer and fainter the further down. */
async function below(
  shown: Shown,
  soles: number,
  { gone, most, long, soft, black }: Below,
): Promise<Buffer> {
  const { data, width } = shown;
  const rows = Math.round(gone * width);
  const out = Buffer.alloc(4 * width * rows);
  for (let y = 0; y < rows; y++) {
    const from = soles - Math.round(y / long);
    if (from < 0) break;
    const share = most * (1 - y / rows) ** 2;
    for (let x = 0; x < width; x++) {
      const [i, o] = [4 * (from * width + x), 4 * (y * width + x)];
      if (!black) for (let c = 0; c < 3; c++) out[o + c] = data[i + c] as number;
      out[o + 3] = Math.round(share * (data[i + 3] as number));
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
