import { euCountries } from "@holeshot/domain";
import { expect, it } from "vitest";
import dutch from "../../messages/nl.json" with { type: "json" };
import { createTranslator } from "../../lib/i18n/translator.ts";
import type { ShopFacts } from "../../lib/shop/use-shop.ts";
import { deliveryCosts } from "./delivery-costs.ts";

const method = (id: string, price: number, more: object = {}) => ({
  id,
  name: id,
  pickup: false,
  price,
  free_from: null,
  available_from: null,
  working_days: 1,
  ...more,
});

const words = {
  t: createTranslator(dutch, "nl-NL"),
  money: (amount: number) => `€ ${amount / 100}`,
  nameOf: (code: string) => code.toUpperCase(),
  join: (names: readonly string[]) => names.join(", "),
};

it("says what the price list says, and calls the rest of the EU by its name only when it is the rest", () => {
  const rest = [...euCountries].filter((code) => !["nl", "be"].includes(code));
  const zones = [
    {
      countries: ["nl"],
      methods: [
        method("Standaard", 500, { free_from: 9900 }),
        method("Express", 2500, { available_from: 4000 }),
        method("Ophalen", 0),
      ],
    },
    { countries: ["be"], methods: [method("Standaard", 800)] },
    { countries: rest, methods: [method("Standaard", 1500)] },
  ];
  const costs = (shipping_zones: ShopFacts["shipping_zones"]) =>
    deliveryCosts({ shipping_zones } as ShopFacts, words).split("\n");
  expect(costs(zones)).toEqual([
    "NL: Standaard € 5, gratis vanaf € 99; Express € 25, te kiezen vanaf € 40; Ophalen gratis.",
    "BE: Standaard € 8.",
    "Andere EU-landen: Standaard € 15.",
  ]);
  const part = zones.with(2, { countries: rest.slice(1), methods: [method("Standaard", 1500)] });
  expect(costs(part)[2]).toBe(
    `${rest
      .slice(1)
      .map((code) => code.toUpperCase())
      .join(", ")}: Standaard € 15.`,
  );
});
