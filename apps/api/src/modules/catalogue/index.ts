import type { Language } from "@holeshot/domain";
import type { Http } from "../../platform/http/http.ts";
import type { Imprint } from "../../platform/mail/letter.ts";
import type { Module } from "../../platform/module.ts";
import type { Platform } from "../../platform/platform.ts";
import type { DrawPreview } from "./assets.ts";
import type { Catalogue } from "./catalogue.ts";
import type { ClothFolder } from "./cloth-folder.ts";
import type { Country } from "./countries.ts";
import { imprintOf } from "./imprint.ts";
import { drawAhead } from "./drawn-ahead.ts";
import { setPageHead } from "./page-head.ts";
import { securityTxtRoute } from "./security-txt.ts";
import { catalogueRoutes } from "./routes.ts";
import { keepDrawn } from "./keep-drawn.ts";
import { openShop } from "./shop.ts";
import { sizedPictures } from "./sized-pictures.ts";

export type { DrawPreview } from "./assets.ts";
export type {
  Catalogue,
  ConfiguratorSet,
  FontFace,
  Maker,
  ProductProperty,
  PropertyValue,
  SetProduct,
  SewnInWords,
  ShippingCatalogue,
  ShopPrinter,
  VatCatalogue,
  ZoneOffer,
} from "./catalogue.ts";
export { careFault, careKinds, type CareSymbol } from "./care-symbols.ts";
export { checkCatalogue } from "./check.ts";
export { checkAside } from "./check-aside.ts";
export { face } from "./faces.ts";
export type { ClothFolder } from "./cloth-folder.ts";
export type { Country } from "./countries.ts";
export { formatMistake, type Mistake } from "./files/mistakes.ts";
export { catalogueFolder } from "./shop.ts";

/**
 * What the shop sells, for customers and for the other rooms; `draw` makes the pictures kits are offered with. A
 * catalogue with mistakes stops the boot.
 */
export function catalogueModule(draw: DrawPreview): Module {
  return {
    name: "catalogue",
    routes,
    pageHead: (platform) => setPageHead(platform, openShop()),
    foundPages: () => openShop().catalogue.sets.map(({ uuid }) => `/set/${uuid}`),
  };

  function routes(http: Http, { storage, log }: Platform): void {
    const drawn = (file: string): DrawPreview => keepDrawn(storage, file, draw);
    catalogueRoutes(http, openShop(), drawn, sizedPictures(storage, log));
    securityTxtRoute(http, openShop().catalogue.maker);
  }
}

/** The catalogue; the first call reads and checks all its files. */
export function openCatalogue(): Catalogue {
  return openShop().catalogue;
}

/** All countries, translated, in the language's own order. */
export function countries(language: Language): readonly Country[] {
  return openShop().countries(language);
}

/** Who writes the shop's mails. */
export function mailImprint(language: Language): Imprint {
  return imprintOf(openCatalogue().maker, countries(language), language);
}

/** A face as one static TrueType file. Throws `RangeError` for an id the catalogue does not have. */
export function fontBytes(id: string): Promise<Uint8Array> {
  return openShop().assets.fontBytes(id);
}

/** Draws the pictures that sets and kits are offered with into the catalogue, as far as they are missing there. */
export function drawOffers(draw: DrawPreview): ReturnType<typeof drawAhead> {
  return drawAhead(openShop(), draw);
}

/** The draped garments; null while there are none. */
export function openCloth(): ClothFolder | null {
  return openShop().cloth;
}
