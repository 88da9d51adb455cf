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
import type { Template, TemplateFiles } from "@holeshot/artwork";
import { type TemplateDigests, digestsOf, knowDigests } from "./template-digests.ts";

/** What makes templates of drawings: whatever changes in them, nothing that was made before is taken. */
const MAKERS = ["artwork", "design", "garments", "geometry"].map((name) => `@holeshot/${name}`);
const PREFIX = "templates-";
/** Of two versions beside each other, and one that was tried. */
const KEPT = 3;

interface Kept {
  readonly template: Template;
  readonly digests: TemplateDigests;
}

/** Where this process keeps what it compiled, beside what Node does; undefined where it keeps nothing. */
export function keptFolder(): string | undefined {
  return getCompileCacheDir();
}

/** What these sources were made to by this very program, or the name under which that is kept. */
export function keptTemplates(
  folder: string,
  sources: readonly TemplateFiles[],
): { readonly templates: readonly Template[] | null; keep(templates: readonly Template[]): void } {
  const name = `${PREFIX}${keyOf(sources)}.json`;
  return {
    templates: read(join(folder, name)),
    keep: (templates) => keep(folder, name, templates),
  };
}

function read(file: string): readonly Template[] | null {
  try {
    const kept = JSON.parse(readFileSync(file, "utf8")) as readonly Kept[];
    for (const { template, digests } of kept) knowDigests(template, digests);
    return kept.map(({ template }) => template);
  } catch {
    // None, or one that a full disk cut short: they are made anew.
    return null;
  }
}

/** A folder that cannot be written to costs the gain and nothing else. */
function keep(folder: string, name: string, templates: readonly Template[]): void {
  const kept: Kept[] = templates.map((template) => ({ template, digests: digestsOf(template) }));
  const aside = join(folder, `.${process.pid}-${name}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(aside, JSON.stringify(kept));
    renameSync(aside, join(folder, name));
    sweep(folder);
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

/** The oldest go: their sources have changed since. */
function sweep(folder: string): void {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.startsWith(PREFIX))
    .map(({ name }) => join(folder, name));
  for (const file of files.toSorted(newestFirst).slice(KEPT)) rmSync(file, { force: true });
}

function newestFirst(a: string, b: string): number {
  return statSync(b).mtimeMs - statSync(a).mtimeMs;
}

function keyOf(sources: readonly TemplateFiles[]): string {
  const hash = createHash("sha256");
  for (const maker of MAKERS) {
    const folder = dirname(fileURLToPath(import.meta.resolve(maker)));
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()) {
      if (!file.endsWith(".ts") || file.endsWith(".test.ts")) continue;
      hash
        .update(`${maker}/${file}\0`)
        .update(readFileSync(join(folder, file)))
        .update("\0");
    }
  }
  // The same for all of them.
  const [first] = sources;
  hash.update(JSON.stringify([first?.products, [...(first?.fonts ?? [])].toSorted()]));
  for (const { folder, files } of sources) hash.update(JSON.stringify([folder, files]));
  return hash.digest("hex").slice(0, 32);
}
