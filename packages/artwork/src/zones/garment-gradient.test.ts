import { describe, expect, test } from "vitest";
import { buildScene } from "@holeshot/artwork";
import type { Scene, TemplateArt } from "@holeshot/artwork";
import type { GradientDirection } from "@holeshot/design";
import { carry, draftGarment, kitPlane } from "@holeshot/garments";
import type { Garment } from "@holeshot/garments";
import { flattenPath } from "@holeshot/geometry";
import type { PiecePoint, Point } from "@holeshot/geometry";
import { channelDistance, mixColours } from "../colour.ts";
import { colourLayer, rectangle, sceneInput } from "../../testing/fixtures.ts";
import { pieceOf } from "../../testing/scene-tools.ts";
import { isInside, outlinesOfPath } from "../polygons/point-in-path.ts";
import { coloursUnder } from "../preflight/colour-under.ts";

const long = process.env["LONG"] === "1";

// Gradients on the real jersey: across chest, back and both sleeves, whose halves bend in the kit plane.

const jersey = draftGarment({ product: "jersey", size: "L" });
const plane = kitPlane(jersey);
const printed = jersey.pieces.filter((piece) => piece.material === "printed");
const [from, to] = ["#ffc21a", "#1b2434"];

const art: TemplateArt = {
  template: "plain",
  product: "jersey",
  pattern: 1,
  slots: [],
  zones: [
    {
      id: "base",
      kind: "ink",
      paths: Object.fromEntries(
        printed.map(({ id, bounds }) => [
          id,
          rectangle(bounds.left - 15, bounds.top - 15, bounds.right + 15, bounds.bottom + 15),
        ]),
      ),
    },
  ],
};

function graded(direction: GradientDirection, garment: Garment = jersey): Scene {
  const layer = colourLayer({ primary: from, gradient: { secondary: to, direction } });
  const input = sceneInput([layer], { art, garment, kitPlane: plane });
  return buildScene(garment === jersey ? input : { ...input, base: jersey });
}

/** Colours at points of a piece, by the scene's own paints. */
function coloursAt(scene: Scene, piece: string, points: readonly Point[]): string[] {
  const drawn = pieceOf(scene, piece);
  const probe = { ...drawn, layers: [...drawn.layers, { layer: "probe", items: [] }] };
  return coloursUnder(probe, "probe", points);
}

/** Where a base point lies along the gradient, from the kit plane alone. */
function shareOf(direction: GradientDirection): (piece: string, point: PiecePoint) => number {
  const vertical = direction === "top_to_bottom" || direction === "bottom_to_top";
  const reversed = direction === "bottom_to_top" || direction === "right_to_left";
  const axis = (piece: string, point: PiecePoint) => {
    const kit = plane(piece, point);
    return vertical ? kit.y : kit.x;
  };
  // Edges are long and the sleeve folds in their middle: the extremes lie between corners.
  const rim = printed.flatMap((piece) =>
    flattenPath<"piece">(piece.outline, 0.1).flatMap(({ points }) =>
      points.flatMap((a, index) => {
        const b = points[(index + 1) % points.length] ?? a;
        return Array.from({ length: 50 }, (_, i) => {
          const point = { x: a.x + ((b.x - a.x) * i) / 50, y: a.y + ((b.y - a.y) * i) / 50 };
          return axis(piece.id, point);
        });
      }),
    ),
  );
  const [low, high] = [Math.min(...rim), Math.max(...rim)];
  return (piece, point) => {
    const share = (axis(piece, point) - low) / (high - low);
    return reversed ? 1 - share : share;
  };
}

/** Points of a piece, well spread, clear of its edge. */
function pointsOf(outline: (typeof printed)[number]): PiecePoint[] {
  const { left, top, right, bottom } = outline.bounds;
  const inside = outlinesOfPath(outline.outline);
  const points: PiecePoint[] = [];
  for (let x = left + 7; x < right; x += 31) {
    for (let y = top + 9; y < bottom; y += 37) {
      if (isInside({ x, y }, inside)) points.push({ x, y });
    }
  }
  return points;
}

function worstOf(found: readonly string[], expected: readonly string[]): number {
  return Math.max(...found.map((colour, i) => channelDistance(colour, expected[i] ?? "#000000")));
}

describe.each<GradientDirection>([
  "top_to_bottom",
  "bottom_to_top",
  "left_to_right",
  "right_to_left",
])("%s", (direction) => {
  const scene = graded(direction);
  const share = shareOf(direction);

  test.each(printed.map((piece) => [piece.id, piece] as const))(
    "A3.4 %s has the colours of the kit plane",
    (id, piece) => {
      const points = pointsOf(piece);
      expect(points.length).toBeGreaterThan(40);
      const expected = points.map((point) => mixColours(from, to, share(id, point)));
      expect(worstOf(coloursAt(scene, id, points), expected)).toBeLessThanOrEqual(6);
    },
  );

  test("A3.5 other sizes have the base size's colours at the same places", () => {
    for (const size of long ? ["XS", "S", "2XL", "4XL"] : ["3XL"]) {
      const garment = draftGarment({ product: "jersey", size });
      const there = carry(jersey, garment);
      const other = graded(direction, garment);
      for (const piece of printed) {
        const points = pointsOf(piece);
        const expected = points.map((point) => mixColours(from, to, share(piece.id, point)));
        const carried = points.map((point) => there(piece.id, point));
        expect(worstOf(coloursAt(other, piece.id, carried), expected)).toBeLessThanOrEqual(8);
      }
    }
  });
});
