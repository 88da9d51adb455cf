import { buildScene } from "@holeshot/artwork";
import type { DesignDocument, ImageLayer } from "@holeshot/design";
import { baseSize, draftGarment } from "@holeshot/garments";
import type { PiecePoint, Point, ScreenPoint } from "@holeshot/geometry";
import { expect, it } from "vitest";
import { createEditorStore } from "../model/editor-store.ts";
import { type ClothView, localMap } from "../stage/view/cloth-view.ts";
import { overSeams } from "../stage/view/over-seams.ts";
import type { GestureStart } from "./gesture.ts";
import { moveGesture } from "./move-gesture.ts";

// The back lies to the right of the front, side seam on side seam, as on a garment that is turned open: there a drag is a straight
// line. Both seams are straight in the base size; where they stand is read off the pattern.

const garment = draftGarment({ product: "jersey", size: baseSize("jersey") });

function endsOf(piece: string): readonly [Point, Point] {
  const edges = garment.pieces.find(({ id }) => id === piece)?.edges;
  const path = edges?.find(({ name }) => name === "side_left")?.path ?? [];
  const [from, to] = [path[0], path[1]];
  if (from?.[0] !== "M" || to?.[0] !== "L" || path.length !== 2) throw new Error("not straight");
  return [
    { x: from[1], y: from[2] },
    { x: to[1], y: to[2] },
  ];
}

const [frontTop, frontFoot] = endsOf("front");
const [backFoot, backTop] = endsOf("back");
const lean = (a: Point, b: Point): number => Math.atan2(b.y - a.y, b.x - a.x);
/** How the back is turned against the front where both are sewn. */
const turn = lean(backTop, backFoot) - lean(frontTop, frontFoot);

function turned({ x, y }: Point, from: Point, to: Point, angle: number): PiecePoint {
  const [dx, dy] = [x - from.x, y - from.y];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: to.x + dx * cos - dy * sin, y: to.y + dx * sin + dy * cos };
}

const onBack = (point: Point): PiecePoint => turned(point, frontTop, backTop, turn);
const onFront = (point: Point): PiecePoint => turned(point, backTop, frontTop, -turn);
const isFront = ({ x, y }: Point): boolean =>
  (frontFoot.x - frontTop.x) * (y - frontTop.y) - (frontFoot.y - frontTop.y) * (x - frontTop.x) > 0;

const cloth: ClothView = {
  garment,
  at: (x, y) =>
    isFront({ x, y })
      ? { piece: "front", point: { x, y } }
      : { piece: "back", point: onBack({ x, y }) },
  find: (piece, point) => {
    const seen = piece === "front" ? point : piece === "back" ? onFront(point) : null;
    return seen && isFront(seen) === (piece === "front") ? ({ ...seen } as ScreenPoint) : null;
  },
  mapAt: (piece, point) => localMap(cloth.find, piece, point),
};

const logo: ImageLayer = {
  id: "logo",
  kind: "image",
  hidden: false,
  locked: false,
  piece: "front",
  x: 150,
  y: 450,
  rotation: 10,
  width: 120,
  source: { type: "logo", id: "bars" },
  mirrored: false,
};

function drag(flag: boolean | undefined) {
  const layer = { ...logo, ...(flag !== undefined && { across_seams: flag }) };
  const design: DesignDocument = {
    schema: 1,
    pattern: 1,
    products: { jersey: { template: "any", layers: [layer], properties: {} } },
  };
  const store = createEditorStore(design, "jersey");
  const goesOn = flag !== false;
  const view = goesOn ? overSeams(cloth) : cloth;
  const map = view.mapAt("front", { x: 150, y: 450 });
  if (!map) throw new Error("no map");
  const start: GestureStart = {
    store,
    product: "jersey",
    layers: ["logo"],
    box: { piece: "front", x: 150, y: 450, width: 120, height: 60, rotation: 10 },
    view,
    map,
    pointer: { x: 160, y: 455 },
    guides: () => ({ xs: [], ys: [] }),
    placeAt: (_layer, { x, y }) => ({ x, y }),
    basePoint: ({ x, y }) => ({ x, y }),
    settle: () => undefined,
    goesOn,
    pieces: new Set(["front", "back", "sleeve_left", "sleeve_right"]),
  };
  const gesture = moveGesture(start, 1);
  return {
    to: (x: number, y: number) =>
      gesture.move({ x, y }, { shift: false, free: true }, { x: 0, y: 0 }),
    layer: () => store.state().editing.document.products.jersey?.layers[0] as ImageLayer,
  };
}

it("stays under the finger over a seam and back again, and says that it goes on", () => {
  const { to, layer } = drag(undefined);
  for (let x = 160; x <= 420; x += 5) {
    to(x, 455);
    const { piece, x: left, y: top } = layer();
    const seen = piece === "front" ? { x: left, y: top } : onFront({ x: left, y: top });
    // Held 10 mm right of its middle and 5 mm below.
    const off = Math.hypot(seen.x - (x - 10), seen.y - 450);
    expect(off, `pointer at ${x}, on ${piece}`).toBeLessThan(1.5);
  }
  expect(layer().piece).toBe("back");
  expect(layer().across_seams).toBe(true);
  expect(layer().rotation).toBeCloseTo(10 + (turn * 180) / Math.PI, 0);
  for (let x = 420; x >= 160; x -= 5) to(x, 455);
  expect(layer().piece).toBe("front");
  expect(Math.abs(layer().x - 150)).toBeLessThan(3);
  expect(Math.abs(layer().y - 450)).toBeLessThan(3);
  expect(Math.abs(layer().rotation - 10)).toBeLessThan(2);
});

it("says nothing of seams while it reaches over none", () => {
  const { to, layer } = drag(undefined);
  to(120, 420);
  expect("across_seams" in layer()).toBe(false);
});

it("changes its piece with the pointer, and nothing else, where its owner wants it cut off", () => {
  const { to, layer } = drag(false);
  to(295, 455);
  expect(layer().piece).toBe("front");
  to(330, 455);
  expect(layer()).toMatchObject({ piece: "back", rotation: 10, across_seams: false });
});

it("is drawn on both pieces half-way", () => {
  const { to, layer } = drag(undefined);
  to(300, 455);
  const scene = buildScene({
    document: {
      schema: 1,
      pattern: 1,
      products: { jersey: { template: "any", layers: [layer()], properties: {} } },
    },
    product: "jersey",
    garment,
    art: { template: "any", product: "jersey", pattern: 1, zones: [], slots: [] },
    fonts: () => undefined,
    vectors: () => ({
      width: 2,
      height: 1,
      items: [
        {
          kind: "fill",
          path: [["M", 0, 0], ["L", 2, 0], ["L", 2, 1], ["L", 0, 1], ["Z"]],
          paint: "#ff0000",
          rule: "nonzero",
          opacity: 1,
        },
      ],
    }),
    images: () => undefined,
  });
  const drawn = scene.pieces.filter(({ layers }) => layers.length > 0).map(({ piece }) => piece);
  expect(drawn.toSorted()).toEqual(["back", "front"]);
});
