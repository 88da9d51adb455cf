import { expect, it } from "vitest";
import { pieceKey } from "../roster-problems.ts";
import { addRider, type Rider, rosterOf } from "../roster.ts";
import { wallCards } from "./wall-cards.ts";

const jersey = { product: "jersey", usual: "men" } as const;
const empty = rosterOf([
  { product: { id: "jersey" }, quantity: null, properties: { collar: "crew" }, rider: null },
]);

it("marks a name without room, no size, and a number that two people have", () => {
  const people: Omit<Rider, "key">[] = [
    { name: "Kjær", number: "7", sizes: { jersey: "L" } },
    { name: "Bæk", number: " 7", sizes: { jersey: "M" } },
    { name: "Dahl", number: "12", sizes: {} },
    { name: "", number: "", sizes: { jersey: "L" } },
    { name: "Ravn", number: "3", sizes: { jersey: "", gloves: "M" } },
    { name: "Weiterswiller", number: "4", sizes: { jersey: "L" } },
    { name: "Lykke", number: "19", sizes: { jersey: "youth-152" } },
  ];
  const roster = people.reduce((all, rider) => addRider(all, rider), empty);
  const unfit = new Map([
    [pieceKey("jersey", "L", "Weiterswiller", "4"), { tooLong: true, missing: null }],
  ]);
  const cards = wallCards(roster, jersey, { unfit });
  const codes = Object.fromEntries(
    cards.map(({ rider, problems }) => [rider.name, problems.map(({ code }) => code)]),
  );
  expect(codes).toEqual({
    Kjær: ["number_shared"],
    Bæk: ["number_shared"],
    Dahl: ["size_missing"],
    Ravn: ["not_worn"],
    Weiterswiller: ["lettering_unfit"],
    Lykke: [],
  });
  // A row that names nobody has no place on the wall; the others keep the rows' numbers.
  expect(cards.map(({ row }) => row)).toEqual([1, 2, 3, 5, 6, 7]);
  expect(cards[0]?.options).toEqual({ collar: "crew" });
});
