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

it("a postcode stands on an envelope as its country writes it, however it was typed", () => {
  const at = (country: string, postcode: string) =>
    streetAndPlace({ street: "S", house_number: "1", postcode, city: "X", country })[1];
  expect(at("nl", "1015cj")).toBe("1015 CJ X");
  expect(at("nl", " 1015 CJ ")).toBe("1015 CJ X");
  expect(at("gb", "sw1a1aa")).toBe("X SW1A 1AA");
  expect(at("se", "11455")).toBe("114 55 X");
  expect(at("de", "48151")).toBe("48151 X");
  // Of no form that is known, or not of its country's: nobody knows better than who typed it.
  expect(at("ie", "d02 x285")).toBe("X d02 x285");
  expect(at("nl", "40b")).toBe("40b X");
  expect(at("constructor", "4a")).toBe("4a X");
});
