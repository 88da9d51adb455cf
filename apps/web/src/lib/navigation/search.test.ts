import { describe, expect, it } from "vitest";
import { oneOf, readSearch, text, writeSearch } from "./search.ts";

describe("the search of an address", () => {
  const readers = { view: oneOf("register", "forgot"), redirect: text };

  it("is read as text, never as a number or an object", () => {
    expect(readSearch({ order: text }, "?order=0123")).toEqual({ order: "0123" });
    expect(readSearch({ order: text }, "?order=%7B%7D")).toEqual({ order: "{}" });
  });

  it("leaves out what the page does not know, what is empty, and what is none of the words", () => {
    expect(readSearch(readers, "?view=admin&redirect=&colour=red")).toEqual({});
    expect(readSearch(readers, "?view=forgot&redirect=/cart")).toEqual({
      view: "forgot",
      redirect: "/cart",
    });
  });

  it("is written so that it reads the same", () => {
    const redirect = "/checkout/complete?order=1&x=ø +%";
    const written = writeSearch({ redirect, view: undefined });
    expect(written.startsWith("?redirect=%2Fcheckout%2Fcomplete%3Forder%3D1%26x%3D")).toBe(true);
    expect(readSearch(readers, written)).toEqual({ redirect });
    expect(writeSearch({ view: undefined })).toBe("");
  });
});
