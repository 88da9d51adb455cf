import type { Platform } from "../../platform/platform.ts";
import type { PageHeadOf } from "../../platform/http/page-head.ts";
import { inLanguage } from "../../platform/in-language.ts";
import type { Catalogue } from "./catalogue.ts";
import { presentSetSummary } from "./presenter.ts";
import type { Shop } from "./shop.ts";

/** The set, and its first screen, which is known by the set's address. */
const setPath = /^\/set\/([^/]+)(?:\/start)?\/?$/;

/** A set tells its name, its picture and what it costs; one that is not sold is missing. */
export function setPageHead(
  { config }: Pick<Platform, "config">,
  { catalogue, assets }: Pick<Shop, "catalogue" | "assets">,
): PageHeadOf {
  const { shopUrl, apiUrl = shopUrl } = config;
  return (path, language) => {
    const [, uuid] = setPath.exec(path) ?? [];
    if (uuid === undefined) return Promise.resolve(null);
    const set = catalogue.set(uuid);
    if (!set) return Promise.resolve("missing");
    const shown = presentSetSummary(set, catalogue, assets, language);
    const url = `${shopUrl}/set/${set.uuid}`;
    const image = `${apiUrl}${shown.preview_url}`;
    return Promise.resolve({
      title: shown.name,
      description: shown.summary,
      url,
      image,
      hidden: false,
      data: {
        "@type": "Product",
        name: shown.name,
        description: shown.summary,
        image,
        url: inLanguage(url, language),
        brand: { "@type": "Brand", name: catalogue.maker.name },
        offers: {
          "@type": "Offer",
          price: (shown.from_price / 100).toFixed(2),
          priceCurrency: "EUR",
          availability: "https://schema.org/MadeToOrder",
          url: inLanguage(url, language),
          seller: sellerOf(catalogue),
        },
      },
    });
  };
}

function sellerOf({ maker }: Pick<Catalogue, "maker">) {
  return {
    "@type": "Organization",
    name: maker.name,
    email: maker.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: maker.street,
      postalCode: maker.postcode,
      addressLocality: maker.city,
      addressCountry: maker.country.toUpperCase(),
    },
  };
}
