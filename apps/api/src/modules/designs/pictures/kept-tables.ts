import { createHash } from "node:crypto";
import { access, readFile, utimes } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { constants, zstdCompress, zstdDecompress } from "node:zlib";
import { pictureWidths } from "@holeshot/domain";
import sharp from "sharp";
import { keepFile, sumOfSources } from "../../../platform/kept-files.ts";

/** What makes tables of drapes and garments. */
const MAKERS = ["views", "garments", "geometry", "domain"].map((name) => `@holeshot/${name}`);
const PREFIX = "table-";
/** Raised when a table is made another way here. */
const MAKING = 2;
/** Some 2.6 MB each: the 172 sides of every garment in every fabric as it was draped, with a few of riders and other cuts. */
const KEPT_BYTES = 500_000_000;
/** Widths of pictures that are drawn again and again. */
const WIDTHS: readonly number[] = Object.values(pictureWidths).map((widths) => widths.at(-1) ?? 0);

/** A table as it was made before, or the place where it is put once it is made. */
export interface KeptTable<T> {
  /** Whether it is there, without reading it. */
  isThere(): Promise<boolean>;
  /** Begins to read it, beside the thread that asks. */
  readAhead(): void;
  /** As it was kept; null where it was not, or not whole. */
  read(): Promise<T | null>;
  /** Puts it there; who made it need not wait. */
  keep(made: T): Promise<void>;
}

/**
 * Tables are the same in every process that has the same program and cloth: a tenth of what one costs reads it.
 * `given` is all that it is made of. Null for widths that are hardly asked for twice, and where nothing is kept.
 */
export function keptTable<T>(
  folder: string | undefined,
  square: number,
  given: readonly (string | Uint8Array)[],
  mostBytes = KEPT_BYTES,
): KeptTable<T> | null {
  if (folder === undefined || !WIDTHS.includes(square)) return null;
  const name = `${nameOf([String(square), ...given])}.zst`;
  const file = join(folder, `${PREFIX}${name}`);
  return {
    isThere: () =>
      access(file).then(
        () => true,
        () => false,
      ),
    readAhead: () => {
      if (!early.has(file)) early.set(file, readTable(file));
    },
    read: async () => {
      const known = early.get(file);
      early.delete(file);
      return (await (known ?? readTable(file))) as T | null;
    },
    keep: async (made) => {
      try {
        keepFile(folder, PREFIX, name, await packed(serialize(made), FAST), { bytes: mostBytes });
      } catch {
        // No memory for it: the next process makes it anew.
      }
    },
  };
}

const early = new Map<string, Promise<unknown>>();

/** Null where there is none, or one that a full disk cut short: it is made anew. */
async function readTable(file: string): Promise<unknown> {
  try {
    const value: unknown = deserialize(await unpacked(await readFile(file)));
    const now = new Date();
    // What is used longest ago goes first.
    await utimes(file, now, now).catch(() => undefined);
    return value;
  } catch {
    return null;
  }
}

const packed = promisify(zstdCompress);
const unpacked = promisify(zstdDecompress);
/** A third of the size in 17 ms; with a sum, so that one bit that fell over is noticed. */
const FAST = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 1,
    [constants.ZSTD_c_checksumFlag]: 1,
  },
};

let makers: string | undefined;

function nameOf(given: readonly (string | Uint8Array)[]): string {
  makers ??= [sumOfSources(MAKERS), sharp.versions.webp, process.version, process.arch].join();
  const hash = createHash("sha256").update(`${MAKING} ${makers}`);
  for (const one of given) hash.update(`\0${one.length}\0`).update(one);
  return hash.digest("hex").slice(0, 32);
}
