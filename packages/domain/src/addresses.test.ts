import { expect, it } from "vitest";
import { numberComesFirst, streetAndPlace } from "./index.ts";

const loup = { street: "Rue du Loup", house_number: "118 bis", postcode: "06620", city: "Bar" };

it.each([
  ["nl", ["Rue du Loup 118 bis", "06620 Bar"]],
  ["be", ["Rue du Loup 118 bis", "06620 Bar"]],
  ["de", ["Rue du Loup 118 bis", "06620 Bar"]],
  ["fr", ["118 bis Rue du Loup", "06620 Bar"]],
  ["lu", ["118 bis Rue du Loup", "06620 Bar"]],
  ["gb", ["118 bis Rue du Loup", "Bar 06620"]],
  ["us", ["118 bis Rue du Loup", "Bar 06620"]],
])("an address is written as on an envelope of its country: %s", (country, lines) => {
  expect(streetAndPlace({ ...loup, country })).toEqual(lines);
  expect(numberComesFirst(country)).toBe(lines[0]?.startsWith("118"));
});
