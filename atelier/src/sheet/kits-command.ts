import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { productIds } from "@holeshot/domain";
import type { Side } from "@holeshot/garments";
import sharp, { type OverlayOptions } from "sharp";
import { readManifest } from "../export/manifest-file.ts";
import { clothFolder } from "../export/cloth-folder.ts";
import { dressInKit } from "./dress.ts";
import { lettering } from "./lettering.ts";
import { lookAt } from "./look-at.ts";
import { readKit } from "./read-kit.ts";
import { repositoryRoot } from "./repository-root.ts";

const sides: readonly Side[] = ["front", "back"];
const gap = 16;

/** `kits [NAME…] [--drapes A,B] [--cell PX] [--columns N] [--out FILE]`: kits in all their colourways, a block each, a row a colourway. */
export async function kitsCommand(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      drapes: { type: "string" },
      cell: { type: "string", default: "90" },
      columns: { type: "string", default: "3" },
      out: {
        type: "string",
        default: join(repositoryRoot, "docs/measurements/kits-sheet.webp"),
      },
    },
  });
  const kits =
    positionals.length > 0
      ? positionals
      : readdirSync(join(repositoryRoot, "catalogue/templates")).toSorted();
  const [cell, columns] = [Number(values.cell), Number(values.columns)];
  const { drapes } = readManifest(clothFolder);
  const fonts = await lettering();
  // A drape of each product, in the order riders know them, where none is named.
  const worn = productIds.flatMap((id) =>
    Object.keys(drapes)
      .filter((name) => drapes[name]?.product === id)
      .slice(0, 1),
  );
  const looks = await Promise.all(
    (values.drapes?.split(",") ?? worn).map((name) => {
      const drape = drapes[name];
      if (!drape) throw new RangeError(`${name} is not baked`);
      return lookAt(drape, clothFolder);
    }),
  );
  const overlays: OverlayOptions[] = [];
  const wide = looks.length * sides.length * cell + gap;
  let [top, tallest] = [0, 0];
  for (const [n, kit] of kits.entries()) {
    if (n > 0 && n % columns === 0) [top, tallest] = [top + tallest + gap, 0];
    const ways = readKit(kit).colourways;
    tallest = Math.max(tallest, ways.length * cell);
    for (const [row, { id }] of ways.entries())
      for (const [at, look] of looks.entries()) {
        const dress = dressInKit(look.garment, kit, id, fonts);
        for (const [nth, side] of sides.entries()) {
          // Twice the size and shrunk, as a screen of two pixels a point shows it.
          const picture = await look.show(side, dress, 2 * cell);
          overlays.push({
            input: await sharp(picture).resize(cell).png({ compressionLevel: 1 }).toBuffer(),
            left: (n % columns) * wide + (at * sides.length + nth) * cell,
            top: top + row * cell,
          });
        }
      }
  }
  const width = Math.min(columns, kits.length) * wide - gap;
  const height = top + tallest;
  await sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .composite(overlays)
    .toFile(values.out);
  process.stdout.write(`${values.out}: ${kits.join(" ")}\n`);
}
