import { expect, it } from "vitest";
import { lastMonths } from "./last-months.ts";

it("goes back over the turn of years, a month at a time", () => {
  const months = lastMonths("2026-02-28");
  expect(months.slice(0, 4)).toEqual(["2026-02", "2026-01", "2025-12", "2025-11"]);
  expect(months).toHaveLength(36);
  expect(new Set(months).size).toBe(36);
  expect(months.at(-1)).toBe("2023-03");
});
