import { describe, expect, it } from "vitest";
import { addWorkingDays, lastDayFor, scheduleOf } from "./working-days.ts";

describe("addWorkingDays", () => {
  it("passes over the weekend", () => {
    const friday = new Date(2026, 10, 20, 12);
    expect(addWorkingDays(friday, 1)).toEqual(new Date(2026, 10, 23, 12));
    expect(addWorkingDays(friday, 15)).toEqual(new Date(2026, 11, 11, 12));
  });

  it("is the day itself for none", () => {
    expect(addWorkingDays(new Date(2026, 10, 21), 0)).toEqual(new Date(2026, 10, 21));
  });
});

describe("scheduleOf", () => {
  const monday = new Date(2026, 2, 9, 12);

  it("starts at once without a manual check", () => {
    const terms = { production: 15, transport: 1, manualCheck: false };
    expect(scheduleOf(monday, terms)).toEqual({
      proof: null,
      approveBy: null,
      delivered: addWorkingDays(monday, 16),
    });
  });

  it("waits for the approval with one", () => {
    const terms = { production: 15, transport: 1, manualCheck: true };
    const { approveBy, delivered } = scheduleOf(monday, terms);
    expect(approveBy).toEqual(new Date(2026, 2, 13, 12));
    expect(delivered).toEqual(addWorkingDays(new Date(2026, 2, 13, 12), 16));
  });

  it("is earlier by a faster way, and the day itself for who fetches it", () => {
    const by = (transport: number) =>
      scheduleOf(monday, { production: 15, transport, manualCheck: false }).delivered;
    expect(by(2)).toEqual(addWorkingDays(monday, 17));
    expect(by(1)).toEqual(addWorkingDays(monday, 16));
    expect(by(0)).toEqual(addWorkingDays(monday, 15));
  });
});

describe("lastDayFor", () => {
  it.each([
    [15, 1, false],
    [15, 0, true],
    [3, 4, false],
    [0, 0, false],
  ])(
    "with %i + %i days is in time, and a day later is not",
    (production, transport, manualCheck) => {
      const terms = { production, transport, manualCheck };
      for (let day = 1; day <= 40; day += 1) {
        const race = new Date(2026, 2, day, 12);
        const last = lastDayFor(race, terms);
        const before = (one: Date | null) => one !== null && one < new Date(2026, 2, day);
        expect(before(scheduleOf(last, terms).delivered)).toBe(true);
        const next = new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1, 12);
        expect(before(scheduleOf(next, terms).delivered)).toBe(false);
      }
    },
  );
});
