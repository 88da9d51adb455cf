import { languages } from "@holeshot/domain";
import { expect, it } from "vitest";
import type { Customer } from "../../lib/session/customer.ts";
import { startValues } from "./checkout-values.ts";

const customer = {
  first_name: "Élodie",
  last_name: "Lefèvre",
  email: "elodie@example.com",
  phone: "+33 6 12 34 56 78",
} as Customer;

it("a first address begins in the country whose language is read", () => {
  const countries = languages.map((language) => {
    const { shipping_address, billing_address } = startValues(customer, language);
    expect(billing_address.country).toBe(shipping_address.country);
    return `${language}: ${shipping_address.country}`;
  });
  expect(countries.sort()).toEqual(["de: de", "dk: dk", "en: nl", "fr: fr", "nl: nl"]);
});

it("a later one begins where the last parcel went", () => {
  const { shipping_address } = startValues(customer, "fr", { country: "be", postcode: "4000" });
  expect(shipping_address).toMatchObject({ country: "be", postcode: "4000", city: "" });
});
