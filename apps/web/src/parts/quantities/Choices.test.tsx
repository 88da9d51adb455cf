import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import dutch from "../../messages/nl.json" with { type: "json" };
import { setLanguage } from "../../lib/i18n/language-store.ts";
import type { SetProduct } from "../sets/use-set.ts";
import { Choices } from "./Choices.tsx";
import type { Roster } from "./roster.ts";

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(dutch)));
  await setLanguage("nl");
  vi.unstubAllGlobals();
});
afterEach(cleanup);

const value = (id: string, name: string) => ({ id, name, price: 0, pictured: true });
const property = (id: string, name: string, values: object[], required = false) => ({
  ...{ id, name, values, required },
});
const properties = [
  property("size", "Maat", [value("M", "M")], true),
  property("collar", "Kraag", [value("v", "V-hals, met overslag")]),
  property("pockets", "Zakken", [value("none", "geen")]),
];

function shown(choices: Readonly<Record<string, string>>, of: readonly object[] = properties) {
  const { container } = render(
    <Choices
      roster={{ choices: { p: choices } } as unknown as Roster}
      product={{ id: "p", properties: of } as unknown as SetProduct}
      onChange={() => undefined}
    />,
  );
  return container;
}

const folded = (...of: Parameters<typeof shown>) =>
  shown(...of).querySelector("summary")?.textContent;

it("says of what each choice is, as the cart does, and nothing that is offered no more", () => {
  const made = { pockets: "none", collar: "v", zip: "short" };
  expect(folded(made)).toBe("Kraag: V-hals, met overslag · Zakken: geen");
  expect(folded({ collar: "long-gone" })).toBe("Uitvoering: standaard");
});

it("asks for what has to be chosen", () => {
  expect(folded({}, [property("cut", "Snit", [value("w", "dames")], true)])).toBe(
    "Uitvoering: Kies",
  );
});

it("shows what is made where nothing is chosen, named as the standard, with what the others cost", () => {
  const length = property("length", "Lengte", [
    value("regular", "normaal"),
    { ...value("long", "lang"), price: 500, pictured: false },
  ]);
  const select = (chosen: Readonly<Record<string, string>>) =>
    shown(chosen, [length]).querySelector("select");
  const options = [...(select({})?.options ?? [])];
  expect(options.map(({ text }) => text.replace(/\s/g, " "))).toEqual([
    "Normaal (standaard)",
    "Lang (+ € 5,00) · Niet in beeld",
  ]);
  expect(select({})?.value).toBe("regular");
  cleanup();
  expect(select({ length: "long" })?.value).toBe("long");
});
