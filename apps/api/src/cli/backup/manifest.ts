import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "../command.ts";

/** What a backup holds: rows as JSON lines, waiting jobs, files. The program reads no other format than this one. */
export interface Manifest {
  readonly format: 1;
  readonly made_at: string;
  /** The database's migrations; a backup goes back into exactly this schema. */
  readonly migrations: readonly string[];
  readonly tables: readonly TableEntry[];
  readonly sequences: readonly SequenceEntry[];
  /** Jobs that waited, in `jobs.jsonl.gz`. */
  readonly jobs: number;
  readonly files: readonly FileEntry[];
}

/** One table, in `tables/NAME.jsonl.gz`: a row a line. */
export interface TableEntry {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

export interface SequenceEntry {
  readonly name: string;
  /** Null when it was never used. */
  readonly last: number | null;
}

export interface FileEntry {
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
}

const name = "manifest.json";

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, name), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Throws `Refusal` for a folder that is no backup, or one of a later program. */
export function readManifest(folder: string): Manifest {
  const file = join(folder, name);
  if (!existsSync(file)) throw new Refusal(`${folder} is no backup: it has no ${name}`);
  const manifest = JSON.parse(readFileSync(file, "utf8")) as { format: number };
  if (manifest.format !== 1)
    throw new Refusal(`${folder} has format ${manifest.format}; this program reads format 1`);
  return manifest as Manifest;
}
