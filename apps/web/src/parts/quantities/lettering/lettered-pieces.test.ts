import { expect, test } from "vitest";
import { pieceKey, toldProblems } from "../roster-problems.ts";
import { letteredPieces } from "./lettered-pieces.ts";

const choices = { jersey: { fit: "race" } };

test("each garment with a rider's words on it is judged once, whatever spaces stand about them", () => {
  const pieces = letteredPieces(
    [
      { name: " Kim ", number: "8", sizes: { jersey: "M", pants: "" } },
      { name: "Kim", number: "8", sizes: { jersey: "M", pants: "32" } },
      { name: "", number: "  ", sizes: { jersey: "M" } },
    ],
    choices,
  );
  expect(pieces.map(({ product, properties, rider }) => ({ product, properties, rider }))).toEqual([
    {
      product: "jersey",
      properties: { fit: "race", size: "M" },
      rider: { name: "Kim", number: "8" },
    },
    { product: "pants", properties: { size: "32" }, rider: { name: "Kim", number: "8" } },
  ]);
});

test("another choice of the product is another verdict on the same row", () => {
  const rider = [{ name: "Kim", number: "8", sizes: { jersey: "M" } }];
  const [one] = letteredPieces(rider, choices);
  const [other] = letteredPieces(rider, { jersey: { fit: "loose" } });
  expect(one?.piece).toBe(other?.piece);
  expect(one?.key).not.toBe(other?.key);
});

test("a row tells of what is being typed into it, and only that row", () => {
  const unfit = new Map([
    [pieceKey("jersey", "M", "ENDLESS", "8"), { tooLong: true, missing: null }],
  ]);
  const row = (key: number) => ({ key, name: "KIM", number: "8", sizes: { jersey: "M" } });
  const typed = { key: 2, name: "ENDLESS", number: "8" };
  expect(toldProblems(row(1), { unfit, typed })).toEqual([]);
  expect(toldProblems(row(2), { unfit, typed })).toEqual([
    { code: "lettering_unfit", products: ["jersey"] },
  ]);
});

test("letters that several garments lack are told once, with the face that has them if it is the same for all", () => {
  const lacking = (character: string, face: string, other: string | null) => ({
    tooLong: false,
    missing: { characters: ["И", character], faces: [face], other },
  });
  const row = { name: "ИВАН", number: "8", sizes: { jersey: "M", pants: "32", gloves: "L" } };
  const told = (other: string | null) =>
    toldProblems(row, {
      unfit: new Map([
        [pieceKey("jersey", "M", "ИВАН", "8"), lacking("В", "Anton", "Russo One")],
        [
          pieceKey("pants", "32", "ИВАН", "8"),
          { ...lacking("А", "Graduate", other), tooLong: true },
        ],
      ]),
    });
  const missing = { characters: ["И", "В", "А"], faces: ["Anton", "Graduate"] };
  const both = ["jersey", "pants"];
  const long = { code: "lettering_unfit", products: ["pants"] };
  expect(told("Russo One")).toEqual([
    { code: "lettering_missing", products: both, missing: { ...missing, other: "Russo One" } },
    long,
  ]);
  expect(told(null)).toEqual([
    { code: "lettering_missing", products: both, missing: { ...missing, other: null } },
    long,
  ]);
});
