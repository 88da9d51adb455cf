import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Storage } from "../storage.ts";

/** Begins the keys of what versions of the shop are built of; never part of a backup, since each start lays it again. */
export const BUILT_PREFIX = "built/";

/** So long after a version was started last, pages of it that are still open find its files. */
const KEPT_MS = 30 * 24 * 3600 * 1000;
/** What is unknown is looked for in the storage again no oftener than this: a newer version may have started since. */
const ASKED_MS = 2000;

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".icc": "application/vnd.iccprofile",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** A file of another version, as it goes out. */
export interface BuiltFile {
  readonly bytes: Uint8Array;
  readonly type: string;
  /** Packed with Brotli. */
  readonly packed: boolean;
}

/** The hashed files of all versions that were started lately, whichever of them this is. */
export interface KeptFiles {
  /** Lays this version's files beside the others', and takes those away that no page can still ask for. */
  keep(): Promise<void>;
  /** Null when no version has such a file. `packs` says whether the browser takes Brotli. */
  find(name: string, packs: boolean): Promise<BuiltFile | null>;
}

interface Surroundings {
  readonly storage: Storage;
  /** Where this version's hashed files lie. */
  readonly folder: string;
  readonly now: () => number;
}

/** What a version is made of, and when it was started last. */
interface Version {
  readonly started: number;
  readonly files: readonly string[];
}

const fileKey = (name: string): string => `${BUILT_PREFIX}files/${name}`;
const versionKey = (name: string): string => `${BUILT_PREFIX}versions/${name}.json`;

/** Keeps hashed files in the storage that all processes share, so that two versions can serve one page. */
export function keptFiles({ storage, folder, now }: Surroundings): KeptFiles {
  let known: ReadonlySet<string> = new Set();
  let asked = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  async function look(): Promise<void> {
    const found = new Set<string>();
    for await (const key of storage.list(fileKey(""))) found.add(nameOf(key));
    known = found;
  }

  async function lookNowAndThen(): Promise<void> {
    if (now() - asked >= ASKED_MS) {
      asked = now();
      asking = look().finally(() => {
        asking = null;
      });
    }
    await asking;
  }

  return {
    keep: async () => {
      // The packed file before its plain one: who finds this has that too.
      const files = (await readdir(folder))
        .filter((name) => isBuilt(name))
        .sort()
        .reverse();
      // Said first: whoever clears away at the same time leaves these.
      await keepVersion(storage, { started: now(), files });
      await look();
      for (const name of files.filter((each) => !known.has(each))) {
        await storage.put(fileKey(name), await readFile(join(folder, name)), typeOf(name));
      }
      await clearAway(storage, now() - KEPT_MS);
      await look();
    },
    find: async (name, packs) => {
      if (!isBuilt(name) || name.endsWith(".br")) return null;
      if (!known.has(name)) await lookNowAndThen();
      if (!known.has(name)) return null;
      const packed = packs && known.has(`${name}.br`);
      const key = fileKey(packed ? `${name}.br` : name);
      const bytes = await storage.get(key).catch(async (error: unknown) => {
        // Cleared away since it was looked for.
        if (await storage.exists(key)) throw error;
        return null;
      });
      return bytes && { bytes, type: typeOf(name), packed };
    },
  };
}

/** Names as the build makes them: nothing else is asked of the storage. */
export function isBuilt(name: string): boolean {
  return /^[\w.-]{1,200}$/.test(name) && extname(name.replace(/\.br$/, "")) in types;
}

export function typeOf(name: string): string {
  return types[extname(name)] ?? "application/octet-stream";
}

function nameOf(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}

/** A version is known by its entry's name, which carries a hash of all that it can load. */
async function keepVersion(storage: Storage, version: Version): Promise<void> {
  const entry = version.files.find((name) => /^shop-[\w-]+\.js$/.test(name));
  if (entry === undefined) return;
  await storage.put(versionKey(entry), Buffer.from(JSON.stringify(version)), "application/json");
}

async function clearAway(storage: Storage, before: number): Promise<void> {
  const wanted = new Set<string>();
  const gone: string[] = [];
  for await (const key of storage.list(`${BUILT_PREFIX}versions/`)) {
    const kept = versionKey(nameOf(key).replace(/\.json$/, ""));
    const { started, files } = JSON.parse(
      Buffer.from(await storage.get(kept)).toString("utf8"),
    ) as Version;
    if (started < before) gone.push(kept);
    else for (const name of files) wanted.add(name);
  }
  if (gone.length === 0) return;
  for await (const key of storage.list(fileKey(""))) {
    const name = nameOf(key);
    // Not what another process is just writing.
    if (isBuilt(name) && !wanted.has(name)) await storage.delete(fileKey(name));
  }
  for (const key of gone) await storage.delete(key);
}
