import { createHash } from "node:crypto";
import type { OrderRow } from "../orders/index.ts";
import type { PackFile } from "./manifest.ts";

/** Takes a file of the pack, by its path in the pack's folder. */
export type PutFile = (path: string, bytes: Uint8Array) => Promise<void>;

/** Makes a file of the pack, named once its hash is known. */
export type KeepFile = (
  name: (sha256: string) => string,
  make: Uint8Array | (() => Promise<Uint8Array>),
  /** Names the file before it is made, so that one that is already there is not made again. */
  key?: string,
) => Promise<PackFile>;

/** What a pack is helped by while it is made. */
export interface PackAid {
  /** What an earlier try at the very same pack left whole, by the files' keys. */
  readonly resume?: (job: string) => Promise<ReadonlyMap<string, PackFile>>;
  /** What it is made from was read. */
  readonly opened?: (order: OrderRow) => Promise<void>;
  /** A file is whole. */
  readonly kept?: (key: string, file: PackFile) => Promise<void>;
  /** How many of all garments are done. */
  readonly progress?: (done: number, of: number) => Promise<void>;
}

/** Passes files on, named with their hash where their name holds it, and remembers what they were. */
export function packWriter(
  put: PutFile,
  aid: PackAid,
  whole: ReadonlyMap<string, PackFile>,
): KeepFile {
  return async (name, make, key) => {
    const known = key === undefined ? undefined : whole.get(key);
    if (known) return known;
    const bytes = typeof make === "function" ? await make() : make;
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const path = name(sha256);
    await put(path, bytes);
    const file = { path, bytes: bytes.length, sha256 };
    if (key !== undefined) await aid.kept?.(key, file);
    return file;
  };
}
