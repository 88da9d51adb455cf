import { expect, it } from "vitest";
import { merelyLate } from "./watch-findings.ts";

it("letters and pictures that are on their way are no findings, those the shop does not have are", () => {
  const assets = {
    absentFont: (id: string) => id === "gone",
    absentPicture: (id: string) => id === "gone",
  };
  const late = (code: "missing_font" | "missing_picture" | "thin_stroke", of: string): boolean =>
    merelyLate({ code, params: { font: of, source: of } }, assets);
  expect(late("missing_font", "anton")).toBe(true);
  expect(late("missing_font", "gone")).toBe(false);
  expect(late("missing_picture", "a logo")).toBe(true);
  expect(late("missing_picture", "gone")).toBe(false);
  expect(late("thin_stroke", "anton")).toBe(false);
});
