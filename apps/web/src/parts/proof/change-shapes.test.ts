import type { PieceScene, SceneItem } from "@holeshot/artwork";
import type { Path } from "@holeshot/geometry";
import { expect, it } from "vitest";
import { layerShapes, shownPath } from "./change-shapes.ts";

const square = (x: number, y: number, side: number): Path => [
  ["M", x, y],
  ["L", x + side, y],
  ["L", x + side, y + side],
  ["L", x, y + side],
  ["Z"],
];
const fill = (path: Path): SceneItem => ({
  kind: "fill",
  path,
  paint: "#000000",
  rule: "nonzero",
  opacity: 1,
});
const scene = (layers: PieceScene["layers"]): PieceScene => ({
  piece: "back",
  ground: "#ffffff",
  cloth: square(0, 0, 500),
  layers,
});

it("a layer's shape is all that it paints: areas, a picture's turned edge, what it is cut to", () => {
  const picture: SceneItem = {
    kind: "image",
    asset: "a",
    matrix: [0, 40, -20, 0, 100, 50],
    opacity: 1,
  };
  const cut: SceneItem = { kind: "clip", path: square(7, 7, 3), rule: "nonzero", items: [picture] };
  const pieces = [
    scene([
      { layer: "", items: [fill(square(0, 0, 9))] },
      { layer: "name", items: [fill(square(1, 2, 3)), picture, cut] },
      { layer: "other", items: [fill(square(4, 4, 4))] },
    ]),
  ];
  const [shape, ...more] = layerShapes(pieces, new Set(["name"]));
  expect(more).toEqual([]);
  expect(shape?.piece).toBe("back");
  const drawn = shownPath(shape ?? { piece: "", paths: [] }, (_piece, { x, y }) => ({ x, y }));
  expect(drawn).toBe("M1 2L4 2L4 5L1 5ZM100 50L100 90L80 90L80 50ZM7 7L10 7L10 10L7 10Z");
});

it("what is out of sight is left out, and nothing is drawn of what cannot be seen", () => {
  const shape = { piece: "back", paths: [square(0, 0, 10), square(100, 0, 10)] };
  const left = (_piece: string, { x, y }: { x: number; y: number }) =>
    x < 50 ? { x: x * 2, y } : null;
  expect(shownPath(shape, left)).toBe("M0 0L20 0L20 10L0 10Z");
  expect(shownPath(shape, () => null)).toBe("");
});

it("layers that put nothing on a piece have no shape there", () => {
  expect(layerShapes([scene([{ layer: "name", items: [] }])], new Set(["name"]))).toEqual([]);
});
