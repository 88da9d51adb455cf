import { euCountries, type ProductId } from "@holeshot/domain";
import type { Catalogue, ShippingCatalogue, VatCatalogue } from "../catalogue.ts";
import { readCare } from "./read-care.ts";
import type { ProductEntry } from "./read-products.ts";
import { type Folder, refuseDoubles } from "./read-file.ts";
import { countriesFile, makerFile, pricesFile, shippingFile, vatFile } from "./schemas.ts";

/** Ways of delivery and what they cost where. */
export function readShipping(folder: Folder): ShippingCatalogue | null {
  const file = folder.json("shipping.json", shippingFile);
  if (!file) return null;
  const { methods, zones, carriers = [] } = file.value;
  refuseDoubles(file, ["carriers"], carriers, ({ id }) => id);
  refuseDoubles(file, ["methods"], methods, ({ id }) => id);
  const known = new Set(methods.map(({ id }) => id));
  const placed = new Set<string>();
  zones.forEach((zone, index) => {
    zone.countries.forEach((country, at) => {
      if (placed.has(country))
        file.wrong("country_twice", ["zones", index, "countries", at], country);
      placed.add(country);
    });
    zone.methods.forEach(({ id }, at) => {
      if (!known.has(id)) file.wrong("unknown_method", ["zones", index, "methods", at], `“${id}”`);
    });
  });
  return {
    methods: methods.map((method) => ({ ...method, pickup: method.pickup ?? false })),
    carriers: carriers.map((carrier) => ({ ...carrier, tracking: carrier.tracking ?? null })),
    zones: zones.map((zone) => ({
      countries: zone.countries,
      methods: zone.methods.map(({ id, price, free_from, available_from, working_days }) => ({
        id,
        price,
        workingDays: working_days,
        ...(free_from === undefined ? {} : { freeFrom: free_from }),
        ...(available_from === undefined ? {} : { availableFrom: available_from }),
      })),
    })),
  };
}

/** The dated VAT rates of all member states. */
export function readVat(folder: Folder): VatCatalogue | null {
  const file = folder.json("vat.json", vatFile);
  if (!file) return null;
  const { rates, outside } = file.value;
  refuseDoubles(file, ["rates"], rates, ({ country, from }) => `${country} ${from}`);
  for (const country of euCountries) {
    if (rates.some((rate) => rate.country === country)) continue;
    file.wrong("missing_rate", ["rates"], `“${country}” has no rate`);
  }
  return {
    rates,
    outside: outside.flatMap(({ country, postcode }, index) => {
      try {
        return [{ country, postcode: new RegExp(postcode) }];
      } catch {
        file.wrong("wrong_value", ["outside", index, "postcode"], "No regular expression");
        return [];
      }
    }),
  };
}

type Numbers = Pick<
  Catalogue,
  "breaks" | "manualCheck" | "productionWorkingDays" | "invoiceDays" | "invoiceLimit"
>;

/** Quantity breaks, the manual check and the shop's terms. */
export function readPrices(folder: Folder): Numbers | null {
  const file = folder.json("prices.json", pricesFile);
  if (!file) return null;
  const { quantity_breaks, manual_check, production_working_days, invoice_days } = file.value;
  const { invoice_limit_until_first_paid } = file.value;
  quantity_breaks.forEach(({ from, percent }, index) => {
    const before = quantity_breaks[index - 1];
    if (!before || (from > before.from && percent > before.percent)) return;
    file.wrong("wrong_value", ["quantity_breaks", index], "Breaks rise in pieces and in percent");
  });
  return {
    breaks: quantity_breaks,
    manualCheck: { price: manual_check.price, freeFromPieces: manual_check.free_from_pieces },
    productionWorkingDays: production_working_days,
    invoiceDays: invoice_days,
    invoiceLimit: invoice_limit_until_first_paid,
  };
}

type Texts = Pick<Catalogue, "countryNames" | "countriesLeftOut" | "maker" | "care">;

/** Names of countries that go before the common ones, the maker, and what labels say. */
export function readTexts(
  folder: Folder,
  products: ReadonlyMap<ProductId, ProductEntry>,
): Texts | null {
  const countries = folder.json("countries.json", countriesFile);
  const maker = folder.json("maker.json", makerFile);
  const care = readCare(folder, products);
  if (!countries || !maker || !care) return null;
  return {
    countryNames: countries.value.names,
    countriesLeftOut: new Set(countries.value.leave_out),
    maker: maker.value,
    care,
  };
}
