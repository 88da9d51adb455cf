import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileTemplate, type Template } from "@holeshot/artwork";
import { productIds } from "@holeshot/domain";
import { baseSize, draftGarment, type SizeGroup } from "@holeshot/garments";
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

/** What a set for a group of sizes makes of the kits' own letters: smaller for youth. */
export function letteringFor(group: SizeGroup): number {
  const folder = join(repositoryRoot, "catalogue/sets");
  const shares = readdirSync(folder).flatMap((name) => {
    const set = JSON.parse(readFileSync(join(folder, name), "utf8")) as SetFile;
    return set.products.every((product) => product.size_groups.join() === group)
      ? [set.lettering ?? 1]
      : [];
  });
  return Math.min(1, ...shares);
}

interface SetFile {
  readonly lettering?: number;
  readonly products: readonly { readonly size_groups: readonly string[] }[];
}
