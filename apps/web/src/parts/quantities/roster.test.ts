import { describe, expect, it } from "vitest";
import {
  addRider,
  changeRider,
  countOf,
  nameRow,
  piecesOf,
  removeRider,
  rosterOf,
  rowsFor,
  setChoice,
  setCount,
  sharedNumbers,
  unnamedRows,
} from "./roster.ts";

const jersey = { id: "jersey" };
const pants = { id: "pants" };
const start = rosterOf([
  { product: jersey, quantity: null, properties: { collar: "crew" }, rider: null },
  { product: pants, quantity: null, properties: {}, rider: null },
]);

describe("rosterOf", () => {
  it("starts empty for a design that was just added", () => {
    expect(start.products).toEqual(["jersey", "pants"]);
    expect(start.choices["jersey"]).toEqual({ collar: "crew" });
    expect(piecesOf(start, "jersey")).toBe(0);
  });

  it("seats a rider's pieces of several products in one row", () => {
    const rider = { name: "De Vries", number: "47" };
    const roster = rosterOf([
      { product: jersey, quantity: 1, properties: { size: "L" }, rider },
      { product: pants, quantity: 1, properties: { size: "W34" }, rider },
      { product: jersey, quantity: 2, properties: { size: "M" }, rider: null },
    ]);
    expect(roster.riders).toHaveLength(1);
    expect(roster.riders[0]?.sizes).toEqual({ jersey: "L", pants: "W34" });
    expect(countOf(roster, "jersey", "M")).toBe(2);
  });

  it("is undone by rowsFor", () => {
    const items = [
      { product: jersey, quantity: 3, properties: { size: "M", collar: "zip" }, rider: null },
      {
        product: jersey,
        quantity: 1,
        properties: { size: "L", collar: "zip" },
        rider: { name: "A", number: "" },
      },
    ];
    expect(rowsFor(rosterOf(items), "jersey")).toEqual([
      { properties: { size: "M", collar: "zip" }, quantity: 3 },
      { properties: { size: "L", collar: "zip" }, quantity: 1, rider: { name: "A", number: "" } },
    ]);
  });
});

describe("counts and riders", () => {
  it("raises the count by a rider's size", () => {
    const roster = addRider(setCount(start, "jersey", "M", 2), {
      name: "A",
      number: "1",
      sizes: { jersey: "M" },
    });
    expect(countOf(roster, "jersey", "M")).toBe(3);
    expect(unnamedRows(roster)).toHaveLength(2);
  });

  it("takes the size from the last rider when the count falls below the names", () => {
    let roster = addRider(start, { name: "A", number: "", sizes: { jersey: "M" } });
    roster = addRider(roster, { name: "B", number: "", sizes: { jersey: "M" } });
    roster = setCount(roster, "jersey", "M", 1);
    expect(roster.riders.map((rider) => rider.sizes["jersey"])).toEqual(["M", ""]);
    expect(countOf(roster, "jersey", "M")).toBe(1);
  });

  it("names an unnamed row without changing any count", () => {
    let roster = setCount(setCount(start, "jersey", "M", 2), "pants", "W32", 1);
    const [first] = unnamedRows(roster);
    expect(first).toEqual({ sizes: { jersey: "M", pants: "W32" } });
    roster = nameRow(roster, first ?? { sizes: {} }, { name: "Smit", number: "6" });
    expect(countOf(roster, "jersey", "M")).toBe(2);
    expect(countOf(roster, "pants", "W32")).toBe(1);
    expect(unnamedRows(roster)).toEqual([{ sizes: { jersey: "M" } }]);
  });

  it("changes and removes riders", () => {
    let roster = addRider(start, { name: "A", number: "", sizes: { jersey: "M", pants: "W30" } });
    const key = roster.riders[0]?.key ?? 0;
    roster = changeRider(roster, key, { sizes: { jersey: "L" } });
    expect(roster.riders[0]?.sizes).toEqual({ jersey: "L", pants: "W30" });
    expect(piecesOf(removeRider(roster, key), "pants")).toBe(0);
  });

  it("drops a choice that is set to nothing", () => {
    expect(setChoice(start, "jersey", "collar", "").choices["jersey"]).toEqual({});
  });
});

describe("sharedNumbers", () => {
  it("finds numbers that are there twice", () => {
    let roster = start;
    for (const [name, number] of [
      ["A", "47"],
      ["B", "8"],
      ["C", "47 "],
      ["D", ""],
      ["E", ""],
    ] as const) {
      roster = addRider(roster, { name, number, sizes: {} });
    }
    expect(
      [...sharedNumbers(roster)].map(([number, riders]) => [number, riders.map((r) => r.name)]),
    ).toEqual([["47", ["A", "C"]]]);
  });
});
