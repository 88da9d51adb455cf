import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { appendFile, mkdir, open, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { PackAid, PackFile, PutFile } from "../modules/production/index.ts";
import { Mistake, Refusal } from "./command.ts";

/** What has been written whole so far, a line a file: what a killed command leaves for the next. */
const JOURNAL = "journal.jsonl";

/** A folder that a pack is written to: under another name until it is whole, for half a pack must not look like one. */
export interface PackFolder extends PackAid {
  readonly folder: string;
  readonly put: PutFile;
  /** The pack is whole. */
  readonly finish: () => void;
  /** It will never be. */
  readonly discard: () => void;
}

/**
 * @throws Mistake for no folder, Refusal for one that holds something.
 */
export function openPackFolder(out: string | undefined): PackFolder {
  if (out === undefined || out === "") throw new Mistake("--out must name the folder to write");
  const folder = resolve(out);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Refusal(`${folder} is not empty`);
  const partial = `${folder}.partial`;
  const journal = join(partial, JOURNAL);
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  const written = readJournal(partial, journal);
  const put: PutFile = async (path, bytes) => {
    const file = join(partial, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  };
  return {
    folder,
    put,
    resume: async (job) => {
      await appendFile(journal, `${JSON.stringify({ job })}\n`);
      return written.get(job) ?? new Map<string, PackFile>();
    },
    kept: async (key, file) => {
      // The file must be on the disk before the journal says so.
      const handle = await open(join(partial, file.path), "r+");
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
      await appendFile(journal, `${JSON.stringify({ key, file })}\n`);
    },
    finish: () => {
      rmSync(journal, { force: true });
      rmSync(folder, { recursive: true, force: true });
      renameSync(partial, folder);
    },
    discard: () => rmSync(partial, { recursive: true, force: true }),
  };
}

/** Files by key of each job whose every line can be read and whose file is still what it was; all others are swept away. */
function readJournal(partial: string, journal: string): Map<string, Map<string, PackFile>> {
  const jobs = new Map<string, Map<string, PackFile>>();
  let own = new Map<string, PackFile>();
  for (const line of existsSync(journal) ? readFileSync(journal, "utf8").split("\n") : []) {
    const read = parsed(line);
    if (read?.job !== undefined) {
      own = jobs.get(read.job) ?? new Map();
      jobs.set(read.job, own);
    } else if (read?.key !== undefined && read.file && isWhole(partial, read.file)) {
      own.set(read.key, read.file);
    }
  }
  sweep(
    partial,
    new Set([...jobs.values()].flatMap((files) => [...files.values()].map(({ path }) => path))),
  );
  return jobs;
}

interface JournalLine {
  readonly job?: string;
  readonly key?: string;
  readonly file?: PackFile;
}

/** The last line of a killed command may be half written. */
function parsed(line: string): JournalLine | undefined {
  try {
    return JSON.parse(line) as JournalLine;
  } catch {
    return undefined;
  }
}

function isWhole(partial: string, { path, sha256 }: PackFile): boolean {
  const file = join(partial, path);
  if (!existsSync(file)) return false;
  return createHash("sha256").update(readFileSync(file)).digest("hex") === sha256;
}

/** Half a file has another name than the whole one, or no line in the journal: it must not stay in the pack. */
function sweep(partial: string, keep: ReadonlySet<string>): void {
  for (const entry of readdirSync(partial, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(partial.length + 1).replaceAll("\\", "/");
    if (path !== JOURNAL && !keep.has(path)) rmSync(file);
  }
}
