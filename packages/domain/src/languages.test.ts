import { describe, expect, test } from "vitest";
import { languages, languageOfTag, languageTags, negotiateLanguage } from "./languages.ts";

describe("negotiateLanguage", () => {
  test.each([
    [undefined, undefined, "nl"],
    [undefined, "", "nl"],
    [undefined, "da", "dk"],
    [undefined, "da-DK,da;q=0.9,en;q=0.8", "dk"],
    [undefined, "en;q=0.5, de;q=0.9", "de"],
    [undefined, "pt, fr-CH;q=0.7", "fr"],
    [undefined, "pt, sv", "nl"],
    [undefined, "*", "nl"],
    [undefined, "en;q=0, *;q=0.1", "nl"],
    [undefined, "en;q=nonsense, fr;q=0.2", "fr"],
    [undefined, "EN-us", "en"],
    ["fr", "de", "fr"],
    ["da", "de", "dk"],
    ["dk", "de", "dk"],
    ["xx", "de", "de"],
    [["fr", "en"], "de", "de"],
  ] as const)("?language=%j with Accept-Language %j is %s", (explicit, header, expected) => {
    expect(negotiateLanguage(explicit, header)).toBe(expected);
  });

  test("equal weights keep their order", () => {
    expect(negotiateLanguage(undefined, "fr;q=0.8,en;q=0.8")).toBe("fr");
  });
});

test("every language has a tag that leads back to it [S9.01]", () => {
  for (const language of languages) expect(languageOfTag(languageTags[language])).toBe(language);
});
