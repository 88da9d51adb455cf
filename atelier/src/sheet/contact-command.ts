import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp, { type OverlayOptions } from "sharp";
import { readManifest } from "../export/manifest-file.ts";
import { clothFolder } from "../export/cloth-folder.ts";
import { dressInKit } from "./dress.ts";
import { lettering } from "./lettering.ts";
import { lookAt } from "./look-at.ts";
import { readKit } from "./read-kit.ts";
import { repositoryRoot } from "./repository-root.ts";

/** Kits side by side, front and back each. */
const columns = 5;

/** `contact FOLDER [DRAPE…] [--cell PX]`: a sheet of every kit, in its first colourway, for each product and cut. */
export async function contactCommand(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { cell: { type: "string", default: "220" } },
  });
  const [folder, ...named] = positionals;
  if (folder === undefined) throw new RangeError("The folder for the sheets is missing");
  mkdirSync(folder, { recursive: true });
  const { drapes } = readManifest(clothFolder);
  const kits = readdirSync(join(repositoryRoot, "catalogue/templates")).toSorted();
  const [cell, fonts] = [Number(values.cell), await lettering()];
  for (const name of named.length > 0 ? named : Object.keys(drapes)) {
    const drape = drapes[name];
    if (!drape) throw new RangeError(`${name} is not baked`);
    const look = await lookAt(drape, clothFolder);
    const overlays: OverlayOptions[] = [];
    for (const [n, kit] of kits.entries()) {
      const dress = dressInKit(look.garment, kit, readKit(kit).colourways[0]?.id ?? "", fonts);
      for (const [nth, side] of (["front", "back"] as const).entries()) {
        // Twice the size and shrunk, as a screen of two pixels a point shows it.
        const picture = await look.show(side, dress, 2 * cell);
        overlays.push({
          input: await sharp(picture).resize(cell).png({ compressionLevel: 1 }).toBuffer(),
          left: (2 * (n % columns) + nth) * cell,
          top: Math.floor(n / columns) * cell,
        });
      }
    }
    const size = { width: 2 * columns * cell, height: Math.ceil(kits.length / columns) * cell };
    const file = join(folder, `${name}.webp`);
    await sharp({ create: { ...size, channels: 3, background: "#ffffff" } })
      .composite(overlays)
      .webp({ quality: 90 })
      .toFile(file);
    process.stdout.write(`${file} ${process.uptime().toFixed(0)} s\n`);
  }
}
