import { basename } from "node:path";
import {
  compileTemplate,
  type ProductPieces,
  type Template,
  type TemplateFiles,
} from "@holeshot/artwork";
import type { ProductId } from "@holeshot/domain";
import { keptFolder } from "../../../platform/kept-files.ts";
import { keptTemplates } from "./kept-templates.ts";
import type { ProductEntry } from "./read-products.ts";
import type { Folder } from "./read-file.ts";

/** All templates by id; those with mistakes are left out and their mistakes noted. */
export function readTemplates(
  folder: Folder,
  products: ReadonlyMap<ProductId, ProductEntry>,
  fonts: ReadonlySet<string>,
): ReadonlyMap<string, Template> {
  const targets: ProductPieces[] = [...products].map(([product, { facts }]) => ({
    product,
    pieces: facts.pieces,
  }));
  const sources: TemplateFiles[] = [];
  for (const name of folder.list("templates", "")) {
    const files: Record<string, string> = {};
    for (const file of [
      "template.json",
      ...folder.list(name, ".svg").map((path) => basename(path)),
    ]) {
      const text = folder.text(`${name}/${file}`);
      if (text !== null) files[file] = text;
    }
    if (files["template.json"] === undefined) continue;
    sources.push({ folder: name, files, products: targets, fonts });
  }
  return new Map(compileAll(folder, sources));
}

/** Taken as they were made before, where this process keeps such things: drawings are half of a start. */
function compileAll(folder: Folder, sources: readonly TemplateFiles[]): [string, Template][] {
  const place = keptFolder();
  const kept = place === undefined ? null : keptTemplates(place, sources);
  const names = sources.map((source) => basename(source.folder));
  if (kept?.templates) {
    return kept.templates.map((template, index) => [names[index] ?? "", template]);
  }
  const compiled = sources.map((source) => compileTemplate(source));
  const templates: [string, Template][] = [];
  for (const [index, result] of compiled.entries()) {
    if (result.ok) templates.push([names[index] ?? "", result.template]);
    else folder.mistakes.push(...result.mistakes);
  }
  if (templates.length === sources.length) kept?.keep(templates.map(([, template]) => template));
  return templates;
}
