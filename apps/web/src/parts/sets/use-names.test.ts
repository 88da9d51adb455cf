import { expect, it } from "vitest";
import french from "../../messages/fr.json" with { type: "json" };
import dutch from "../../messages/nl.json" with { type: "json" };
import { createTranslator } from "../../lib/i18n/translator.ts";
import { namesOf } from "./use-names.ts";

const t = createTranslator(dutch, "nl-NL");
const value = (id: string, name: string) => ({ id, name });
const properties = [
  { id: "length", name: "Lengte", values: [value("regular", "normaal"), value("long", "lang")] },
  { id: "collar", name: "Kraag", values: [value("v", "V-hals, met overslag")] },
  { id: "pockets", name: "Zakken", values: [value("none", "geen")] },
];

it("says of what each choice is, in the sequence of the set", () => {
  const chosen = { pockets: "none", collar: "v", length: "regular" };
  const words = ["Lengte: normaal", "Kraag: V-hals, met overslag", "Zakken: geen"];
  expect(namesOf(t, properties).choices(chosen)).toEqual(words);
  const inFrench = namesOf(createTranslator(french, "fr-FR"), properties);
  expect(inFrench.choices({ pockets: "none" })).toEqual(["Zakken\u00a0: geen"]);
});

it("leaves what is not offered any more as it was stored", () => {
  expect(namesOf(t, properties).choices({ zip: "short", length: "xs" })).toEqual([
    "zip: short",
    "Lengte: xs",
  ]);
  expect(namesOf(t, undefined).choices({ length: "long" })).toEqual(["length: long"]);
  expect(namesOf(t, properties).isGone("length", "xs")).toBe(true);
  expect(namesOf(t, undefined).isGone("length", "xs")).toBe(false);
});
