import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { buildScene, drawItems } from "@holeshot/artwork";
import type { CanvasTarget, Scene } from "@holeshot/artwork";
import { fillPatterns } from "@holeshot/design";
import { draftGarment, edgeOf, kitPlane } from "@holeshot/garments";
import type { Garment, Piece } from "@holeshot/garments";
import { pathLength, pointAtLength } from "@holeshot/geometry";
import type { Point } from "@holeshot/geometry";
import { colourLayer, rectangle, sceneInput } from "../../testing/fixtures.ts";
import { pieceOf } from "../../testing/scene-tools.ts";

const base = draftGarment({ product: "jersey", size: "L" });
const scale = 2;

function patterned(pattern: string, garment: Garment): Scene {
  const everywhere = rectangle(-500, -200, 500, 1000);
  const fill = { pattern, scale: 1.8, rotation: 25, colours: ["#ff0000", "#0000ff"] };
  const printed = garment.pieces.filter(({ material }) => material === "printed");
  const paths = Object.fromEntries(printed.map(({ id }) => [id, everywhere]));
  return buildScene({
    ...sceneInput([colourLayer({ primary: "#ffffff", fill })]),
    garment,
    base,
    kitPlane: kitPlane(base),
    art: {
      template: "blok",
      product: "jersey",
      pattern: 1,
      zones: [{ id: "base", kind: "ink", paths }],
      slots: [],
    },
  });
}

/** The colour of a piece's places, read off a drawing. */
function reader(scene: Scene, piece: Piece): (point: Point) => string {
  const { left, top, right, bottom } = piece.bounds;
  const canvas = createCanvas((right - left + 4) * scale, (bottom - top + 4) * scale);
  const context = canvas.getContext("2d");
  context.setTransform(scale, 0, 0, scale, (2 - left) * scale, (2 - top) * scale);
  for (const layer of pieceOf(scene, piece.id).layers) {
    drawItems(context as unknown as CanvasTarget<unknown>, layer.items, () => undefined);
  }
  const { data, width } = context.getImageData(0, 0, canvas.width, canvas.height);
  return ({ x, y }) => {
    const at = (Math.round((y - top + 2) * scale) * width + Math.round((x - left + 2) * scale)) * 4;
    const strong = (value: number) => ((value ?? 0) > 127 ? 1 : 0);
    return [0, 1, 2].map((i) => strong(data[at + i] ?? 0)).join("");
  };
}

const seams = [
  ["front.side_left", "back.side_left"],
  ["front.side_right", "back.side_right"],
  ["front.armhole_left", "sleeve_left.cap_front"],
  ["back.armhole_right", "sleeve_right.cap_back"],
  ["front.shoulder_left", "back.shoulder_left"],
] as const;

/** The share of a seam's places whose colour is found nowhere within a millimetre of its partner's place. */
function broken(scene: Scene, garment: Garment): number {
  const readers = new Map(
    garment.pieces
      .filter(({ material }) => material === "printed")
      .map((piece) => [piece.id, { piece, read: reader(scene, piece) }]),
  );
  let places = 0;
  let wrong = 0;
  for (const [a, b] of seams) {
    const sides = [a, b].map((name) => {
      const [id = "", edge = ""] = name.split(".");
      const { piece, read } = readers.get(id) ?? {};
      if (!piece || !read) throw new Error(id);
      const { path } = edgeOf(piece, edge);
      const length = pathLength(path);
      return { length, at: (mm: number) => read(pointAtLength(path, mm).point) };
    });
    const [one, other] = sides as [(typeof sides)[0], (typeof sides)[0]];
    for (let share = 0.04; share < 0.96; share += 0.01) {
      places += 1;
      // Paired edges run in opposite directions.
      const here = one.at(share * one.length);
      const there = [-1, -0.5, 0, 0.5, 1].map((mm) => other.at((1 - share) * other.length + mm));
      if (!there.includes(here)) wrong += 1;
    }
  }
  return wrong / places;
}

test.each(fillPatterns)(
  "A3.7 %s runs on across seams, in every size",
  { timeout: 180_000 },
  (pattern) => {
    expect(broken(patterned(pattern, base), base)).toBeLessThan(0.02);
    const large = draftGarment({ product: "jersey", size: "2XL" });
    expect(broken(patterned(pattern, large), large)).toBeLessThan(0.02);
  },
);

test("A3.7 a pattern keeps its millimetres on the front in every size", () => {
  const large = draftGarment({ product: "jersey", size: "2XL" });
  const small = reader(patterned("checker", base), pieceIn(base, "front"));
  const wide = reader(patterned("checker", large), pieceIn(large, "front"));
  const places = Array.from({ length: 200 }, (_, i) => ({
    x: -150 + i * 1.5,
    y: 250 + (i % 40) * 5,
  }));
  const same = places.filter((place) => small(place) === wide(place)).length;
  expect(same / places.length).toBeGreaterThan(0.98);
});

function pieceIn(garment: Garment, id: string): Piece {
  const found = garment.pieces.find((piece) => piece.id === id);
  if (!found) throw new Error(id);
  return found;
}
