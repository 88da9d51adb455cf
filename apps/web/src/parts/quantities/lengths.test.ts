import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SetProduct } from "../sets/use-set.ts";
import { hasOwnLengths, lengthIn, lengthsOf, setLength } from "./lengths.ts";
import { guessColumns, type Mapping } from "./list/map-columns.ts";
import { readRiders } from "./list/read-riders.ts";
import { readText } from "./list/read-text.ts";
import { letteredPieces } from "./lettering/lettered-pieces.ts";
import { problemsOf } from "./roster-problems.ts";
import { nameRow, rosterOf, rowsFor, setChoice, unnamedRows, type Roster } from "./roster.ts";
import { takeList } from "./take-list.ts";

const same = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
const lengths = [
  { id: "regular", name: "Normaal" },
  { id: "short", name: "Kort" },
  { id: "long", name: "Lang" },
];
const jersey = { id: "jersey", name: "Shirt", sizes: same("S", "M", "L", "XL"), lengths };
const waists = ["30", "32", "34"].map((name) => ({ id: `W${name}`, name }));
const pants = { id: "pants", name: "Broek", sizes: waists, lengths };
const gloves = { id: "gloves", name: "Handschoenen", sizes: same("S", "M", "L", "XL") };
const all = [jersey, pants, gloves];
const empty = rosterOf(
  all.map(({ id }) => ({ product: { id }, quantity: null, properties: {}, rider: null })),
);

function read(text: string, change: Mapping = {}) {
  const sheet = readText(text);
  const guess = guessColumns(sheet, all);
  return readRiders(sheet, guess, { ...guess.mapping, ...change }, all);
}

const said = (roster: Roster, product: string) =>
  rowsFor(roster, product).map(({ properties: { size, length }, quantity, rider }) =>
    [quantity, size, length, rider?.name].filter(Boolean).join(" "),
  );

describe("a list", () => {
  it.each([
    "Naam;Nr;Shirt;Broek;Lengte broek",
    "Naam;Nr;Shirt;Broek;Broeklengte",
    "Naam;Nr;Shirt;Broek;Lengte",
    "Name;No;Jersey;Pants;Pants length",
    "Name;No;Jersey;Pants;Length",
    "Name;Nr;Trikot;Hose;Hosenlänge",
    "Name;Nr;Trikot;Hose;Länge der Hose",
    "Navn;Nr;Trøje;Bukser;Bukselængde",
    "Navn;Nr;Trøje;Bukser;Længde",
    "Nom;Numéro;Maillot;Pantalon;Longueur du pantalon",
    "Nom;Numéro;Maillot;Pantalon;Longueur",
    // Nobody says what it is of: the words do.
    "Naam;Nr;Shirt;Broek;Beenlang?",
  ])("%s gives each his length of the trousers, whichever column comes first", (heads) => {
    const lines = [heads, "A;1;M;32;lang", "B;2;L;34;", "C;3;S;30;kort"];
    for (const turned of [lines, lines.map((line) => line.split(";").toReversed().join(";"))]) {
      const found = read(turned.join("\n"));
      expect(found.map((line) => line.lengths)).toEqual([
        { pants: "long" },
        {},
        { pants: "short" },
      ]);
      expect(found.map(({ sizes }) => sizes["pants"])).toEqual(["W32", "W34", "W30"]);
    }
  });

  it.each([
    ["kort lang normaal", "short long regular"],
    ["short long regular", "short long regular"],
    ["kurz lang normal", "short long regular"],
    ["kort lang almindelig", "short long regular"],
    ["courte longue normale", "short long regular"],
    ["K L N", "short long regular"],
    ["S L R", "short long regular"],
    ["Korte Lange standaard", "short long regular"],
    ["KURZ LÄNGER Std", "short long regular"],
  ])("says %s below a heading for lengths", (cells, ids) => {
    const rows = cells.split(" ").map((cell, at) => `R${at};${at + 1};32;${cell}`);
    const found = read(["Naam;Nr;Broek;Lengte broek", ...rows].join("\n"));
    expect(found.map((line) => line.lengths["pants"])).toEqual(ids.split(" "));
  });

  it("says lengths without any heading, and takes them for no gloves", () => {
    const [one, other] = read("De Vries;47;L;34;lang\nSmit;8;M;32;normaal");
    expect([one?.lengths, other?.lengths]).toEqual([{ pants: "long" }, { pants: "regular" }]);
    expect(one?.unread).toEqual({});
    expect(one?.sizes).toMatchObject({ jersey: "L", pants: "W34" });
  });

  it("says how tall somebody is, and that is no length", () => {
    const [one] = read("Naam;Nr;Shirt;Broek;Lengte\nA;1;M;32;182\nB;2;L;34;176");
    expect([one?.lengths, one?.unreadLengths]).toEqual([{}, {}]);
  });

  it("may give jerseys a column of their own", () => {
    const [one] = read("Naam;Shirt;Lengte shirt;Broek;Lengte broek\nA;M;lang;32;kort");
    expect(one?.lengths).toEqual({ jersey: "long", pants: "short" });
  });

  it("is asked about a length that nobody makes, of what is made for him", () => {
    const found = read("Naam;Shirt;Broek;Lengte broek\nA;M;32;extra lang\nB;M;;lang\nC;M;30;kort");
    expect(found.map((line) => line.unreadLengths)).toEqual([{ pants: "extra lang" }, {}, {}]);
    expect(found.map((line) => line.lengths)).toEqual([{}, {}, { pants: "short" }]);
    const roster = takeList(empty, found, "add");
    const [rider] = roster.riders;
    expect(rider && problemsOf(rider)).toEqual([
      { code: "length_unknown", product: "pants", value: "extra lang" },
    ]);
    const answered = setLength(roster, rider?.key ?? 0, "pants", "long");
    expect(answered.riders[0] && problemsOf(answered.riders[0])).toEqual([]);
    expect(said(answered, "pants")).toEqual(["1 W32 long A", "1 W30 short C"]);
  });

  it("counts pieces that nobody is named for in their length, and names them so", () => {
    const list = read("Broek;Lengte broek;Aantal\n32;lang;2\n32;;1\n34;kort;1");
    let roster = takeList(empty, list, "add");
    expect(said(roster, "pants")).toEqual(["2 W32 long", "1 W32", "1 W34 short"]);
    for (const name of ["A", "B", "C", "D"]) {
      const [row] = unnamedRows(roster);
      if (row) roster = nameRow(roster, row, { name, number: "" });
    }
    expect(said(roster, "pants")).toEqual([
      "1 W32 long A",
      "1 W32 long B",
      "1 W32 C",
      "1 W34 short D",
    ]);
    expect(hasOwnLengths(roster)).toBe(true);
  });
});

