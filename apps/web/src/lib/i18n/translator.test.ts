import { languages } from "@holeshot/domain";
import { expect, it } from "vitest";
import { localeOf } from "./languages.ts";
import { createTranslator, type MessageKey } from "./translator.ts";

const key = "count" as MessageKey;
const messages = { count_one: "{{count}} one", count_other: "{{count}} other" };

it.each(languages)("counts and writes whole numbers as Intl does in %s", (language) => {
  const locale = localeOf(language);
  const t = createTranslator(messages, locale);
  const rules = new Intl.PluralRules(locale);
  const digits = new Intl.NumberFormat(locale);
  for (const count of [...Array.from({ length: 1300 }, (_, i) => i), 21_000, 1_000_001]) {
    const form = rules.select(count) === "one" ? "one" : "other";
    expect(t(key, { count })).toBe(`${digits.format(count)} ${form}`);
  }
});

it("writes other numbers as the language does", () => {
  expect(createTranslator({ a: "{{x}}" }, "de-DE")("a" as MessageKey, { x: 1.5 })).toBe("1,5");
});

it("keeps a sign with the word before it: no line of French begins with a colon", () => {
  const french = { a: "Voir « {{x}} » ici : non ; oui ? {{x}} !" };
  const said = createTranslator(french, "fr-FR")("a" as MessageKey, { x: "à deux : oui" });
  expect(said).toBe(
    "Voir «\u00a0à deux : oui\u00a0» ici\u00a0: non\u00a0; oui\u00a0? à deux : oui\u00a0!",
  );
});

it("ends a quotation of Danish as it is written: a line may break before its first sign", () => {
  const danish = { a: "Læs »{{x}}« som M. Vælg »Gem som SVG« med tekst : « » ! ?" };
  const said = createTranslator(danish, "da-DK")("a" as MessageKey, { x: "mellem" });
  expect(said).toBe("Læs »mellem« som M. Vælg »Gem som SVG« med tekst : « » ! ?");
});
