import { describe, expect, test } from "vitest";
import { isPostcode, postcodeExamples, postcodes } from "./postcodes.ts";

const good: readonly (readonly [string, string])[] = [
  ["nl", "1012 AB"],
  ["nl", "1012ab"],
  ["nl", " 9999 XZ "],
  ["be", "1000"],
  ["be", "9992"],
  ["de", "01067"],
  ["de", "10115"],
  ["de", "99998"],
  ["lu", "1009"],
  ["lu", "L-2453"],
  ["lu", "L2453"],
  ["fr", "75001"],
  ["fr", "01000"],
  ["fr", "20000"],
  ["fr", "97133"],
  ["fr", "98000"],
  ["dk", "1050"],
  ["dk", "DK-8000"],
  ["dk", "0999"],
  ["gb", "SW1A 1AA"],
  ["gb", "M1 1AE"],
  ["gb", "ec1a1bb"],
  ["gb", "GIR 0AA"],
  ["gb", "B33 8TH"],
  ["gb", "CR2 6XH"],
  ["ch", "8001"],
  ["ch", "1200"],
  ["no", "0150"],
  ["no", "9990"],
  ["at", "1010"],
  ["at", "9992"],
  ["it", "00118"],
  ["es", "28001"],
  ["es", "01001"],
  ["pl", "00-001"],
  ["se", "114 55"],
  ["se", "SE-11455"],
  ["fi", "00100"],
  ["fi", "22100"],
];

const bad: readonly (readonly [string, string])[] = [
  ["nl", "0123 AB"],
  ["nl", "1012 SA"],
  ["nl", "1012 SS"],
  ["nl", "1012"],
  ["be", "0999"],
  ["be", "10000"],
  ["de", "00999"],
  ["de", "1234"],
  ["lu", "0999"],
  ["lu", "LX-2453"],
  ["fr", "00100"],
  ["fr", "96000"],
  ["fr", "97999"],
  ["dk", "0000"],
  ["dk", "12345"],
  ["gb", "QA1 1AA"],
  ["gb", "SW1A 1CC"],
  ["gb", "12345"],
  ["ch", "0800"],
  ["no", "0000"],
  ["at", "0999"],
  ["it", "1234"],
  ["es", "53001"],
  ["pl", "00001"],
  ["fi", "00000"],
];

describe("postcodes", () => {
  test("39 good and 25 bad examples, every country in both", () => {
    expect([good.length, bad.length]).toEqual([39, 25]);
    const countries = Object.keys(postcodes).filter((country) => country !== "se");
    expect(new Set(good.map(([country]) => country))).toEqual(new Set([...countries, "se"]));
    expect(new Set(bad.map(([country]) => country))).toEqual(new Set(countries));
  });

  test.each(good)("%s %s", (country, postcode) => {
    expect(isPostcode(country, postcode)).toBe(true);
  });

  test.each(bad)("%s not %s", (country, postcode) => {
    expect(isPostcode(country, postcode)).toBe(false);
  });

  test("other countries take any text", () => {
    expect(isPostcode("jp", "100-0001")).toBe(true);
    for (const name of ["constructor", "toString", "__proto__"]) {
      expect(isPostcode(name, "1234")).toBe(true);
    }
  });
});

test("a country whose form is known shows one that fits", () => {
  expect(Object.keys(postcodeExamples)).toEqual(Object.keys(postcodes));
  for (const [country, example] of Object.entries(postcodeExamples))
    expect(isPostcode(country, example), country).toBe(true);
});
