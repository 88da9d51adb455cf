import { describe, expect, test } from "vitest";
import { buildScene } from "@holeshot/artwork";
import type { Colour, SceneInput, SceneItem, TemplateZone } from "@holeshot/artwork";
import { fillPatterns } from "@holeshot/design";
import type { GradientDirection, PatternFill } from "@holeshot/design";
import type { PieceId } from "@holeshot/garments";
import type { KitPoint, Path, PiecePoint, Point } from "@holeshot/geometry";
import { channelDistance, mixColours } from "../colour.ts";
import { colourLayer, rectanglePiece, sceneInput, testArt } from "../../testing/fixtures.ts";
import { centreOf, fillsIn, itemsOf, pieceOf, sizeOf } from "../../testing/scene-tools.ts";
import { gradientItems } from "./gradient-items.ts";
import { coloursUnder } from "../preflight/colour-under.ts";

const [from, to] = ["#ffc21a", "#1b2434"];

/** The base zone alone, graded, on a garment whose sleeve bends away from the front. */
function graded(direction: GradientDirection, changes: Partial<SceneInput> = {}) {
  const art = testArt();
  const layer = colourLayer({ primary: from, gradient: { secondary: to, direction } });
  return buildScene(
    sceneInput([layer], { art: { ...art, zones: art.zones.slice(0, 1) }, ...changes }),
  );
}

/** The colour at a point of a piece, by the scene's own paints. */
function colourAt(scene: ReturnType<typeof graded>, piece: PieceId, point: Point): Colour {
  const drawn = pieceOf(scene, piece);
  const probe = { ...drawn, layers: [...drawn.layers, { layer: "probe", items: [] }] };
  return coloursUnder(probe, "probe", [point])[0] ?? "";
}

const sideBySide = (piece: PieceId, { x, y }: PiecePoint): KitPoint =>
  piece === "front" ? { x, y } : { x: x + 400, y };

test("A3.2 without a layer a zone has the template's colour, else the layer's, else it is bare cloth", () => {
  const paint = (input: SceneInput) =>
    fillsIn(pieceOf(buildScene(input), "front").layers[0]?.items ?? [])[0]?.paint;
  expect(paint(sceneInput([]))).toBe("#eceae3");
  expect(paint(sceneInput([colourLayer()]))).toBe("#ffc21a");
  expect(paint(sceneInput([], { colours: {} }))).toBe("#ffffff");
});

