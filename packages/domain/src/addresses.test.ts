import { expect, it } from "vitest";
import { streetLine } from "./addresses.ts";

it.each([
  ["fr", "12 Rue de la Grande Ourse"],
  ["gb", "12 Rue de la Grande Ourse"],
  ["lu", "12 Rue de la Grande Ourse"],
  ["be", "Rue de la Grande Ourse 12"],
  ["nl", "Rue de la Grande Ourse 12"],
  ["dk", "Rue de la Grande Ourse 12"],
])("a street and its number are written as in %s", (country, line) => {
  expect(streetLine({ street: "Rue de la Grande Ourse", house_number: "12", country })).toBe(line);
});
