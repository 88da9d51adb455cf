import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp, { type OverlayOptions } from "sharp";
import { lettering } from "../sheet/lettering.ts";
import { repositoryRoot } from "../sheet/repository-root.ts";
import { dressed } from "./dressed.ts";
import { drawHall } from "./hall.ts";
import { heroes, type Hero } from "./heroes.ts";
import { placeRider } from "./place-rider.ts";
import { shoot } from "./shoot.ts";

/** Taken so much larger and shrunk: what is printed has smooth edges then, as on a photograph. */
const finer = 2;

const features = join(repositoryRoot, "apps/web/src/features");

/** `hero [NAME…] [--width PX] [--out FILE]`: the pictures of the shop's own pages; with `--out` one of them to look at. */
export async function heroCommand(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { width: { type: "string" }, out: { type: "string" } },
  });
  const names = positionals.length > 0 ? positionals : Object.keys(heroes);
  for (const name of names) {
    const hero = heroes[name];
    if (!hero) throw new RangeError(`${name} is no picture of the shop`);
    const width = values.width ? Number(values.width) : Math.max(...hero.widths);
    const large = await takeHero(hero, finer * width);
    const picture = await sharp(large).resize({ width, kernel: "lanczos3" }).png().toBuffer();
    if (values.out) await sharp(picture).toFile(values.out);
    else await writeSizes(picture, large, name, hero);
    process.stdout.write(`${name} ${process.uptime().toFixed(0)} s\n`);
  }
}

async function takeHero(hero: Hero, width: number): Promise<Buffer> {
  const height = Math.round(width / hero.shape);
  const fonts = await lettering();
  const layers: OverlayOptions[] = [];
  for (const place of hero.riders) {
    const shown = shoot(await dressed(place.rider), place, Math.round(place.side * height), fonts);
    layers.push(...(await placeRider(shown, place, [width, height])));
  }
  const taken = await sharp(drawHall(width, height, hero.hall), {
    raw: { width, height, channels: 3 },
  })
    .composite(layers)
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return hero.bloom ? bloomed(taken, width, hero.bloom) : taken;
}

/** From which byte on light spreads in a lens, and how far: shares of the picture's width. */
const spreads = { from: 218, far: [0.004, 0.022] } as const;

/** What is brightest runs over what is beside it, lamps over the edges of who stands before them. */
async function bloomed(taken: Buffer, width: number, share: number): Promise<Buffer> {
  const gain = (255 / (255 - spreads.from)) * share;
  const bright = await sharp(taken)
    .linear(gain, -gain * spreads.from)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const layers = spreads.far.map((far) =>
    sharp(bright)
      .blur(far * width)
      .png()
      .toBuffer(),
  );
  return sharp(taken)
    .composite((await Promise.all(layers)).map((input) => ({ input, blend: "screen" })))
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The widest under the picture's own name, for old browsers too; others by their width. */
async function writeSizes(
  picture: Buffer,
  large: Buffer,
  name: string,
  { folder, widths, dense }: Hero,
): Promise<void> {
  const widest = Math.max(...widths);
  const stem = join(features, folder, name);
  const write = async (from: Buffer, width: number, file: string, quality: number) => {
    const sized = sharp(from).resize({ width, kernel: "lanczos3" });
    await sized.avif({ quality, effort: 5, chromaSubsampling: "4:4:4" }).toFile(file);
  };
  for (const width of widths)
    await write(picture, width, width === widest ? `${stem}.avif` : `${stem}-${width}.avif`, 56);
  // Its pixels are small: they show less of what packing costs.
  if (dense) await write(large, dense, `${stem}-${dense}.avif`, 50);
  await sharp(picture).webp({ quality: 80, effort: 6 }).toFile(`${stem}.webp`);
}
