import { expect, it } from "vitest";
import { addressLines } from "./address-lines.ts";

const loup = { street: "Rue du Loup", house_number: "118 bis", postcode: "06620", city: "Bar" };

it("papers and mails write an address as its country does, the country's name in their own language", () => {
  const lines = addressLines({ ...loup, country: "fr" }, "nl");
  expect(lines).toEqual(["118 bis Rue du Loup", "06620 Bar", "Frankrijk"]);
  expect(addressLines({ ...loup, country: "be" }, "en")[0]).toBe("Rue du Loup 118 bis");
});
