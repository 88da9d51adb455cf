import { expect, it } from "vitest";
import type { SetProduct } from "../sets/use-set.ts";
import { chooseOne, isForOne } from "./one-rider.ts";
import { faultsOf } from "./quantity-faults.ts";
import { rowsWithProblems } from "./roster-problems.ts";
import { changeRider, goneOf, replaceGone, rosterOf, rowsFor, unnamedRows } from "./roster.ts";

const jersey = { id: "jersey" };
const pants = { id: "pants" };
const kim = { name: "KIM", number: "7" };
const offered = { jersey: ["S", "M"], pants: ["W32"] };

const open = (items: Parameters<typeof rosterOf>[0]) => rosterOf(items, [], offered);

/** As an order comes back whose smallest jersey is no longer made. */
const start = open([
  { product: jersey, quantity: 2, properties: { size: "XS" }, rider: null },
  { product: jersey, quantity: 1, properties: { size: "XS", collar: "zip" }, rider: null },
  { product: jersey, quantity: 3, properties: { size: "M" }, rider: null },
  { product: jersey, quantity: 1, properties: { size: "XS" }, rider: kim },
  { product: pants, quantity: 1, properties: { size: "W32" }, rider: kim },
]);

it("tells whose size is no longer made, and lets nothing be saved without it", () => {
  expect(rowsWithProblems(start)).toMatchObject([
    {
      row: 1,
      rider: kim,
      problems: [{ code: "size_unknown", product: "jersey", value: "XS", gone: true }],
    },
  ]);
  expect(goneOf(start, "jersey")).toEqual([["XS", 3]]);
  expect(faultsOf(start)).toEqual([{ product: "jersey", size: "XS", max: 0 }]);
  // They are told apart from pieces that only have no name yet.
  const row = { sizes: { jersey: "M" } };
  expect(unnamedRows(start)).toEqual([row, row, row]);
});

it("makes them in the size that is chosen instead, each as it was", () => {
  const [rider] = start.riders;
  const dressed = changeRider(start, rider?.key ?? 0, { sizes: { jersey: "S" } });
  const next = replaceGone(dressed, "jersey", "XS", "S");
  expect([rowsWithProblems(next), faultsOf(next), goneOf(next, "jersey")]).toEqual([[], [], []]);
  expect(rowsFor(next, "jersey")).toEqual([
    { properties: { size: "M" }, quantity: 3 },
    { properties: { size: "S", collar: "zip" }, quantity: 1 },
    { properties: { size: "S" }, quantity: 2 },
    { properties: { size: "S" }, quantity: 1, rider: kim },
  ]);
});

it("is one press for one rider", () => {
  const values = offered.jersey.map((id) => ({ id, name: id, price: 0, pictured: true }));
  const product = { id: "jersey", properties: [{ id: "size", values }] } as unknown as SetProduct;
  const one = open([{ product: jersey, quantity: 1, properties: { size: "XS" }, rider: null }]);
  expect([isForOne(one), faultsOf(one).length]).toEqual([true, 1]);
  const chosen = chooseOne(one, product, "S");
  expect([faultsOf(chosen), rowsFor(chosen, "jersey")]).toEqual([
    [],
    [{ properties: { size: "S" }, quantity: 1 }],
  ]);
  const two = open([{ product: jersey, quantity: 2, properties: { size: "XS" }, rider: null }]);
  expect(isForOne(two)).toBe(false);
});

it("keeps pieces of a cart of before, which had lost their size without a word", () => {
  const blank = open([
    { product: jersey, quantity: 2, properties: {}, rider: null },
    { product: jersey, quantity: 1, properties: {}, rider: kim },
  ]);
  expect(goneOf(blank, "jersey")).toEqual([["", 2]]);
  expect(rowsWithProblems(blank)).toHaveLength(1);
  const next = replaceGone(blank, "jersey", "", "M");
  expect(rowsFor(next, "jersey")).toEqual([{ properties: { size: "M" }, quantity: 2 }]);
});
