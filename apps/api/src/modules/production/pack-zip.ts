import { Readable } from "node:stream";
import { Zip, ZipPassThrough } from "fflate";
import type { Storage } from "../../platform/storage.ts";
import type { PackFile } from "./manifest.ts";
import { packKey } from "./packs.ts";

/** ZIP knows no time before 1980; a fixed one keeps the bytes the same however often it is fetched. */
const THEN = new Date(1980, 0, 1, 0, 0, 0);

/** A pack's files as one ZIP, read one by one: a pack of a hundred riders is larger than the memory. Its files are stored as they are. */
export function packZip(storage: Storage, pack: string, files: readonly PackFile[]): Readable {
  return Readable.from(pieces(storage, pack, files));
}

async function* pieces(
  storage: Storage,
  pack: string,
  files: readonly PackFile[],
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const { path } of files) {
    const entry = new ZipPassThrough(path);
    entry.mtime = THEN;
    zip.add(entry);
    entry.push(await storage.get(packKey(pack, path)), true);
    yield* ready;
    ready = [];
  }
  zip.end();
  yield* ready;
}
