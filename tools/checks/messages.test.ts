import { describe, expect, it } from "vitest";
import { fixture } from "../lib/fixture.ts";
import { checkMessages } from "./messages.ts";

const folder = "apps/web/src/messages";

function shop(nl: object, source: string, others: Record<string, object> = {}): string {
  const files: Record<string, string | object> = { "apps/web/src/cart.tsx": source };
  for (const language of ["nl", "en", "de", "dk", "fr"]) {
    files[`${folder}/${language}.json`] = others[language] ?? nl;
  }
  return fixture(files);
}

describe("the message check", () => {
  it("is content when every key is translated and used", () => {
    const texts = {
      "cart.empty": "Leeg",
      "order.draft": "Concept",
      items_one: "1 stuk",
      items_other: "{count} stuks",
    };
    const source = "t('cart.empty'); t(`order.${state}`); t('items', { count: 1 });";
    expect(checkMessages(shop(texts, source))).toEqual([]);
  });

  it("finds a key that one language lacks, and one it has alone", () => {
    const root = shop({ a: "A" }, "t('a')", { fr: { b: "B" } });
    expect(checkMessages(root)).toEqual([
      `${folder}/fr.json lacks a`,
      `${folder}/fr.json has b, which nl.json lacks`,
    ]);
  });

  it("finds a variable or a mark that a translation lost", () => {
    const root = shop({ a: "Dag {name}, <link>hier</link>" }, "t('a')", {
      de: { a: "Tag {nome}" },
    });
    expect(checkMessages(root)).toEqual([
      `${folder}/de.json a holds {nome}, nl holds <link> {name}`,
    ]);
  });

  it("finds an unused key and a missing one", () => {
    expect(checkMessages(shop({ a: "A", b: "B" }, "t('a');\nt('c');"))).toEqual([
      `apps/web/src/cart.tsx:2 uses c, which ${folder}/nl.json lacks`,
      `${folder}/nl.json b is used nowhere`,
    ]);
  });

  it("takes a key for a plural form only when there are others", () => {
    expect(checkMessages(shop({ too_many: "Te veel" }, "t('too_many')"))).toEqual([]);
    const lost = { de: { items_one: "1 Stück" } };
    expect(
      checkMessages(shop({ items_one: "1 stuk", items_other: "{{count}}" }, "t('items')", lost)),
    ).toEqual([
      `${folder}/de.json lacks items`,
      `${folder}/de.json has items_one, which nl.json lacks`,
    ]);
  });

  it("does not take a template without fixed text for a use of everything", () => {
    expect(checkMessages(shop({ a: "A" }, "t(`${x}`)"))).toEqual([
      `${folder}/nl.json a is used nowhere`,
    ]);
  });

  it("finds an empty text and a missing language", () => {
    expect(checkMessages(shop({ a: "A" }, "t('a')", { dk: { a: " " } }))).toEqual([
      `${folder}/dk.json a is empty`,
    ]);
    const root = fixture({ [`${folder}/nl.json`]: {} });
    expect(checkMessages(root)).toContain(`${folder}/dk.json is missing`);
  });

  it("finds who is addressed in two ways, and an apostrophe of a typewriter", () => {
    const root = shop({ a: "Je bent er" }, "t('a')", {
      fr: { a: "Ouvre-le pour toi, l’addition" },
      en: { a: "You're here" },
    });
    expect(checkMessages(root)).toEqual([
      `${folder}/en.json a has a straight apostrophe`,
      `${folder}/fr.json a says tu to who is addressed as vous`,
    ]);
    expect(checkMessages(shop({ a: "Ziet u het?" }, "t('a')", { fr: { a: "Tutu" } }))).toEqual([
      `${folder}/nl.json a says u to who is addressed as je`,
    ]);
  });

  it("reads nested texts by their dotted keys", () => {
    expect(checkMessages(shop({ cart: { empty: "Leeg" } }, "t('cart.empty')"))).toEqual([]);
  });
});
