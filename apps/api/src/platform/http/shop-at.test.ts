import { expect, it } from "vitest";
import { shopAt } from "./shop-at.ts";

const here = "http://127.0.0.1:3000";

it.each([
  ["http://localhost:3000", "http://localhost:3000"],
  ["http://[::1]:3000", "http://[::1]:3000"],
  [here, here],
  [undefined, here],
  ["http://localhost:3001", here],
  ["https://localhost:3000", here],
  ["http://evil.example:3000", here],
  ["http://localhost.evil.example:3000", here],
  ["null", here],
])("a shop on this machine that is asked from %s leads back to %s", (origin, back) => {
  expect(shopAt(here, origin)).toBe(back);
});

it("a public shop leads back to itself, wherever it is asked from", () => {
  const shop = "https://holeshot.example";
  for (const origin of ["http://localhost:3000", "https://evil.example", "http://127.0.0.1"])
    expect(shopAt(shop, origin)).toBe(shop);
});
