import { expect, it } from "vitest";
import { appliedValue, asLabel, standardOf } from "./options.ts";

const values = [{ id: "regular" }, { id: "long" }];

it("applies the first of the list where nothing is chosen, and nothing where a choice is asked for", () => {
  expect(standardOf({ required: false, values })).toBe("regular");
  expect(standardOf({ required: true, values })).toBeNull();
  expect(standardOf({ required: false, values: [] })).toBeNull();
  expect(appliedValue({ required: false, values }, undefined)).toBe("regular");
  expect(appliedValue({ required: false, values }, "long")).toBe("long");
  expect(appliedValue({ required: true, values }, undefined)).toBe("");
});

it.each([
  ["rund ribkrave", "Rund ribkrave"],
  ["én indvendig, til et kort", "Én indvendig, til et kort"],
  ["à cliquet", "À cliquet"],
  ["über Protektor", "Über Protektor"],
  ["åben søm", "Åben søm"],
  ["4 mm foam", "4 mm foam"],
  ["600D classique", "600D classique"],
  ["V-hals met overslag", "V-hals met overslag"],
  ["", ""],
])("%s stands alone as %s", (name, label) => {
  expect(asLabel(name)).toBe(label);
});
