import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createRecent } from "../recent.ts";
import { type BuiltFile, isBuilt, typeOf } from "./kept-files.ts";

/** All scripts as browsers take them are 3 MB, all that a build has is 14. */
const KEPT_BYTES = 8_000_000;

/**
 * The hashed files of the present build. Their names carry their content, so that those asked for last are answered from
 * memory: each page asks for dozens, and to look for one on the disk costs five times what sending it does.
 */
export function builtFiles(folder: string) {
  const names = new Set(readdirSync(folder));
  const recent = createRecent<BuiltFile>(KEPT_BYTES, ({ bytes }) => bytes.length);
  return {
    /** Null for what is not of this build, or not there any more. `packs` says whether the browser takes Brotli. */
    find: async (name: string, packs: boolean): Promise<BuiltFile | null> => {
      if (!names.has(name) || !isBuilt(name) || name.endsWith(".br")) return null;
      const packed = packs && names.has(`${name}.br`);
      const file = packed ? `${name}.br` : name;
      const known = recent.get(file);
      if (known) return known;
      // Another build has taken its place meanwhile: the storage has this one's.
      const bytes = await readFile(join(folder, file)).catch(() => null);
      if (!bytes) return null;
      const read = { bytes, type: typeOf(name), packed };
      recent.set(file, read);
      return read;
    },
  };
}
