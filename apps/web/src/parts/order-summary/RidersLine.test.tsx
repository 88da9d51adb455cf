import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { setLanguage } from "../../lib/i18n/language-store.ts";
import french from "../../messages/fr.json";
import { RidersLine } from "./RidersLine.tsx";

afterEach(cleanup);

const names = (count: number) => Array.from({ length: count }, (_, at) => `Rider\u00a0${at + 1}`);
const riders = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: "Rider", number: `${at + 1}` }));
const parts = (count: number) => {
  const { container } = render(<RidersLine riders={riders(count)} />);
  const named = (text: string | null | undefined) => text?.match(/Rider\u00a0\d+/g) ?? [];
  const line = container.querySelector("summary");
  return { all: named(container.textContent), line: named(line?.textContent), details: line };
};

it("names everybody of a few", () => {
  expect(parts(12)).toEqual({ all: names(12), line: [], details: null });
});

it("names the first of a team in the line that opens, and everybody once when it is open", () => {
  const { all, line } = parts(100);
  expect(line).toEqual(names(6));
  expect(all).toEqual(names(100));
});

it("tells a number alone as one", () => {
  const alone = [{ name: "", number: "21" }];
  expect(render(<RidersLine riders={alone} />).container.textContent).toMatch(/nr\.\u00a021$/);
});

it("says nothing where nobody is named", () => {
  expect(render(<RidersLine riders={[]} />).container.textContent).toBe("");
});

it("sets the colon as the language does", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(french)));
  await setLanguage("fr");
  vi.unstubAllGlobals();
  const { container } = render(<RidersLine riders={riders(2)} />);
  expect(container.textContent).toBe("2 pilotes\u00a0: Rider\u00a01, Rider\u00a02");
});
