import { expect, test } from "vitest";
import { languages } from "./languages.ts";
import { riderName } from "./rider-name.ts";

test("a number alone is told as one in every language, so that it looks like no size", () => {
  const told = languages.map((language) => riderName({ name: "", number: "21" }, language));
  expect(told).toEqual(["nr.\u00a021", "No.\u00a021", "Nr.\u00a021", "nr.\u00a021", "nº\u00a021"]);
  expect(riderName({ name: null, number: " 7 " }, "en")).toBe("No.\u00a07");
});

test("beside a name the number needs no word, and nobody is nobody", () => {
  expect(riderName({ name: "De Vries", number: "47" }, "en")).toBe("De Vries 47");
  expect(riderName({ name: " De Vries ", number: null }, "nl")).toBe("De Vries");
  for (const nobody of [null, { name: "", number: "" }, { name: null, number: null }]) {
    expect(riderName(nobody, "fr")).toBe("");
  }
});
