import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import type { Drape } from "../drape/drape.ts";
import { drapeFolder, readDrape } from "../drape/store-drape.ts";
import { drawClay } from "./draw-clay.ts";

/** Draws drapes in grey clay, front, left, back and right beside each other. */
export async function lookCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      grid: { type: "string", default: "0" },
      turns: { type: "string", default: "0,90,180,270" },
      size: { type: "string", default: "700" },
      from: { type: "string", default: drapeFolder },
    },
  });
  const turns = values.turns.split(",").map(Number);
  for (const id of positionals) {
    const drape = readDrape(id, values.from);
    const size = Number(values.size);
    const frame = { size: 2 * size, grid: Number(values.grid), ...spanOf(drape) };
    const views = turns.map((turn) => halve(drawClay(drape, { ...frame, turn }), 2 * size));
    const sheet = new Uint8Array(size * size * views.length);
    for (const [i, view] of views.entries())
      for (let y = 0; y < size; y++)
        sheet.set(view.subarray(y * size, (y + 1) * size), (y * views.length + i) * size);
    const file = join(values.from, `${id}.png`);
    const raw = { width: size * views.length, height: size, channels: 1 } as const;
    await sharp(sheet, { raw }).toColourspace("b-w").png().toFile(file);
    process.stdout.write(`${file}\n`);
  }
}

function spanOf({ pieces }: Drape): { readonly span: number; readonly middle: number } {
  let [low, high, wide] = [Infinity, -Infinity, 0];
  for (const { positions } of pieces)
    for (let i = 0; i < positions.length; i += 3) {
      const y = positions[i + 1] as number;
      low = Math.min(low, y);
      high = Math.max(high, y);
      wide = Math.max(wide, Math.abs(positions[i] as number), Math.abs(positions[i + 2] as number));
    }
  return { span: 1.05 * Math.max(high - low, 2 * wide), middle: (low + high) / 2 };
}

/** Four pixels become one. */
function halve(pixels: Uint8Array, size: number): Uint8Array {
  const half = size / 2;
  return Uint8Array.from({ length: half * half }, (_, i) => {
    const at = 2 * Math.floor(i / half) * size + 2 * (i % half);
    const p = (k: number) => pixels[at + k] as number;
    return (p(0) + p(1) + p(size) + p(size + 1)) / 4;
  });
}
