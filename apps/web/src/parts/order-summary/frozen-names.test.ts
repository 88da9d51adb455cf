import { expect, test } from "vitest";
import { frozenNames } from "./frozen-names.ts";

const choice = (property: string, name: string, value: string, called: string) => ({
  property: { id: property, name },
  value: { id: value, name: called },
});

const french = (_: string, { name, text }: Record<string, unknown> = {}) =>
  `${String(name)}\u00a0: ${String(text)}`;

const names = frozenNames(french, [
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
    "Pasvorm\u00a0: Race",
    "Kraag\u00a0: Rits",
  ]);
});

test("what has no name is shown by its id, never dropped", () => {
  expect(names.value("pants", "size", "W32")).toBe("W32");
  expect(names.choices("pants", { style: "over" })).toEqual(["style\u00a0: over"]);
});
