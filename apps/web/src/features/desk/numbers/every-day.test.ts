import { expect, it } from "vitest";
import { everyDay } from "./every-day.ts";

it("tells four weeks day by day, over the end of a year and a night that has an hour less", () => {
  const days = everyDay("2026-12-15", [
    { day: "2026-12-15", units: 4 },
    { day: "2027-01-11", units: 9 },
  ]);
  expect(days).toHaveLength(28);
  expect(days[0]).toEqual({ day: "2026-12-15", units: 4 });
  expect(days[17]).toEqual({ day: "2027-01-01", units: 0 });
  expect(days[27]).toEqual({ day: "2027-01-11", units: 9 });
  expect(everyDay("2026-03-28", []).map(({ day }) => day)).toContain("2026-03-29");
  expect(new Set(everyDay("2026-03-20", []).map(({ day }) => day)).size).toBe(28);
});