describe("gradients", () => {
  test.each<[GradientDirection, Point, Point]>([
    ["top_to_bottom", { x: 0, y: 0 }, { x: 0, y: 500 }],
    ["bottom_to_top", { x: 0, y: 500 }, { x: 0, y: 0 }],
    ["left_to_right", { x: -200, y: 250 }, { x: 200, y: 250 }],
    ["right_to_left", { x: 200, y: 250 }, { x: -200, y: 250 }],
  ])(
    "A3.3 %s goes from the first colour to the second over what can be seen of the zone",
    (direction, start, end) => {
      const scene = graded(direction);
      expect(channelDistance(colourAt(scene, "front", start), from)).toBeLessThanOrEqual(1);
      expect(channelDistance(colourAt(scene, "front", end), to)).toBeLessThanOrEqual(1);
      expect(fillsIn(pieceOf(scene, "front").layers[0]?.items ?? [])).toHaveLength(1);
    },
  );

  test("A3.3 a gradient spans the whole garment and does not restart at a seam", () => {
    const scene = graded("left_to_right", { kitPlane: sideBySide });
    const seamFront = colourAt(scene, "front", { x: 200, y: 100 });
    const seamBack = colourAt(scene, "back", { x: -200, y: 100 });
    expect(channelDistance(seamFront, mixColours(from, to, 0.5))).toBeLessThanOrEqual(1);
    expect(channelDistance(seamFront, seamBack)).toBeLessThanOrEqual(1);
    expect(channelDistance(colourAt(scene, "back", { x: 200, y: 0 }), to)).toBeLessThanOrEqual(1);
  });

  const bent = (_piece: PieceId, { x, y }: PiecePoint): KitPoint => ({
    x: x + 40 * Math.sin(y / 110),
    y: y + 0.0006 * x * x,
  });

  test.each<GradientDirection>(["left_to_right", "top_to_bottom"])(
    "A3.4 where the kit plane bends, bands of at most 10 mm follow it: %s",
    (direction) => {
      const scene = graded(direction, { kitPlane: bent });
      const [clip] = pieceOf(scene, "front").layers[0]?.items ?? [];
      if (clip?.kind !== "clip") throw new Error("bands expected");
      expect(clip.items.length).toBeGreaterThan(30);
      const vertical = direction === "top_to_bottom";
      const corners = [-200, 0, 200].flatMap((x) =>
        Array.from({ length: 51 }, (_, i) => bent("front", { x, y: i * 10 })),
      );
      const values = corners.map((point) => (vertical ? point.y : point.x));
      const [low, high] = [Math.min(...values), Math.max(...values)];
      let worst = 0;
      for (let x = -197; x < 200; x += 13) {
        for (let y = 3; y < 500; y += 17) {
          const kit = bent("front", { x, y });
          const share = ((vertical ? kit.y : kit.x) - low) / (high - low);
          worst = Math.max(
            worst,
            channelDistance(colourAt(scene, "front", { x, y }), mixColours(from, to, share)),
          );
        }
      }
      expect(worst).toBeLessThanOrEqual(5);
      const widths = clip.items.slice(1, -1).map((band) => {
        if (band.kind !== "fill") throw new Error("fill expected");
        const [a, b] = [band.path[0], band.path[3]];
        return Math.hypot(Number(b?.[1]) - Number(a?.[1]), Number(b?.[2]) - Number(a?.[2]));
      });
      // Ten, and the millimetre that lies under the next band.
      expect(Math.max(...widths)).toBeLessThanOrEqual(11.001);
    },
  );

  test("A3.4 stops go from 0 to 1 on a piece of any size: a canvas refuses any other", () => {
    const wrong: number[][] = [];
    for (let i = 0; i < 24; i += 1) {
      const box = {
        left: -61.3 - i * 7.7,
        top: -9.1 - i * 3.1,
        right: 48.7 + i * 5.3,
        bottom: 70.9 + i,
      };
      const [item] = gradientItems({
        path: [],
        box,
        field: (x, y) => (x + 30 * Math.sin(y / (40 + i)) + 300) / 700,
        covers: () => true,
        from,
        to,
        opacity: 1,
      });
      const paints = item?.kind === "clip" ? fillsIn(item.items).map((fill) => fill.paint) : [];
      expect(paints.length).toBeGreaterThan(5);
      for (const paint of paints) {
        const at = typeof paint === "string" ? [] : paint.stops.map((stop) => stop.at);
        const rising = at.every((value, k) => value >= (at[k - 1] ?? 0));
        if (!rising || at[0] !== 0 || at.at(-1) !== 1) wrong.push(at);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("A3.4 bands of a see-through zone do not lie over each other", () => {
    const layer = colourLayer({
      opacity: 0.5,
      gradient: { secondary: to, direction: "left_to_right" },
    });
    const scene = buildScene(sceneInput([layer], { kitPlane: bent }));
    const fills = fillsIn(pieceOf(scene, "front").layers[0]?.items ?? []).slice(1, -1);
    const ys = fills.map((fill) => [Number(fill.path[0]?.[2]), Number(fill.path[3]?.[2])]);
    expect(fills.length).toBeGreaterThan(10);
    ys.slice(1).forEach(([start], i) => expect(start).toBeCloseTo(ys[i]?.[1] ?? 0, 6));
  });
});

test("A3.5 in another size zones and gradients stretch with the piece", () => {
  const base = sceneInput([]).garment;
  const pieces = base.pieces.map((piece) => rectanglePiece(piece.id, -240, 0, 240, 560));
  const garment = { ...base, size: "3XL", pieces };
  const carry = (_piece: PieceId, { x, y }: PiecePoint): PiecePoint => ({
    x: x * 1.2,
    y: y * 1.12,
  });
  const scene = graded("left_to_right", { garment, base, carry });
  const path = fillsIn(pieceOf(scene, "front").layers[0]?.items ?? [])[0]?.path ?? [];
  expect(sizeOf(path)).toMatchObject({
    width: expect.closeTo(430 * 1.2, 6),
    height: expect.closeTo(530 * 1.12, 6),
  });
  expect(channelDistance(colourAt(scene, "front", { x: -240, y: 200 }), from)).toBeLessThanOrEqual(
    1,
  );
  expect(channelDistance(colourAt(scene, "front", { x: 240, y: 200 }), to)).toBeLessThanOrEqual(1);
});

test("A3.8 an emblem goes with the piece as a whole and keeps its shape", () => {
  const base = sceneInput([]).garment;
  const pieces = base.pieces.map((piece) => rectanglePiece(piece.id, -280, 0, 280, 520));
  const garment = { ...base, size: "3XL", pieces };
  const carry = (_piece: PieceId, { x, y }: PiecePoint): PiecePoint => ({
    x: x * 1.3,
    y: 10 + y * 0.9,
  });
  const star: Path = [["M", 60, 200], ["L", 100, 300], ["L", 20, 300], ["Z"]];
  const art = testArt();
  const [ground] = art.zones;
  if (!ground) throw new Error("no ground");
  const drawn = (emblem: boolean) => {
    const zone = { id: "block", kind: "ink", ...(emblem && { emblem }), paths: { front: star } };
    const zones = [ground, zone as TemplateZone];
    const scene = buildScene(sceneInput([], { art: { ...art, zones }, garment, base, carry }));
    return fillsIn(pieceOf(scene, "front").layers[1]?.items ?? [])[0]?.path ?? [];
  };
  expect(sizeOf(drawn(false)).width).toBeCloseTo(80 * 1.3, 6);
  const whole = drawn(true);
  expect(sizeOf(whole)).toMatchObject({
    width: expect.closeTo(80 * 0.9, 6),
    height: expect.closeTo(100 * 0.9, 6),
  });
  expect(centreOf(whole)).toMatchObject({
    x: expect.closeTo(60 * 1.3, 6),
    y: expect.closeTo(10 + 250 * 0.9, 6),
  });
});

describe("patterns", () => {
  const fill = (changes: Partial<PatternFill>): PatternFill => ({
    pattern: "hatch",
    scale: 1,
    rotation: 30,
    colours: ["#d8262f", "#163f8c"],
    ...changes,
  });
  const patternOf = (changes: Partial<PatternFill>): readonly SceneItem[] => {
    const items = itemsOf(buildScene(sceneInput([colourLayer({ fill: fill(changes) })])), "c1");
    const clip = items.find((item) => item.kind === "clip");
    return clip?.kind === "clip" ? clip.items : [];
  };

  test.each(fillPatterns)(
    "A3.6 %s is drawn in paths of its own colours, inside the zone, the same each time",
    (pattern) => {
      const items = patternOf({ pattern });
      expect(items.length).toBeGreaterThan(0);
      expect(items.every((item) => item.kind === "fill")).toBe(true);
      const used = fillsIn(items).map((item) => item.paint);
      expect(["#d8262f", "#163f8c"]).toEqual(expect.arrayContaining(used));
      expect(patternOf({ pattern })).toEqual(items);
    },
  );

  test.each(fillPatterns)("A3.6 scale makes %s coarser", (pattern) => {
    const count = (scale: number) =>
      fillsIn(patternOf({ pattern, scale })).reduce((sum, item) => sum + item.path.length, 0);
    expect(count(2)).toBeLessThan(count(1));
  });

  test("A3.6 halftone dots grow along the direction over the whole zone", () => {
    const [dots] = fillsIn(patternOf({ pattern: "halftone", rotation: 90, colours: ["#000000"] }));
    const radii: { y: number; radius: number }[] = [];
    dots?.path.forEach((command, index) => {
      const next = dots.path[index + 1];
      if (command[0] !== "M" || next?.[0] !== "C") return;
      radii.push({ y: command[2], radius: next[6] - command[2] });
    });
    const mean = (test: (y: number) => boolean) => {
      const some = radii.filter(({ y }) => test(y));
      return some.reduce((sum, { radius }) => sum + radius, 0) / some.length;
    };
    expect(mean((y) => y < 150)).toBeLessThan(mean((y) => y > 200 && y < 300));
    expect(mean((y) => y > 200 && y < 300)).toBeLessThan(mean((y) => y > 400));
  });
});
