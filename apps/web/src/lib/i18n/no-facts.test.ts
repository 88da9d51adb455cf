import { expect, it } from "vitest";
import danish from "../../messages/dk.json" with { type: "json" };
import german from "../../messages/de.json" with { type: "json" };
import english from "../../messages/en.json" with { type: "json" };
import french from "../../messages/fr.json" with { type: "json" };
import dutch from "../../messages/nl.json" with { type: "json" };

/** Amounts, addresses and telephone numbers: what the owner's files say, and texts only have holes for. */
const fact = /€|\S@\S|\+\d{2}\s|\b\d{4}\s\d{2}\s\d{2}|B\.V\.|Volkel|Deurne/;

it.each(Object.entries({ danish, german, english, french, dutch }))(
  "no %s text holds what the catalogue says",
  (_, texts) => {
    expect(Object.entries(texts).filter(([, text]) => fact.test(text))).toEqual([]);
  },
);
