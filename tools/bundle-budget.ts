import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** One file of the build, as `apps/web/vite.config.ts` writes it down. */
export interface Chunk {
  readonly file: string;
  readonly entry: boolean;
  /** The module that a dynamic import asks for. */
  readonly facade: string | null;
  readonly imports: readonly string[];
  readonly modules: readonly string[];
  readonly code: string;
}

export interface Budget {
  readonly page: string;
  /** The page's own module, at the end of its path. */
  readonly module: string;
  /** Modules that the page asks for by itself, right after its own. */
  readonly also?: readonly string[];
  /** JavaScript that arrives before the page can be used, gzipped, in thousands of bytes. */
  readonly kilobytes: number;
  /** Modules that have no business on this page: canaries for an import gone astray. */
  readonly never: readonly string[];
}

function closure(chunks: readonly Chunk[], start: readonly Chunk[]): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) visit(chunks.find((each) => each.file === file));
  };
  start.forEach(visit);
  return [...found];
}

/** What a page loads: the entry, the page's own chunk, and all that the two import. */
export function measure(
  chunks: readonly Chunk[],
  budget: Budget,
): { bytes: number; faults: string[] } {
  const own = chunks.find((chunk) => chunk.facade?.endsWith(budget.module));
  const faults: string[] = [];
  if (own === undefined)
    return { bytes: 0, faults: [`${budget.page}: no chunk for ${budget.module}`] };
  const also = (budget.also ?? []).map((end) => {
    const chunk = chunks.find(({ facade }) => facade?.endsWith(end));
    if (chunk === undefined) faults.push(`${budget.page}: no chunk for ${end}`);
    return chunk;
  });
  const starts = [...chunks.filter((chunk) => chunk.entry), own, ...also];
  const loaded = closure(
    chunks,
    starts.filter((chunk) => chunk !== undefined),
  );
  const bytes = loaded.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);
  if (bytes > budget.kilobytes * 1000) {
    faults.push(
      `${budget.page}: ${(bytes / 1000).toFixed(1)} kB, the budget is ${budget.kilobytes} kB`,
    );
  }
  for (const module of new Set(loaded.flatMap((chunk) => chunk.modules))) {
    // A file's address is not the file.
    if (module.endsWith("?url")) continue;
    const canary = budget.never.find((each) => module.includes(each));
    if (canary !== undefined) faults.push(`${budget.page}: loads ${module}`);
  }
  return { bytes, faults };
}

const written = join(import.meta.dirname, "..", "apps", "web", ".cache");

/** What the last build of the shop wrote down of itself. */
export function lastBuild(): Chunk[] {
  return JSON.parse(readFileSync(join(written, "chunks.json"), "utf8")) as Chunk[];
}

/** What its pages may weigh, as they declare it. */
export function lastBudgets(): Budget[] {
  return JSON.parse(readFileSync(join(written, "budgets.json"), "utf8")) as Budget[];
}

function main(): void {
  const chunks = lastBuild();
  const faults = lastBudgets().flatMap((budget) => {
    const measured = measure(chunks, budget);
    process.stdout.write(
      `${budget.page}: ${(measured.bytes / 1000).toFixed(1)} kB of ${budget.kilobytes} kB\n`,
    );
    return measured.faults;
  });
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

if (import.meta.main) main();
