import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { catalogueFolder, openCloth } from "../../catalogue/index.ts";

/** Raised when files for the round are made another way. */
const MAKING = 1;
const folder = join(catalogueFolder, "relief");

/** Names how files for the round are made now: those that carry another name are made again when somebody asks. */
export function makingVersion(): string {
  made ??= nameNow();
  return made;
}

let made: string | undefined;

function nameNow(): string {
  const list = join(folder, "list.json");
  const relief = createHash("sha256");
  if (existsSync(list)) relief.update(readFileSync(list));
  return `${MAKING}.${openCloth()?.version ?? "flat"}.${relief.digest("hex").slice(0, 8)}`;
}

/** Seams and ribs of a drape as normals, JPEG; undefined where the workshop drew none. */
export async function reliefOf(drape: string): Promise<Uint8Array | undefined> {
  const file = join(folder, `${drape}.webp`);
  if (!existsSync(file)) return undefined;
  return sharp(readFileSync(file)).jpeg({ quality: 85, chromaSubsampling: "4:4:4" }).toBuffer();
}
