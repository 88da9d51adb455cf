import { fileURLToPath } from "node:url";
import type { Language } from "@holeshot/domain";
import { type Assets, catalogueAssets, type DrawPreview } from "./assets.ts";
import type { Catalogue } from "./catalogue.ts";
import { type Country, countryLists } from "./countries.ts";
import { loadCatalogue } from "./files/load.ts";

/** The catalogue with all that is made from it. */
export interface Shop {
  readonly catalogue: Catalogue;
  readonly assets: Assets;
  readonly countries: (language: Language) => readonly Country[];
}

/** The folder the shop owner edits. */
export const catalogueFolder = fileURLToPath(new URL("../../../../../catalogue", import.meta.url));

let drawPreview: DrawPreview | null = null;
let shop: Shop | null = null;

/** Gives the catalogue the means to draw previews; until then they answer 404. */
export function drawPreviewsWith(draw: DrawPreview): void {
  drawPreview = draw;
}

/**
 * The shop's catalogue, read once a process: it does not change while the server runs.
 * @throws CatalogueError at the first call when a file has a mistake.
 */
export function openShop(): Shop {
  shop ??= makeShop(loadCatalogue(catalogueFolder));
  return shop;
}

function makeShop(catalogue: Catalogue): Shop {
  const lists = countryLists(catalogue);
  return {
    catalogue,
    assets: catalogueAssets(catalogue, () => drawPreview),
    countries: (language) => lists[language],
  };
}
