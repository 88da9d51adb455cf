import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join, normalize } from "node:path";
import { BUILT_PREFIX } from "../../platform/http/kept-files.ts";
import type { Storage } from "../../platform/storage.ts";
import { Refusal } from "../command.ts";
import { sha256 } from "./hashes.ts";
import type { FileEntry } from "./manifest.ts";

const contentTypes: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".pdf": "application/pdf",
  ".json": "application/json",
};

/** Copies every stored file. One that is deleted meanwhile is left out; nothing in the snapshot needs it for long. */
export async function dumpFiles(storage: Storage, folder: string): Promise<FileEntry[]> {
  const files: FileEntry[] = [];
  for (const key of await keysOf(storage)) {
    const bytes = await storage.get(key).catch(async (error: unknown) => {
      if (await storage.exists(key)) throw error;
      return null;
    });
    if (bytes === null) continue;
    const file = filePath(folder, key);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, bytes, { mode: 0o600 });
    files.push({ key, bytes: bytes.length, sha256: sha256(bytes) });
  }
  return files;
}

/** Puts the backup's files back. They come before the rows that name them; a file too many does no harm. */
export async function loadFiles(
  storage: Storage,
  folder: string,
  files: readonly FileEntry[],
): Promise<void> {
  for (const entry of files) {
    const bytes = await readFile(filePath(folder, entry.key));
    if (sha256(bytes) !== entry.sha256)
      throw new Refusal(`the backup is damaged: files/${entry.key} is not what was written`);
    const type = contentTypes[extname(entry.key).toLowerCase()] ?? "application/octet-stream";
    await storage.put(entry.key, bytes, type);
  }
}

/** Deletes stored files that the backup does not have: they belonged to the shop that was replaced. */
export async function deleteOthers(storage: Storage, files: readonly FileEntry[]): Promise<void> {
  const kept = new Set(files.map(({ key }) => key));
  for (const key of await keysOf(storage)) if (!kept.has(key)) await storage.delete(key);
}

/** All but what the shop is built of, which each start lays anew. */
async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list("/")) if (!key.startsWith(BUILT_PREFIX)) keys.push(key);
  return keys.sort();
}

/** Where a key of the storage lies in a backup. */
export function filePath(folder: string, key: string): string {
  const inside = normalize(key);
  if (inside.startsWith("..") || inside.startsWith("/"))
    throw new Refusal(`the backup is damaged: ${key} is no key`);
  return join(folder, "files", inside);
}
