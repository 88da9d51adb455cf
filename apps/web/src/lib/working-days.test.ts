import { describe, expect, it } from "vitest";
import { addWorkingDays, scheduleOf } from "./working-days.ts";

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
    expect(scheduleOf(monday, false, 15)).toEqual({
      proof: null,
      approveBy: null,
      delivered: addWorkingDays(monday, 16),
    });
  });

  it("waits for the approval with one", () => {
    const { approveBy, delivered } = scheduleOf(monday, true, 15);
    expect(approveBy).toEqual(new Date(2026, 2, 13, 12));
    expect(delivered).toEqual(addWorkingDays(new Date(2026, 2, 13, 12), 16));
  });
});
