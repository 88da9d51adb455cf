import { expect, test } from "vitest";
import type { Path } from "@holeshot/geometry";
import { recolourVector } from "../vector-image/one-colour.ts";
import type { LinearGradient, SceneItem } from "../scene.ts";
import { placeItems } from "./place-items.ts";
import { withoutOverlaps } from "./without-overlaps.ts";

const square: Path = [["M", 0, 0], ["L", 10, 0], ["L", 10, 10], ["L", 0, 10], ["Z"]];
const fading: LinearGradient = {
  x1: 0,
  y1: 0,
  x2: 10,
  y2: 0,
  stops: [
    { at: 0, colour: "#ff0000", alpha: 0 },
    { at: 1, colour: "#0000ff", alpha: 1 },
  ],
};
const under: SceneItem = {
  kind: "fill",
  path: square,
  paint: "#00ff00",
  rule: "nonzero",
  opacity: 1,
};
const veil: SceneItem = { ...under, paint: fading };

test("what lies under a fading ramp is still drawn", () => {
  expect(withoutOverlaps([under, veil], 0.01)).toHaveLength(2);
  expect(withoutOverlaps([under, { ...veil, paint: "#ff0000" }], 0.01)).toHaveLength(1);
});

test("a fading ramp in one colour keeps fading", () => {
  const placed = placeItems([veil], [1, 0, 0, 1, 0, 0], {
    opacity: 1,
    recolour: "#123456",
    assetName: (asset) => asset,
  });
  const recoloured = recolourVector({ width: 10, height: 10, items: [veil] } as never, "#123456");
  for (const [item] of [placed, recoloured.items]) {
    if (item?.kind !== "fill" || typeof item.paint === "string") throw new Error("no ramp");
    expect(item.paint.stops.map(({ colour, alpha }) => [colour, alpha])).toEqual([
      ["#123456", 0],
      ["#123456", 1],
    ]);
  }
});
