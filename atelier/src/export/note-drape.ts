import { readManifest, writeManifest } from "./manifest-file.ts";
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
  writeManifest(clothFolder, written);
}
