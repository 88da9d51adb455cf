import { expect, test } from "vitest";
import { findChoices, meantChoice } from "./find-choices.ts";

const choices = [
  { value: "at", label: "Österreich" },
  { value: "be", label: "Belgien" },
  { value: "de", label: "Deutschland" },
  { value: "dk", label: "Dänemark" },
  { value: "gg", label: "Guernsey" },
  { value: "cf", label: "Zentralafrikanische Republik" },
  { value: "do", label: "Dominikanische Republik" },
  { value: "ci", label: "Côte d’Ivoire" },
];
const found = (text: string) => findChoices(choices, text).map(({ value }) => value);

test("accents and capitals need not be typed", () => {
  expect(found("osterr")).toEqual(["at"]);
  expect(found("DÄNE")).toEqual(["dk"]);
  expect(found("cote")).toEqual(["ci"]);
});

test("names that begin with the text come before words and parts that do", () => {
  expect(found("de")).toEqual(["de"]);
  expect(found("rep")).toEqual(["cf", "do"]);
  expect(found("d")[0]).toBe("de");
  expect(found("land")).toEqual(["de"]);
});

test("nothing typed shows all, nonsense shows none", () => {
  expect(found(" ")).toHaveLength(choices.length);
  expect(found("xyz")).toEqual([]);
});

test("a finished text is taken when it can only mean one", () => {
  expect(meantChoice(choices, "belgien ")?.value).toBe("be");
  expect(meantChoice(choices, "dk")?.value).toBe("dk");
  expect(meantChoice(choices, "Guern")?.value).toBe("gg");
  expect(meantChoice(choices, "republik")).toBeNull();
});
