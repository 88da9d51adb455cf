import { describe, expect, test } from "vitest";
import { buildScene } from "@holeshot/artwork";
import type { Scene, TemplateArt } from "@holeshot/artwork";
import type { GradientDirection } from "@holeshot/design";
import { carry, draftGarment, edgeOf, kitPlane } from "@holeshot/garments";
import type { EdgeRef, Garment } from "@holeshot/garments";
import { flattenPath, pathLength, pointAtLength } from "@holeshot/geometry";
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

/** Half the width of a flattened piece on the kit plane. */
function farthest(ids: readonly string[]): number {
  const all = printed.filter(({ id }) => ids.includes(id));
  return Math.max(
    ...all.flatMap((piece) =>
      flattenPath<"piece">(piece.outline, 0.1).flatMap(({ points }) =>
        points.map((point) => Math.abs(plane(piece.id, point).x)),
      ),
    ),
  );
}
const bodyHalf = farthest(["front", "back"]);
const sleeveEnd = farthest(["sleeve_left", "sleeve_right"]);

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

/** The kit plane as it is worn: ±300 mm of body, and 322 mm of sleeve drawn in to 75 beside it. */
function worn(x: number): number {
  const beyond = Math.abs(x) - bodyHalf;
  if (beyond <= 0) return x;
  const [length, room] = [sleeveEnd - bodyHalf, bodyHalf / 4];
  return Math.sign(x) * (bodyHalf + 1 / (1 / beyond + 1 / room - 1 / length));
}

/** Where a base point lies along the gradient, from the kit plane alone. */
function shareOf(direction: GradientDirection): (piece: string, point: PiecePoint) => number {
  const vertical = direction === "top_to_bottom" || direction === "bottom_to_top";
  const reversed = direction === "bottom_to_top" || direction === "right_to_left";
  const axis = (piece: string, point: PiecePoint) => {
    const kit = plane(piece, point);
    return vertical ? kit.y : worn(kit.x);
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

function pieceById(id: string): (typeof printed)[number] {
  const found = printed.find((piece) => piece.id === id);
  if (!found) throw new Error(id);
  return found;
}

/** A place on an edge, by its share of the edge's length. */
function pointOn({ piece, edge }: EdgeRef, share: number): Point {
  const { path } = edgeOf(pieceById(piece), edge);
  return pointAtLength(path, share * pathLength(path)).point;
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

describe("A3.3 from left to right the chest shows the run of the colours, as one sees the garment worn", () => {
  const scene = graded("left_to_right");
  /** How far along two colours a place is, read from its picture. */
  const shareAt = (piece: string, points: readonly Point[]) =>
    coloursAt(scene, piece, points).map((colour) => {
      const red = Number.parseInt(colour.slice(1, 3), 16);
      return (red - 0xff) / (0x1b - 0xff);
    });

  test("from a seventh to six sevenths between armpit and armpit, and evenly", () => {
    const y = 330;
    const across = [-290, -145, 0, 145, 290].map((x) => ({ x, y }));
    const shares = shareAt("front", across);
    expect(shares[0]).toBeLessThan(1 / 7);
    expect(shares[4]).toBeGreaterThan(6 / 7);
    expect(shares[2]).toBeCloseTo(0.5, 1);
    const steps = shares.slice(1).map((share, i) => share - (shares[i] ?? 0));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.02);
  });

  test("and rises on and on to the cuff, with no step where the sleeve is sewn on", () => {
    for (const piece of printed.filter(({ id }) => id.startsWith("sleeve_"))) {
      const points = pointsOf(piece);
      const shares = shareAt(piece.id, points);
      const along = points
        .map((point, i) => ({ x: plane(piece.id, point).x, share: shares[i] ?? 0 }))
        .toSorted((a, b) => a.x - b.x);
      along.slice(1).forEach(({ share }, i) => {
        expect(share).toBeGreaterThan((along[i]?.share ?? 0) - 0.02);
      });
    }
    const ids = new Set(printed.map(({ id }) => id));
    const seams = jersey.seams.filter(({ a, b }) => ids.has(a.piece) && ids.has(b.piece));
    expect(seams.length).toBeGreaterThan(5);
    for (const { a, b } of seams) {
      for (const at of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const one = pointOn(a, at);
        const other = pointOn(b, 1 - at);
        const [left = 0] = shareAt(a.piece, [one]);
        const [right = 0] = shareAt(b.piece, [other]);
        expect(Math.abs(left - right), `${a.piece} ${b.piece} ${at}`).toBeLessThan(0.025);
      }
    }
  });

  test("a zone of one sleeve runs over that sleeve alone", () => {
    const pick = ({ sleeve_left = [] }: TemplateArt["zones"][number]["paths"]) => ({ sleeve_left });
    const only = { ...art, zones: art.zones.map((zone) => ({ ...zone, paths: pick(zone.paths) })) };
    const layer = colourLayer({
      primary: from,
      gradient: { secondary: to, direction: "left_to_right" },
    });
    const own = buildScene(sceneInput([layer], { art: only, garment: jersey, kitPlane: plane }));
    const found = coloursAt(own, "sleeve_left", pointsOf(pieceById("sleeve_left")));
    expect(Math.min(...found.map((colour) => channelDistance(colour, from)))).toBeLessThan(30);
    expect(Math.min(...found.map((colour) => channelDistance(colour, to)))).toBeLessThan(30);
  });
});
