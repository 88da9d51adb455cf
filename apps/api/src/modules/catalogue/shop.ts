import { fileURLToPath } from "node:url";
import type { Language } from "@holeshot/domain";
import { type Assets, catalogueAssets } from "./assets.ts";
import type { Catalogue } from "./catalogue.ts";
import { type ClothFolder, readClothFolder } from "./cloth-folder.ts";
import { type Country, countryLists } from "./countries.ts";
import { loadCatalogue } from "./files/load.ts";

/** The catalogue with all that is made from it. */
export interface Shop {
  readonly catalogue: Catalogue;
  readonly assets: Assets;
  /** Null while nothing has been draped. */
  readonly cloth: ClothFolder | null;
  readonly countries: (language: Language) => readonly Country[];
}

/** The folder the shop owner edits. */
export const catalogueFolder = fileURLToPath(new URL("../../../../../catalogue", import.meta.url));

let shop: Shop | null = null;

/**
 * The shop's catalogue, read once a process: it does not change while the server runs.
 * @throws CatalogueError at the first call when a file has a mistake.
 */
export function openShop(): Shop {
  shop ??= readShop(catalogueFolder);
  return shop;
}

/** @throws CatalogueError when a file has a mistake. */
export function readShop(folder: string): Shop {
  const catalogue = loadCatalogue(folder);
  const lists = countryLists(catalogue);
  const cloth = readClothFolder(folder);
  return {
    catalogue,
    cloth,
    assets: catalogueAssets(catalogue, cloth),
    countries: (language) => lists[language],
  };
}
