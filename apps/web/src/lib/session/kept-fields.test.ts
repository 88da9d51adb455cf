import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropFields, keepFields, withKept } from "./kept-fields.ts";

const start = { contact: { name: "Freja", phone: "" }, same: true };

beforeEach(() => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal("window", { sessionStorage });
});
afterEach(() => vi.unstubAllGlobals());

test("what one customer typed is there for them, for nobody else, until it is sent", () => {
  const typed = { contact: { name: "Kim", phone: "+45 20" }, same: false };
  keepFields("freja", "checkout", typed);
  expect(withKept("freja", "checkout", start)).toEqual(typed);
  expect(withKept("romy", "checkout", start)).toEqual(start);
  expect(withKept("freja", "address", start)).toEqual(start);
  dropFields("freja", "checkout");
  expect(withKept("freja", "checkout", start)).toEqual(start);
});

test.each([
  ["fields of an earlier release", { contact: { name: "Kim", fax: "1" }, extra: 1 }],
  ["values of another kind", { contact: { name: "Kim", phone: 5 }, same: "no" }],
])("%s are left aside", (_, kept) => {
  keepFields("freja", "checkout", kept);
  const found = withKept("freja", "checkout", start);
  expect(found).toEqual({ contact: { name: "Kim", phone: "" }, same: true });
});

test("what cannot be read is nothing", () => {
  window.sessionStorage.setItem("checkout freja", "{");
  expect(withKept("freja", "checkout", start)).toEqual(start);
  keepFields("freja", "checkout", ["Kim"]);
  expect(withKept("freja", "checkout", start)).toEqual(start);
});

test("without a place to keep it the form begins as ever", () => {
  vi.stubGlobal("window", {
    get sessionStorage(): Storage {
      throw new DOMException("denied", "SecurityError");
    },
  });
  keepFields("freja", "checkout", start);
  expect(withKept("freja", "checkout", start)).toEqual(start);
  dropFields("freja", "checkout");
});
