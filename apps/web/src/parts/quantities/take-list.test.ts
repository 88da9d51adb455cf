import { describe, expect, it } from "vitest";
import { guessColumns } from "./list/map-columns.ts";
import { readRiders, type ListRider } from "./list/read-riders.ts";
import { readText } from "./list/read-text.ts";
import { filledIn, problemsOf, rowsWithProblems, unfitPieces } from "./roster-problems.ts";
import { redo, startHistory, step, undo } from "./roster-history.ts";
import { changeRider, countOf, piecesOf, rosterOf, rowsFor, sharedNumbers } from "./roster.ts";
import { countIn, ridersWithout, rowsIn, takeList } from "./take-list.ts";

const letters = ["S", "M", "L", "XL", "2XL"].map((id) => ({ id, name: id }));
const waists = ["30", "32", "34"].map((name) => ({ id: `W${name}`, name }));
const products = [
  { id: "jersey", name: "Shirt", sizes: letters },
  { id: "pants", name: "Broek", sizes: waists },
];
const empty = rosterOf([
  { product: { id: "jersey" }, quantity: null, properties: { collar: "crew" }, rider: null },
  { product: { id: "pants" }, quantity: null, properties: {}, rider: null },
]);

function listOf(text: string): ListRider[] {
  const sheet = readText(text);
  const guess = guessColumns(sheet, products);
  return readRiders(sheet, guess, guess.mapping, products);
}

/** The list of a club as people send it: 24 riders, long names, three digits. */
const club = [
  "Naam;Nummer;Shirt;Broek",
  ...Array.from({ length: 24 }, (_, at) => `Van Bovenkamp-Østergaard ${at};${100 + at};L;32`),
].join("\n");

describe("takeList", () => {
  it("takes every rider with every size", () => {
    const roster = takeList(empty, listOf(club), "replace");
    expect([piecesOf(roster, "jersey"), piecesOf(roster, "pants")]).toEqual([24, 24]);
    expect(filledIn(roster)).toBe(24);
    expect(roster.choices["jersey"]).toEqual({ collar: "crew" });
  });

  it("pasted twice leaves 24 riders when it replaces, 48 when somebody chose to add", () => {
    const once = takeList(empty, listOf(club), "replace");
    expect(rowsIn(once)).toBe(24);
    expect(rowsIn(takeList(once, listOf(club), "replace"))).toBe(24);
    expect(rowsIn(takeList(once, listOf(club), "add"))).toBe(48);
  });

  it("replaces counted pieces too: they are the same shirts", () => {
    const counted = takeList(empty, listOf("Maat;Aantal\nL;24"), "replace");
    expect([counted.riders.length, countOf(counted, "jersey", "L"), rowsIn(counted)]).toEqual([
      0, 24, 24,
    ]);
    const roster = takeList(counted, listOf(club), "replace");
    expect(piecesOf(roster, "jersey")).toBe(24);
  });

  it("leaves riders whom it names again what was chosen for them alone, but for lengths, which it says anew", () => {
    const own = { pants: { closure: "dial", length: "long" }, jersey: { collar: "zip" } };
    const taken = takeList(empty, listOf("Naam;Nr;Shirt;Broek\nA;1;L;32\nB;2;M;34"), "replace");
    const chosen = changeRider(taken, taken.riders[0]?.key ?? 0, { own });
    const ownOf = (text: string, how: "add" | "replace" = "replace") =>
      takeList(chosen, listOf(text), how).riders.map((rider) => rider.own);
    const closure = { closure: "dial" };
    expect(ownOf("Naam;Nr;Shirt;Broek\nB;2;M;34\nA;1;XL;34")).toEqual([
      undefined,
      { pants: closure, jersey: { collar: "zip" } },
    ]);
    // Of what he no longer has there is nothing to keep; nor for another of his name, or for whom is added.
    expect(ownOf("Naam;Nr;Broek\nA;1;34")).toEqual([{ pants: closure }]);
    expect(ownOf("Naam;Nr;Shirt;Broek\nA;7;XL;34")).toEqual([undefined]);
    expect(ownOf("Naam;Nr;Shirt;Broek\nA;1;XL;34", "add").at(-1)).toBeUndefined();
  });

  it("makes as many of a line as it says, and none of what is empty", () => {
    const list = listOf("Naam;Nr;Shirt;Aantal\nA;1;L;3\nB;2;M;0\n;;;5\nC;3;S;");
    expect(countIn(list)).toBe(4);
    const roster = takeList(empty, list, "add");
    expect(roster.riders.map(({ name }) => name)).toEqual(["A", "A", "A", "C"]);
    expect([...sharedNumbers(roster)]).toEqual([]);
  });
});

