import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { reliefFolder } from "./making-version.ts";

/** Seams and ribs of a drape as normals, JPEG; undefined where the workshop drew none. */
export async function reliefOf(drape: string): Promise<Uint8Array | undefined> {
  const file = join(reliefFolder, `${drape}.webp`);
  if (!existsSync(file)) return undefined;
  return sharp(readFileSync(file)).jpeg({ quality: 85, chromaSubsampling: "4:4:4" }).toBuffer();
}
