import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { clothManifest, type ClothManifest } from "@holeshot/views";

/** Draped garments and their light, as the workshop made them. */
export interface ClothFolder {
  readonly manifest: ClothManifest;
  /** Changes whenever any of the files does. */
  readonly version: string;
  /** A file named in the manifest. Throws `RangeError` for any other name. */
  readonly bytes: (name: string) => Uint8Array;
  readonly names: readonly string[];
}

/** Reads the folder once; null while nothing has been draped. */
export function readClothFolder(catalogueFolder: string): ClothFolder | null {
  const folder = join(catalogueFolder, "cloth");
  const list = join(folder, "manifest.json");
  if (!existsSync(list)) return null;
  const text = readFileSync(list, "utf8");
  const manifest = clothManifest(JSON.parse(text));
  const garments = Object.values(manifest.drapes).flatMap(({ model, sides, alterations, worn }) => [
    model,
    ...(alterations ? [alterations.file] : []),
    ...(worn === undefined ? [] : [worn]),
    ...Object.values(sides).map(({ light }) => light),
  ]);
  const riders = Object.values(manifest.figures ?? {}).flatMap(({ gear, views }) => [
    gear,
    ...Object.values(views).flatMap(({ light, ground }) => [light, ground]),
  ]);
  const names = [...new Set([...garments, ...riders])];
  const files = new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
  const hash = createHash("sha256").update(text);
  for (const bytes of files.values()) hash.update(bytes);
  return {
    manifest,
    version: hash.digest("hex").slice(0, 16),
    names,
    bytes: (name) => {
      const bytes = files.get(name);
      if (!bytes) throw new RangeError(`The workshop made no ${name}.`);
      return bytes;
    },
  };
}