describe("what could not be read", () => {
  const roster = takeList(empty, listOf("Naam;Nr;Shirt;Broek\nA;1;XLL;32\nB;2;M;34\nC;3;;"), "add");

  it("stays on its row, and the row counts as not filled in", () => {
    expect(filledIn(roster)).toBe(1);
    expect(rowsWithProblems(roster).map(({ row, problems }) => [row, problems])).toEqual([
      [1, [{ code: "size_unknown", product: "jersey", value: "XLL", meant: ["XL", "2XL"] }]],
      [3, [{ code: "size_missing" }]],
    ]);
    // Of a row that somebody still types in, only what is in doubt is told.
    const third = roster.riders[2]?.key ?? 0;
    expect(rowsWithProblems(roster, { finished: third }).map(({ row }) => row)).toEqual([1]);
    expect(rowsFor(roster, "jersey")).toHaveLength(1);
  });

  it("is answered by choosing a size, or none", () => {
    const key = roster.riders[0]?.key ?? 0;
    const chosen = changeRider(roster, key, { sizes: { jersey: "XL" } });
    expect([filledIn(chosen), ridersWithout(chosen, "jersey")]).toEqual([2, 0]);
    const none = changeRider(roster, key, { sizes: { jersey: "" } });
    expect([filledIn(none), ridersWithout(none, "jersey")]).toEqual([2, 1]);
    // Another product's size answers nothing.
    expect(filledIn(changeRider(roster, key, { sizes: { pants: "W34" } }))).toBe(1);
  });

  it("is what the cart knows has no room, until name, number or size is another", () => {
    const rider = { name: "Wolfeschlegelsteinhausen-Bergerdorff", number: "417" };
    const item = (id: string, product: string, size: string) => ({
      ...{ id, product: { id: product }, properties: { size }, quantity: 1, rider },
    });
    const items = [item("1", "jersey", "S"), item("2", "pants", "W30")];
    const cart = { problems: [{ code: "lettering_too_long", item_ids: ["1"] }] };
    const unfit = unfitPieces(cart, items);
    const kept = rosterOf(items);
    const told = { code: "lettering_unfit", products: ["jersey"] };
    expect(rowsWithProblems(kept, { unfit }).map(({ problems }) => problems)).toEqual([[told]]);
    expect([filledIn(kept, { unfit }), rowsWithProblems(kept)]).toEqual([0, []]);
    const key = kept.riders[0]?.key ?? 0;
    for (const change of [{ name: "Wolf" }, { number: "4" }, { sizes: { jersey: "XL" } }]) {
      expect(rowsWithProblems(changeRider(kept, key, change), { unfit })).toEqual([]);
    }
    expect(rowsWithProblems(kept, { unfit: unfitPieces({ problems: [] }, items) })).toEqual([]);
  });

  it("is what the cart knows has letters that are not there, though not which", () => {
    const rider = { name: "Иван", number: "4" };
    const item = (id: string, product: string, size: string) => ({
      ...{ id, product: { id: product }, properties: { size }, quantity: 1, rider },
    });
    const items = [item("1", "jersey", "S"), item("2", "pants", "W30")];
    const cart = { problems: [{ code: "lettering_missing_characters", item_ids: ["2"] }] };
    const [row] = rowsWithProblems(rosterOf(items), { unfit: unfitPieces(cart, items) });
    const missing = { characters: [], faces: [], other: null };
    expect(row?.problems).toEqual([{ code: "lettering_missing", products: ["pants"], missing }]);
  });

  it("is also what is too long to be printed", () => {
    const long = { name: "x".repeat(81), number: "12345", sizes: { jersey: "L" } };
    expect(problemsOf(long)).toEqual([
      { code: "name_too_long" },
      { code: "number_too_long", value: "12345" },
    ]);
    expect(problemsOf({ name: " ", number: "", sizes: { jersey: "" } })).toEqual([]);
  });
});

describe("history", () => {
  it("takes a whole list back in one step, and brings it again", () => {
    const before = startHistory(empty);
    const after = step(before, takeList(empty, listOf(club), "replace"));
    expect(undo(after).now).toBe(empty);
    expect(redo(undo(after)).now).toBe(after.now);
    expect(undo(before)).toBe(before);
    expect(step(before, empty)).toBe(before);
    expect(redo(step(undo(after), { ...empty })).now.riders).toEqual([]);
  });
});
