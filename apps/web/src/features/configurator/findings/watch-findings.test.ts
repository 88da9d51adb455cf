import type { Finding } from "@holeshot/artwork";
import { expect, it } from "vitest";
import { joinSamples, merelyLate } from "./watch-findings.ts";

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

function found(code: Finding["code"], layer: string, text = ""): Finding {
  const on = { product: "jersey", layer, place: null } as const;
  return { code, level: "advice", ...on, params: text === "" ? {} : { text, count: 1 }, fix: [] };
}

it("the samples of a design are one point that names each of them once; others stay as they are", () => {
  const thin = found("thin_stroke", "a");
  const all = [
    thin,
    found("sample_left", "number-chest", "86"),
    found("sample_left", "number-back", "86"),
    found("unfilled_name", "b"),
    found("sample_left", "mark-chest", "TORQAL"),
  ];
  expect(joinSamples(all)).toEqual([
    thin,
    found("sample_left", "number-chest", "86, TORQAL"),
    found("unfilled_name", "b"),
  ]);
  expect(joinSamples([thin])).toEqual([thin]);
});
