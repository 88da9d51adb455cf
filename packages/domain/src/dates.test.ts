import { expect, it } from "vitest";
import { withFirst } from "./dates.ts";
import { languages, languageTags } from "./languages.ts";

const written = (day: number, options: Intl.DateTimeFormatOptions, language = "fr") =>
  new Intl.DateTimeFormat(language, options).format(new Date(2026, 11, day, 12));

it.each<[Intl.DateTimeFormatOptions, string]>([
  [{ day: "numeric", month: "long", year: "numeric" }, "1er décembre 2026"],
  [{ weekday: "long", day: "numeric", month: "long" }, "mardi 1er décembre"],
  [{ weekday: "short", day: "numeric", month: "long" }, "mar. 1er décembre"],
  [{ day: "numeric", month: "short" }, "1er déc."],
  [{ dateStyle: "long" }, "1er décembre 2026"],
])("the first of a month is said so in French (%j)", (options, said) => {
  expect(withFirst(written(1, options), "fr")).toBe(said);
});

it("no other day is changed, nor one of another language", () => {
  for (const day of [2, 11, 21, 31]) {
    const date = written(day, { day: "numeric", month: "long" });
    expect(withFirst(date, "fr")).toBe(date);
  }
  for (const language of languages.filter((each) => each !== "fr")) {
    const date = written(1, { day: "numeric", month: "long" }, languageTags[language]);
    expect(withFirst(date, language)).toBe(date);
  }
});
