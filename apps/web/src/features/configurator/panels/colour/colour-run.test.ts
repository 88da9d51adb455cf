import { expect, it } from "vitest";
import { colourRun } from "./colour-run.ts";

it("is the colour itself, or runs the way the gradient does", () => {
  expect(colourRun("#ffffff", null)).toBe("#ffffff");
  expect(colourRun("#ffffff", { secondary: "#000000", direction: "right_to_left" })).toBe(
    "linear-gradient(to left, #ffffff, #000000)",
  );
});
