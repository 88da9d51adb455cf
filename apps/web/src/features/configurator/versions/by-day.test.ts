import { expect, it } from "vitest";
import { byDay, daysBetween } from "./by-day.ts";
import type { Version } from "./versions-api.ts";

const made = (at: Date): Version => ({ made_at: at.toISOString() }) as Version;

it("puts versions under the reader's own days, in their order", () => {
  const night = [
    made(new Date(2026, 5, 16, 0, 1)),
    made(new Date(2026, 5, 15, 23, 59)),
    made(new Date(2026, 5, 15, 0, 0)),
  ];
  const days = byDay(night);
  expect(days.map(({ day, versions }) => [day.getDate(), versions.length])).toEqual([
    [16, 1],
    [15, 2],
  ]);
  expect(days.flatMap(({ versions }) => versions)).toEqual(night);
});

it("counts nights, not hours", () => {
  expect(daysBetween(new Date(2026, 5, 15, 23, 59), new Date(2026, 5, 16, 0, 1))).toBe(1);
  expect(daysBetween(new Date(2026, 5, 15, 0, 1), new Date(2026, 5, 15, 23, 59))).toBe(0);
  // The clock goes back and forward in between, where it does.
  expect(daysBetween(new Date(2026, 9, 24), new Date(2026, 9, 26))).toBe(2);
  expect(daysBetween(new Date(2026, 2, 28), new Date(2026, 2, 30))).toBe(2);
});