describe("a rider's length", () => {
  const list = read("Naam;Nr;Shirt;Broek;Lengte broek\nA;1;M;32;lang\nB;2;L;34;\nC;3;S;30;");
  const roster = takeList(empty, list, "add");

  it("is his alone, and nothing of his own once it is what all have", () => {
    expect(said(roster, "pants")).toEqual(["1 W32 long A", "1 W34 B", "1 W30 C"]);
    expect(said(roster, "jersey")).toEqual(["1 M A", "1 L B", "1 S C"]);
    const forAll = setChoice(roster, "pants", "length", "regular");
    expect(hasOwnLengths(forAll)).toBe(false);
    const again = setLength(forAll, forAll.riders[0]?.key ?? 0, "pants", "long");
    expect(hasOwnLengths(again)).toBe(true);
    const back = setLength(again, again.riders[0]?.key ?? 0, "pants", "regular");
    expect(back.riders[0]?.own).toEqual({});
  });

  it("keeps to what else is chosen for all, then and later", () => {
    const stretch = setChoice(roster, "pants", "fabric", "stretch");
    expect(rowsFor(stretch, "pants")[0]?.properties).toEqual({
      size: "W32",
      length: "long",
      fabric: "stretch",
    });
  });

  it("is what his letters are judged on", () => {
    const found = letteredPieces(roster.riders, roster.choices);
    const made = found.filter(({ product }) => product === "pants");
    expect(made.map(({ properties }) => properties["length"])).toEqual([
      "long",
      undefined,
      undefined,
    ]);
  });
});

it("is told in words by what applies", () => {
  const values = lengths.map((each) => ({ ...each, name: each.name.toLowerCase() }));
  const product = {
    properties: [{ id: "length", required: false, values }],
  } as unknown as SetProduct;
  expect(lengthsOf(product).map(({ name }) => name)).toEqual(["Normaal", "Kort", "Lang"]);
  expect([lengthIn(product), lengthIn(product, { length: "long" })]).toEqual(["regular", "long"]);
  const one = { properties: [{ id: "length", required: false, values: values.slice(0, 1) }] };
  expect(lengthsOf(one as unknown as SetProduct)).toEqual([]);
});

it("comes back from the cart as it was ordered, whoever is first, and newcomers are made like most", () => {
  const length = fc.constantFrom(undefined, "regular", "short", "long");
  const rider = fc.record({ size: fc.constantFrom("W30", "W32"), length });
  fc.assert(
    fc.property(fc.array(rider, { minLength: 1, maxLength: 12 }), (riders) => {
      const items = riders.map((each, at) => ({
        product: { id: "pants" },
        quantity: 1,
        properties: {
          size: each.size,
          ...(each.length !== undefined && { length: each.length }),
        },
        rider: at % 3 === 2 ? null : { name: `R${at}`, number: String(at) },
      }));
      const roster = rosterOf(items);
      const rows = rowsFor(roster, "pants").flatMap(({ quantity, properties, rider: who }) =>
        Array.from({ length: quantity }, () =>
          [properties["size"], properties["length"], who?.name].join(),
        ),
      );
      const asked = items.map(({ properties, rider: who }) =>
        [properties.size, (properties as { length?: string }).length, who?.name].join(),
      );
      expect(rows.toSorted()).toEqual(asked.toSorted());
      const usual = roster.choices["pants"]?.["length"];
      const having = (wanted: string | undefined) =>
        riders.filter((each) => each.length === wanted).length;
      for (const each of riders) expect(having(usual)).toBeGreaterThanOrEqual(having(each.length));
    }),
  );
});
