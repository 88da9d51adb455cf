import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Template, TemplateFiles } from "@holeshot/artwork";
import { keepFile, sumOfSources } from "../../../platform/kept-files.ts";
import { type TemplateDigests, digestsOf, knowDigests } from "./template-digests.ts";

/** What makes templates of drawings. */
const MAKERS = ["artwork", "design", "garments", "geometry"].map((name) => `@holeshot/${name}`);
const PREFIX = "templates-";
/** Of two versions beside each other, and one that was tried. */
const KEPT = 3;

interface Kept {
  readonly template: Template;
  readonly digests: TemplateDigests;
}

/** What these sources were made to by this very program, or the name under which that is kept. */
export function keptTemplates(
  folder: string,
  sources: readonly TemplateFiles[],
): { readonly templates: readonly Template[] | null; keep(templates: readonly Template[]): void } {
  const name = `${keyOf(sources)}.json`;
  return {
    templates: read(join(folder, `${PREFIX}${name}`)),
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

function keep(folder: string, name: string, templates: readonly Template[]): void {
  const kept: Kept[] = templates.map((template) => ({ template, digests: digestsOf(template) }));
  keepFile(folder, PREFIX, name, JSON.stringify(kept), { files: KEPT });
}

function keyOf(sources: readonly TemplateFiles[]): string {
  const hash = createHash("sha256").update(sumOfSources(MAKERS));
  // The same for all of them.
  const [first] = sources;
  hash.update(JSON.stringify([first?.products, [...(first?.fonts ?? [])].toSorted()]));
  for (const { folder, files } of sources) hash.update(JSON.stringify([folder, files]));
  return hash.digest("hex").slice(0, 32);
}
