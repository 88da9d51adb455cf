import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { draftGarment } from "@holeshot/garments";
import { openModel } from "@holeshot/views";
import sharp from "sharp";
import { readManifest } from "../export/manifest-file.ts";
import { clothFolder } from "../export/cloth-folder.ts";
import { drawRelief } from "./draw-relief.ts";

/** Where the shop finds the relief of its cloth. */
export const reliefFolder = fileURLToPath(new URL("../../../catalogue/relief", import.meta.url));

/** The files a drape's relief was drawn for, by drape. */
export type ReliefList = Readonly<
  Record<string, { readonly model: string; readonly pattern: string }>
>;

/** `relief [NAME…]`: a picture of the relief of baked drapes, for files that are taken along. */
export async function reliefCommand(args: string[]): Promise<void> {
  const { drapes } = readManifest(clothFolder);
  mkdirSync(reliefFolder, { recursive: true });
  const list = new Map(Object.entries(readReliefList()));
  for (const id of args.length > 0 ? args : Object.keys(drapes)) {
    const drape = drapes[id];
    if (!drape) throw new RangeError(`Nothing is baked as ${id}`);
    const bytes = new Uint8Array(readFileSync(join(clothFolder, drape.model)));
    const { data, side } = drawRelief(await openModel(bytes), draftGarment(drape));
    const picture = sharp(data, { raw: { width: side, height: side, channels: 3 } });
    const { size } = await picture
      .webp({ quality: 74, effort: 6, smartSubsample: true })
      .toFile(join(reliefFolder, `${id}.webp`));
    list.set(id, {
      model: createHash("sha256").update(bytes).digest("hex"),
      pattern: drape.pattern,
    });
    process.stdout.write(`${id}.webp ${Math.round(size / 1000)} kB\n`);
  }
  const sorted = [...list].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify(Object.fromEntries(sorted), null, 2);
  writeFileSync(join(reliefFolder, "list.json"), `${text}\n`);
}

export function readReliefList(): ReliefList {
  try {
    return JSON.parse(readFileSync(join(reliefFolder, "list.json"), "utf8")) as ReliefList;
  } catch {
    return {};
  }
}
