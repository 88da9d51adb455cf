import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { accessEvents, staffActs } from "@holeshot/domain";
import { describe, expect, it } from "vitest";
import { createTranslator } from "../../../lib/i18n/translator.ts";
import { type LogEntry, sentenceOf, type Speech } from "./log-sentence.ts";
import type { LogKey } from "./use-log-words.ts";
import { words as danish } from "./words/dk.ts";
import { words as english } from "./words/en.ts";
import { words as french } from "./words/fr.ts";
import { words as german } from "./words/de.ts";
import type { LogWords } from "./words/log-words.ts";
import { words as dutch } from "./words/nl.ts";

const languages: Readonly<Record<string, LogWords>> = {
  nl: dutch,
  en: english,
  de: german,
  da: danish,
  fr: french,
};
const holes = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name).toSorted();

function speechIn(words: LogWords, locale: string): Speech {
  const say = createTranslator(words, locale) as unknown as Speech["say"];
  return {
    say: (key: LogKey, variables) => say(key, variables),
    money: (cents) => `€ ${(cents / 100).toFixed(2)}`,
    state: (_, name) => (name === "framed" ? undefined : `<${name}>`),
    garment: ({ product, size, copy, of }) => `${product} ${size} ${copy}/${of}`,
  };
}

const ID = "0190a3c4-7b1e-7d2f-8a3b-1c2d3e4f5a6b";
const about = { name: "HS-2026-000102", words: null, garment: null };
const entry = (event: string, more: Partial<LogEntry> = {}): LogEntry => ({
  id: ID,
  happened_at: "2026-11-24T10:00:00.000Z",
  event,
  actor_id: ID,
  actor: "Anna Smit",
  subject_kind: "order",
  subject_id: ID,
  facts: {},
  about,
  ...more,
});
const said = (of: LogEntry, language = "en") =>
  sentenceOf(of, speechIn(languages[language] ?? english, language))
    .map(({ text }) => text)
    .join("");

const size = { size: "L", size_name: "L" };
const garment = { product: "jersey", ...size, position: 1, copy: 2, of: 3 } as const;
/** Everything that an act's facts may hold. */
const facts = {
  ...{
    from: "confirmed",
    to: "processing",
    amount: 1250,
    charged: 1250,
    parcel: 2,
    lot: "VM-0412",
  },
  ...{ units: 3, garments: 3, ended: 3, call: "listStaffOrders", what: "password", unit: ID },
};

describe.each(Object.entries(languages))("the log in %s", (language, words) => {
  it.each([...staffActs, ...accessEvents])("has a sentence for %s", (event) => {
    const text = said(entry(event, { facts, about: { ...about, garment } }), language);
    expect(text).not.toContain("{{");
    // Neither names of acts, nor ids, nor cents.
    expect(text).not.toContain(event);
    expect(text).not.toContain(ID);
    expect(text).not.toContain("1250");
    const sentence = words[event];
    expect(text.includes("Anna Smit"), sentence).toBe(!event.startsWith("sign_in.failed"));
    if (sentence.includes("{{about}}")) expect(text).toContain("HS-2026-000102");
  });

  it("says of each act what English says", () => {
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [key, text] of Object.entries(words)) {
      expect(text.trim(), key).not.toBe("");
      if (!key.endsWith("_one")) {
        expect(holes(text), key).toEqual(holes(english[key as keyof LogWords]));
      }
    }
  });

  it("says something of an act that came with a newer server", () => {
    const text = said(entry("order.framed"), language);
    expect(text).toContain("Anna Smit");
    expect(text).toContain("order.framed");
  });
});

it("has no sentence for what the server never writes", () => {
  const root = join(import.meta.dirname, "../../../../../api/src");
  const source = globSync("**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] })
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");
  const written = [...staffActs, ...accessEvents].filter(
    // `design.refused` is put together of what was refused.
    (name) => !name.endsWith(".refused") && !source.includes(`"${name}"`),
  );
  expect(written).toEqual([]);
});

it("speaks as a shop manager does", () => {
  const held = { ...about, words: "zip missing" };
  expect(said(entry("order.held", { about: held, facts: { note: ID } }))).toBe(
    "Anna Smit blocked HS-2026-000102: zip missing",
  );
  expect(said(entry("order.refunded", { facts: { amount: 1250 } }))).toBe(
    "Anna Smit gave € 12.50 back on HS-2026-000102",
  );
  expect(said(entry("units.moved", { facts: { to: "sew", units: 1 } }))).toBe(
    "Anna Smit moved one garment of HS-2026-000102 to “<sew>”",
  );
  expect(said(entry("order.moved", { facts: { from: "confirmed", to: "framed" } }))).toBe(
    "Anna Smit moved HS-2026-000102 from “<confirmed>” to “framed”",
  );
  expect(said(entry("unit.blocked", { about: { ...about, garment } }))).toBe(
    "Anna Smit blocked jersey L 2/3 of HS-2026-000102",
  );
  const torn = { about: { ...about, garment, words: "zip missing" }, facts: { block: ID } };
  expect(said(entry("unit.blocked", torn))).toBe(
    "Anna Smit blocked jersey L 2/3 of HS-2026-000102: zip missing",
  );
  expect(
    said(
      entry("invoice.settled", {
        about: { ...about, words: "Bank, 3 March" },
        facts: { amount: 9900, note: ID },
      }),
    ),
  ).toBe("Anna Smit booked € 99.00 for the invoice of HS-2026-000102: Bank, 3 March");
});

it("does without what is gone, and without what an older server does not tell", () => {
  const gone = { ...about, name: null };
  expect(said(entry("order.held", { about: gone, facts: { note: ID }, actor: null }))).toBe(
    "Somebody who has left blocked an order",
  );
  expect(said(entry("order.read", { about: null }))).toBe("Anna Smit looked at an order");
  const nobody = { actor: null, actor_id: null, subject_id: null, subject_kind: null };
  expect(
    said(entry("sign_in.failed", { ...nobody, about: gone, facts: { what: "password" } })),
  ).toBe("A sign-in with an unknown address failed");
});
