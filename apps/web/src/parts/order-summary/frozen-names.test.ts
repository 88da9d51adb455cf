import { expect, test } from "vitest";
import { createTranslator } from "../../lib/i18n/translator.ts";
import dutch from "../../messages/nl.json" with { type: "json" };
import { frozenNames } from "./frozen-names.ts";

const choice = (property: string, name: string, value: string, called: string) => ({
  property: { id: property, name },
  value: { id: value, name: called },
});

const names = frozenNames(createTranslator(dutch, "nl-NL"), [
  {
    product: { id: "jersey", name: "Shirt" },
    choices: [
      choice("size", "Maat", "W-M", "Dames M"),
      choice("fit", "Pasvorm", "race", "Race"),
      choice("collar", "Kraag", "zip", "Rits"),
    ],
  },
]);

test("every choice is named as it was bought, in the order's sequence", () => {
  expect(names.value("jersey", "size", "W-M")).toBe("Dames M");
  expect(names.choices("jersey", { collar: "zip", fit: "race" })).toEqual([
    "Pasvorm: Race",
    "Kraag: Rits",
  ]);
});

test("what has no name is shown by its id, never dropped", () => {
  expect(names.value("pants", "size", "W32")).toBe("W32");
  expect(names.choices("pants", { style: "over" })).toEqual(["style: over"]);
});
