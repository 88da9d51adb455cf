import { describe, expect, test } from "vitest";
import { nextStage, productionStages, workingDaysAfter } from "./production.ts";

describe("stations of the workshop", () => {
  test("follow one another and end", () => {
    const walked = ["art"];
    for (let at = nextStage("art"); at !== null; at = nextStage(at)) walked.push(at);
    expect(walked).toEqual(productionStages);
    expect(walked.at(-1)).toBe("packed");
  });
});

describe("working days", () => {
  test.each([
    // 2026-11-20 is a Friday.
    ["2026-11-20", 0, "2026-11-20"],
    ["2026-11-20", 1, "2026-11-23"],
    ["2026-11-20", 5, "2026-11-27"],
    ["2026-11-21", 1, "2026-11-23"],
    ["2026-11-22", 10, "2026-12-04"],
    ["2026-12-30", 3, "2027-01-04"],
    ["2028-02-28", 2, "2028-03-01"],
  ])("%s and %i more is %s", (day, days, expected) => {
    expect(workingDaysAfter(day, days)).toBe(expected);
  });

  test("no day is no day", () => {
    expect(() => workingDaysAfter("soon", 1)).toThrow(RangeError);
  });
});
