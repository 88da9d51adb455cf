import { expect, it } from "vitest";
import { amongOthers } from "./among-others.ts";

it.each([
  ["De Vries 47", "De Vries\u00a047"],
  ["21", "21"],
  ["Kim", "Kim"],
  ["محمد علي 007", "\u2068محمد علي\u00a0007\u2069"],
])("%s stays whole in a sentence and turns nothing beside it", (rider, told) => {
  expect(amongOthers(rider)).toBe(told);
});
