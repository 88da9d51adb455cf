import { languages } from "@holeshot/domain";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Amounts, addresses and telephone numbers: what the owner's files say, and texts only have holes for. */
const fact = /€|\S@\S|\+\d{2}\s|\b\d{4}\s\d{2}\s\d{2}|B\.V\.|Volkel|Deurne/;

it.each(languages)("no text in %s holds what the catalogue says", (language) => {
  const file = new URL(`../../messages/${language}.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  expect(Object.entries(texts).filter(([, text]) => fact.test(text))).toEqual([]);
});
