import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Side } from "@holeshot/garments";
import sharp, { type OverlayOptions } from "sharp";
import { readManifest } from "../export/manifest-file.ts";
import { clothFolder } from "../export/cloth-folder.ts";
import { dressInGrid, dressInKit, dressPlainly, type Dress } from "./dress.ts";
import { lettering } from "./lettering.ts";
import { lookAt, type Look } from "./look-at.ts";
import { repositoryRoot } from "./repository-root.ts";

const sides: readonly Side[] = ["front", "back", "left", "right"];
const gap = 12;

type Row = (look: Look) => Dress;

/** `sheet [NAME…] [--grid] [--trial DIR] [--from DIR] [--out FILE] [--cell PX]`: baked drapes side by side. */
export async function sheetCommand(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      grid: { type: "boolean", default: false },
      trial: { type: "string" },
      from: { type: "string", default: clothFolder },
      out: { type: "string" },
      cell: { type: "string", default: "240" },
    },
  });
  const cell = Number(values.cell);
  const { drapes } = readManifest(values.from);
  const names = positionals.length > 0 ? positionals : Object.keys(drapes);
  const rows = values.grid ? [({ garment }: Look) => dressInGrid(garment)] : await kitRows();
  const blocks: Uint8Array[][] = [];
  for (const name of names) {
    const drape = drapes[name];
    if (!drape) throw new RangeError(`${name} is not baked`);
    const look = await lookAt(drape, values.from);
    const cells = await showRows(look, rows, cell);
    if (values.trial) cells.push(...(await trialRow(values.trial, drape.product, cell)));
    blocks.push(cells);
  }
  const name = values.grid ? "cloth-grid.webp" : "cloth-sheet.webp";
  const file = values.out ?? join(repositoryRoot, "docs/measurements", name);
  await arrange(blocks, cell, file);
  process.stdout.write(`${file}\n`);
}

async function kitRows(): Promise<readonly Row[]> {
  const fonts = await lettering();
  return [
    ({ garment }) => dressInKit(garment, "splinter", "glacier", fonts),
    ({ garment }) => dressInKit(garment, "slipstream", "ember", fonts),
    ({ garment }) => dressPlainly(garment, "#f4f4f2"),
    ({ garment }) => dressPlainly(garment, "#141518"),
    ({ garment }) => dressPlainly(garment, "#d4ff1f"),
  ];
}

async function showRows(look: Look, rows: readonly Row[], cell: number): Promise<Uint8Array[]> {
  const cells: Uint8Array[] = [];
  for (const row of rows) {
    const dress = row(look);
    // Twice the size and shrunk, as a screen of two pixels a point shows it.
    for (const side of sides)
      cells.push(
        await sharp(await look.show(side, dress, 2 * cell))
          .resize(cell)
          .png()
          .toBuffer(),
      );
  }
  return cells;
}

/** Pictures of an earlier trial, `<product>_<side>.png`; a side it did not have stays empty. */
async function trialRow(folder: string, product: string, cell: number): Promise<Uint8Array[]> {
  return Promise.all(
    sides.map((side) => {
      const file = join(folder, `${product}_${side}.png`);
      const background = "#dfe1e6";
      const picture = existsSync(file)
        ? sharp(file).flatten({ background }).resize(cell, cell)
        : sharp({ create: { width: cell, height: cell, channels: 3, background } });
      return picture.png().toBuffer();
    }),
  );
}

/** Blocks of four pictures a row, as many beside each other as make a sheet about square. */
async function arrange(blocks: readonly Uint8Array[][], cell: number, file: string): Promise<void> {
  const rows = Math.max(...blocks.map((cells) => Math.ceil(cells.length / sides.length)));
  const [wide, high] = [sides.length * cell + gap, rows * cell + gap];
  const columns = Math.max(1, Math.round(Math.sqrt((blocks.length * high) / wide)));
  const overlays: OverlayOptions[] = blocks.flatMap((cells, n) =>
    cells.map((input, i) => ({
      input: Buffer.from(input),
      left: (n % columns) * wide + (i % sides.length) * cell,
      top: Math.floor(n / columns) * high + Math.floor(i / sides.length) * cell,
    })),
  );
  const width = columns * wide - gap;
  const height = Math.ceil(blocks.length / columns) * high - gap;
  await sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .composite(overlays)
    .webp({ quality: 82, effort: 4 })
    .toFile(file);
}
