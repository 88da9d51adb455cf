import { describe, expect, it } from "vitest";
import { adoptions, draftKey, isAside, isDraftOf } from "./drafts.ts";

const anna = "0193-anna";
const bo = "0193-bo";
const id = (): string => "1";

/** Moves as the browser's storage would. */
function after(keys: readonly string[], account: string): string[] {
  const store = new Map(keys.map((key) => [key, key]));
  for (const { from, to } of adoptions(keys, account, id)) {
    const value = store.get(from) ?? "";
    store.set(to, value);
    if (store.get(from) === value) store.delete(from);
  }
  return [...store].map(([key, was]) => (key === was ? key : `${was} -> ${key}`)).toSorted();
}

describe("drafts when somebody signs in", () => {
  it("a visitor's go along, those of other accounts stay where they are", () => {
    const keys = ["new set", "design 7", draftKey(bo, "new set"), draftKey(bo, "design 9")];
    expect(after(keys, anna)).toEqual([
      "0193-bo design 9",
      "0193-bo new set",
      "design 7 -> 0193-anna design 7",
      "new set -> 0193-anna new set",
    ]);
  });

  it("none is overwritten: an earlier one of the same set is set aside for the account", () => {
    const moved = after(["new set", draftKey(anna, "new set")], anna);
    expect(moved).toEqual([
      "0193-anna new set -> 0193-anna aside 1",
      "new set -> 0193-anna new set",
    ]);
    expect(isAside("0193-anna aside 1", anna)).toBe(true);
    expect(isAside("0193-anna aside 1", bo)).toBe(false);
    expect(isAside("0193-anna new set", anna)).toBe(false);
  });

  it("without any there is nothing to do", () => {
    expect(adoptions([draftKey(bo, "new set"), 7], anna, id)).toEqual([]);
  });
});

it("of an account that is erased its drafts are told from everybody else's", () => {
  const keys = [
    "new set",
    draftKey(anna, "new set"),
    draftKey(bo, "design 9"),
    `${anna}-2 design 1`,
  ];
  expect(keys.filter((key) => isDraftOf(key, anna))).toEqual(["0193-anna new set"]);
  expect(keys.filter((key) => isDraftOf(key, ""))).toEqual([]);
});
