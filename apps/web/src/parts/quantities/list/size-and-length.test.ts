import { describe, expect, it } from "vitest";
import { guessColumns } from "./map-columns.ts";
import { readRiders } from "./read-riders.ts";
import { readText } from "./read-text.ts";

const lengths = ["regular", "short", "long"].map((id) => ({ id, name: id }));
const letters = ["S", "M", "L", "XL"].map((id) => ({ id, name: id }));
const waists = ["30", "32", "34"].map((name) => ({ id: `W${name}`, name }));
const products = [
  { id: "jersey", name: "Shirt", sizes: letters, lengths },
  { id: "pants", name: "Broek", sizes: waists, lengths },
  { id: "gloves", name: "Handschoenen", sizes: letters },
];

function read(text: string) {
  const sheet = readText(text);
  const guess = guessColumns(sheet, products);
  return readRiders(sheet, guess, guess.mapping, products);
}

/** What is read of a rider's trousers where the cell below their heading says this. */
function pants(cell: string): unknown {
  const [rider] = read(`Naam;Shirt;Broek\nA;M;"${cell}"`);
  return [rider?.sizes["pants"], rider?.lengths["pants"], rider?.unread["pants"]?.value];
}

describe("a size and its length in one cell", () => {
  it.each([
    ["34 lang", "W34", "long"],
    ["34L", "W34", "long"],
    ["34 L", "W34", "long"],
    ["W34 / long", "W34", "long"],
    ["32 (kurz)", "W32", "short"],
    ["longue 30", "W30", "long"],
    ["30-kort", "W30", "short"],
    ["34 normal", "W34", "regular"],
  ])("%s is %s, %s", (cell, size, length) => {
    expect(pants(cell)).toEqual([size, length, undefined]);
  });

  it.each(["34 breed", "lang", "33 lang", "34 lang kort", "34 x lang"])(
    "%s is neither, and is asked about as it was written",
    (cell) => {
      expect(pants(cell)).toEqual([undefined, undefined, cell]);
    },
  );

  it("is read of letters where the length is a word: a letter beside them is none", () => {
    const [tall, unsure] = read("Naam;Shirt\nA;M lang\nB;M L");
    expect([tall?.sizes, tall?.lengths]).toEqual([{ jersey: "M" }, { jersey: "long" }]);
    expect([unsure?.sizes, unsure?.unread["jersey"]?.value]).toEqual([{}, "M L"]);
  });

  it("gives way to a column of its own, and is nothing where no length is offered", () => {
    const [own, none] = read("Naam;Broek;Broek lengte;Handschoenen\nA;34 lang;kort;M\nB;;;M lang");
    expect([own?.sizes["pants"], own?.lengths]).toEqual(["W34", { pants: "short" }]);
    expect(none?.unread["gloves"]?.value).toBe("M lang");
  });
});
