import { limits } from "@holeshot/domain";
import { expect, it } from "vitest";
import { UNPAID_MS } from "./order.ts";

it("an unpaid order is said to wait as long as the shop lets it", () => {
  expect(UNPAID_MS).toBe(limits.unpaidOrderSeconds * 1000);
});
