import { expect, it } from "vitest";
import { namesOf } from "./use-names.ts";

const value = (id: string, name: string) => ({ id, name });
const properties = [
  { id: "length", name: "Lengte", values: [value("regular", "normaal"), value("long", "lang")] },
  { id: "collar", name: "Kraag", values: [value("v", "V-hals, met overslag")] },
  { id: "pockets", name: "Zakken", values: [value("none", "geen")] },
];

it("says of what each choice is, in the sequence of the set", () => {
  const chosen = { pockets: "none", collar: "v", length: "regular" };
  const words = ["Lengte: normaal", "Kraag: V-hals, met overslag", "Zakken: geen"];
  expect(namesOf(properties).choices(chosen)).toEqual(words);
});

it("leaves what is not offered any more as it was stored", () => {
  expect(namesOf(properties).choices({ zip: "short", length: "xs" })).toEqual([
    "zip: short",
    "Lengte: xs",
  ]);
  expect(namesOf(undefined).choices({ length: "long" })).toEqual(["length: long"]);
  expect(namesOf(properties).isGone("length", "xs")).toBe(true);
  expect(namesOf(undefined).isGone("length", "xs")).toBe(false);
});
