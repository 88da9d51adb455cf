import type { AnswerBodyOf, getShop } from "@holeshot/contract";
import { HOME_COUNTRY, type Language } from "@holeshot/domain";
import type { Catalogue, Maker } from "./catalogue.ts";

type ShopFacts = AnswerBodyOf<typeof getShop, 200>;

/** What the shop says of itself everywhere: its maker, its rules of price and its ways of delivery. */
export function presentShop(catalogue: Catalogue, language: Language): ShopFacts {
  const { breaks, manualCheck, productionWorkingDays, invoiceDays, shipping } = catalogue;
  return {
    maker: presentMaker(catalogue.maker, language),
    quantity_breaks: breaks.map(({ from, percent }) => ({ from, percent })),
    manual_check: { price: manualCheck.price, free_from_pieces: manualCheck.freeFromPieces },
    production_working_days: productionWorkingDays,
    invoice_days: invoiceDays,
    shipping_zones: shipping.zones.map(({ countries, methods }) => ({
      countries: [...countries],
      methods: methods.map((offer) => {
        const known = shipping.methods.find(({ id }) => id === offer.id);
        return {
          id: offer.id,
          name: known?.name[language] ?? offer.id,
          pickup: known?.pickup ?? false,
          price: offer.price,
          free_from: offer.freeFrom ?? null,
          available_from: offer.availableFrom ?? null,
          working_days: offer.workingDays,
        };
      }),
    })),
    not_served: catalogue.vat.outside
      .filter(({ country }) => country !== HOME_COUNTRY)
      .map(({ country, postcode }) => ({ country, postcode: postcode.source })),
  };
}

/** Without the bank account: that stands on invoices, for those who owe something. */
function presentMaker(maker: Maker, language: Language): ShopFacts["maker"] {
  return {
    name: maker.name,
    street: maker.street,
    house_number: maker.house_number,
    postcode: maker.postcode,
    city: maker.city,
    country: maker.country,
    email: maker.email,
    phone: maker.phone,
    hours: maker.hours[language],
    vat_id: maker.vat_id,
    registration: maker.registration,
  };
}
