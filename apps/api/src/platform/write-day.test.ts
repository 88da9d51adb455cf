import { languages } from "@holeshot/domain";
import { expect, it } from "vitest";
import { writeDay, writeMoment } from "./write-day.ts";

const at = new Date("2026-12-04T09:05:00Z");

it("papers and mails say days as the pages do, in each language", () => {
  expect(languages.map((language) => writeDay(at, language))).toEqual([
    "4 december 2026",
    "4 December 2026",
    "4. Dezember 2026",
    "4. december 2026",
    "4 décembre 2026",
  ]);
  expect(writeMoment(at, "en")).toMatch(/^Friday,? 4 December at 10:05$/);
});
