import { basename } from "node:path";
import { compileTemplate, type ProductPieces, type Template } from "@holeshot/artwork";
import type { ProductId } from "@holeshot/domain";
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
  const templates = new Map<string, Template>();
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
    const result = compileTemplate({ folder: name, files, products: targets, fonts });
    if (result.ok) templates.set(basename(name), result.template);
    else folder.mistakes.push(...result.mistakes);
  }
  return templates;
}
