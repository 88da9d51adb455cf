import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogueFolder, openCloth } from "../../catalogue/index.ts";

/** Raised when files for the round are made another way. */
const MAKING = 10;

/** Where the workshop puts seams and ribs of its drapes, as normals. */
export const reliefFolder = join(catalogueFolder, "relief");

/** Names how files for the round are made now: those that carry another name are made again when somebody asks. */
export function makingVersion(): string {
  made ??= nameNow();
  return made;
}

let made: string | undefined;

function nameNow(): string {
  const list = join(reliefFolder, "list.json");
  const relief = createHash("sha256");
  if (existsSync(list)) relief.update(readFileSync(list));
  return `${MAKING}.${openCloth()?.version ?? "flat"}.${relief.digest("hex").slice(0, 8)}`;
}
