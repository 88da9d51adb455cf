import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { Refusal } from "../command.ts";
import { sha256 } from "./hashes.ts";

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.int().check(z.nonnegative());

/** One table, in `tables/NAME.jsonl.gz`: a row a line. The hash is that of the file. */
const tableEntry = z.strictObject({
  name: z.string(),
  columns: z.array(z.string()),
  rows: count,
  sha256: hash,
});
/** `last` is null when it was never used. */
const sequenceEntry = z.strictObject({ name: z.string(), last: z.nullable(z.int()) });
const fileEntry = z.strictObject({ key: z.string(), bytes: count, sha256: hash });

/**
 * What a backup holds: rows as JSON lines, waiting jobs, files, each with its hash. The program reads no other format
 * than this one.
 */
const manifestShape = z.strictObject({
  format: z.literal(2),
  made_at: z.string(),
  /** The database's migrations; a backup goes back into exactly this schema. */
  migrations: z.array(z.string()),
  tables: z.array(tableEntry),
  sequences: z.array(sequenceEntry),
  /** Jobs that waited, in `jobs.jsonl.gz`. */
  jobs: count,
  jobs_sha256: hash,
  files: z.array(fileEntry),
});

export type Manifest = z.infer<typeof manifestShape>;
export type TableEntry = z.infer<typeof tableEntry>;
export type SequenceEntry = z.infer<typeof sequenceEntry>;
export type FileEntry = z.infer<typeof fileEntry>;

const name = "manifest.json";
const hashName = "manifest.sha256";

/** Writes the manifest and, beside it, its own hash, as `sha256sum -c` reads it. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  writeFileSync(join(folder, name), text, { mode: 0o600 });
  writeFileSync(join(folder, hashName), `${sha256(text)}  ${name}\n`, { mode: 0o600 });
}

/** Throws `Refusal` for a folder that is no backup, a damaged one, and one of another format. */
export function readManifest(folder: string): Manifest {
  const text = readText(folder, name);
  if (text === undefined) throw new Refusal(`${folder} is no backup: it has no ${name}`);
  const found = parse(text);
  const format = (found as { format?: unknown } | null | undefined)?.format;
  if (format === 1) {
    throw new Refusal(
      `${folder} is of an earlier version of the shop, which kept no hashes (format 1): restore it with that version, then start this one, which brings it up to date`,
    );
  }
  const written = readText(folder, hashName)?.split(" ")[0];
  if (written === undefined) throw new Refusal(`the backup is damaged: it has no ${hashName}`);
  if (written !== sha256(text)) {
    throw new Refusal(`the backup is damaged: ${name} is not what was written`);
  }
  const manifest = manifestShape.safeParse(found);
  if (!manifest.success) throw new Refusal(`${folder} has another format than this program reads`);
  return manifest.data;
}

function readText(folder: string, file: string): string | undefined {
  const path = join(folder, file);
  try {
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
