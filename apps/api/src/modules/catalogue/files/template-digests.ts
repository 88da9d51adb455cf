import { createHash } from "node:crypto";
import type { Template } from "@holeshot/artwork";

/** A template as its files' names are made from it. */
export interface TemplateDigests {
  /** Of what the editor draws it from. */
  readonly art: string;
  readonly whole: string;
}

const known = new WeakMap<Template, TemplateDigests>();

/** Made once a template, for it is large and many files are named after it. */
export function digestsOf(template: Template): TemplateDigests {
  const before = known.get(template);
  if (before) return before;
  const made = { art: digest(artText(template)), whole: digest(JSON.stringify(template)) };
  known.set(template, made);
  return made;
}

/** The digests of one that was read, as they were when it was written. */
export function knowDigests(template: Template, digests: TemplateDigests): void {
  known.set(template, digests);
}

/** What the editor draws a kit from: every level and slot of every product. */
export function artText(template: Template): string {
  return JSON.stringify({ template: template.id, pattern: template.pattern, art: template.art });
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
