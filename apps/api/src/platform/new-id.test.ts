import { isUuidV7 } from "@holeshot/domain";
import { expect, it } from "vitest";
import { newId } from "./new-id.ts";

it("each is another, each is larger than the one before, and all are ids", () => {
  const made = Array.from({ length: 5000 }, newId);
  expect(new Set(made).size).toBe(made.length);
  expect(made.toSorted()).toEqual(made);
  expect(made.every(isUuidV7)).toBe(true);
});

it("no two share the random part", () => {
  const made = Array.from({ length: 5000 }, newId);
  // What stands behind the moment and the count.
  expect(new Set(made.map((id) => id.slice(-12))).size).toBe(made.length);
});
