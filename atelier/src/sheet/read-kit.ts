import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileTemplate, type Template } from "@holeshot/artwork";
import { productIds } from "@holeshot/domain";
import { baseSize, draftGarment } from "@holeshot/garments";
import { repositoryRoot } from "./repository-root.ts";

/** Reads one kit of the catalogue. Throws on the first mistake in its files. */
export function readKit(id: string): Template {
  const folder = join(repositoryRoot, "catalogue/templates", id);
  const files = Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );
  const { fonts } = JSON.parse(
    readFileSync(join(repositoryRoot, "catalogue/fonts.json"), "utf8"),
  ) as { readonly fonts: readonly { readonly id: string }[] };
  const result = compileTemplate({
    folder: id,
    files,
    products: productIds.map((product) => ({
      product,
      pieces: draftGarment({ product, size: baseSize(product) }).pieces.map((piece) => ({
        id: piece.id,
        printed: piece.material === "printed",
        bounds: piece.bounds,
      })),
    })),
    fonts: new Set(fonts.map((font) => font.id)),
  });
  if (!result.ok) throw new Error(`${id}: ${JSON.stringify(result.mistakes[0])}`);
  return result.template;
}
