import { expect, it } from "vitest";
import { addRider, changeRider, rosterOf, rowsFor, setChoice, setCount } from "./roster.ts";

const product = { id: "jersey" };
const v = { collar: "v-overlap" };
const crew = { collar: "crew" };
const kim = { name: "KIM", number: "7" };

/** As an order of which some garments were changed comes back when it is ordered again. */
const start = rosterOf([
  { product, quantity: 2, properties: { size: "L", ...v }, rider: null },
  { product, quantity: 1, properties: { size: "L", ...crew }, rider: null },
  { product, quantity: 1, properties: { size: "M", ...crew }, rider: kim },
  { product, quantity: 1, properties: { size: "M", ...v }, rider: { name: "BO", number: "8" } },
]);

const said = (roster: typeof start) =>
  rowsFor(roster, "jersey").map(({ properties, quantity, rider }) =>
    [quantity, properties["size"], properties["collar"], rider?.name].join(" ").trim(),
  );

it("saves lines as they are made, each with its own choices", () => {
  expect(said(start)).toEqual(["1 L crew", "2 L v-overlap", "1 M crew KIM", "1 M v-overlap BO"]);
});

it("keeps them while others come and go", () => {
  const more = addRider(setCount(start, "jersey", "L", 5), { ...kim, sizes: { jersey: "XL" } });
  expect(said(more)).toEqual([
    "1 L crew",
    "4 L v-overlap",
    "1 M crew KIM",
    "1 M v-overlap BO",
    "1 XL v-overlap KIM",
  ]);
  expect(said(setCount(start, "jersey", "L", 1))[0]).toBe("1 L crew");
});

it("keeps a rider's when he takes another size or is written otherwise", () => {
  const [rider] = start.riders;
  const next = changeRider(start, rider?.key ?? 0, { name: "KIMI", sizes: { jersey: "XL" } });
  expect(said(next)).toContain("1 XL crew KIMI");
});

it("is one for all where it is chosen for all", () => {
  const all = said(setChoice(start, "jersey", "collar", "low-band"));
  expect(all.every((row) => row.includes("low-band"))).toBe(true);
});
