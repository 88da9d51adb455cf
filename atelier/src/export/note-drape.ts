import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest } from "./bake-command.ts";
import { clothFolder } from "./cloth-folder.ts";
import type { Manifest, ManifestDrape } from "./manifest.ts";

/** Adds to what the manifest says of a baked drape. It is read again: another command may have written meanwhile. */
export function noteDrape(
  id: string,
  found: Pick<ManifestDrape, "alterations"> | Pick<ManifestDrape, "worn">,
): void {
  const manifest = readManifest(clothFolder);
  const drape = manifest.drapes[id];
  if (!drape) throw new RangeError(`No baked drape ${id}`);
  const drapes = { ...manifest.drapes, [id]: { ...drape, ...found } };
  const written: Manifest = { ...manifest, drapes };
  writeFileSync(join(clothFolder, "manifest.json"), `${JSON.stringify(written, null, 2)}\n`);
}
