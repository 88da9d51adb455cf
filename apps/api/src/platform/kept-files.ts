import { createHash } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { getCompileCacheDir } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where this process keeps what it made, beside what Node compiled; undefined where it keeps nothing. */
export function keptFolder(): string | undefined {
  return getCompileCacheDir();
}

/** One sum over the sources of packages: whatever changes in them, nothing that was made before is taken. */
export function sumOfSources(packages: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of packages) {
    const folder = dirname(fileURLToPath(import.meta.resolve(name)));
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()) {
      if (!file.endsWith(".ts") || file.endsWith(".test.ts")) continue;
      hash
        .update(`${name}/${file}\0`)
        .update(readFileSync(join(folder, file)))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

/** How many files of a kind are kept at most, or how much they may weigh together. */
export type KeptAtMost = { readonly files: number } | { readonly bytes: number };

/**
 * Puts a file in its place when it is whole, and lets go of all beyond `most`, those used longest ago, of those whose names begin with
 * `prefix`. A folder that cannot be written to costs the gain and nothing else.
 */
export function keepFile(
  folder: string,
  prefix: string,
  name: string,
  bytes: string | Uint8Array,
  most: KeptAtMost,
): void {
  // By the same prefix: one that a power cut left goes with the oldest.
  const aside = join(folder, `${prefix}${process.pid}-${name}.part`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(aside, bytes);
    renameSync(aside, join(folder, `${prefix}${name}`));
    sweep(folder, prefix, most);
  } catch {
    discard(aside);
  }
}

function discard(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Where it cannot be looked for it is not.
  }
}

function sweep(folder: string, prefix: string, most: KeptAtMost): void {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.startsWith(prefix))
    .map(({ name }) => join(folder, name));
  const bound = "files" in most ? most.files : most.bytes;
  if ("files" in most && files.length <= bound) return;
  const used = files.map((file) => ({ file, stat: statSync(file) }));
  let sum = 0;
  for (const { file, stat } of used.toSorted((a, b) => b.stat.mtimeMs - a.stat.mtimeMs)) {
    sum += "files" in most ? 1 : stat.size;
    if (sum > bound) rmSync(file, { force: true });
  }
}
