import { createHash } from "node:crypto";
import { readFile, utimes } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { keepFile } from "../../platform/kept-files.ts";

const PREFIX = "sized-";
/** Some 15 kB each: of every picture of kits and sets, in four widths and two kinds. */
const KEPT = 800;
/** Bytes of the sum before the picture: a file that a power cut tore is made anew. */
const SUM = 32;

/**
 * What `work` makes of a picture, kept beside what Node compiled: the next folder of data that shows the same takes it from
 * there. `made` says how it is made. Nothing is kept without a folder.
 */
export async function keptSize(
  folder: string | undefined,
  made: string,
  whole: Uint8Array,
  work: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  if (folder === undefined) return work();
  const versions = JSON.stringify(sharp.versions);
  const name = createHash("sha256").update(`${versions}\0${made}\0`).update(whole).digest("hex");
  const known = await readWhole(join(folder, `${PREFIX}${name}`));
  if (known) return known;
  const packed = await work();
  keepFile(folder, PREFIX, name, Buffer.concat([sumOf(packed), packed]), { files: KEPT });
  return packed;
}

async function readWhole(file: string): Promise<Uint8Array | null> {
  try {
    const bytes = await readFile(file);
    const packed = bytes.subarray(SUM);
    if (!sumOf(packed).equals(bytes.subarray(0, SUM))) return null;
    const now = new Date();
    // What is used longest ago goes first.
    await utimes(file, now, now).catch(() => undefined);
    return packed;
  } catch {
    return null;
  }
}

function sumOf(bytes: Uint8Array): Buffer {
  return createHash("sha256").update(bytes).digest();
}
