import { createCanvas, loadImage, Path2D } from "@napi-rs/canvas";
import type { Canvas, Image, SKRSContext2D } from "@napi-rs/canvas";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  buildScene,
  createPiecePainter,
  createSceneMemo,
  drawPiece,
  redrawPiece,
} from "@holeshot/artwork";
import type { CanvasTarget, PieceScene } from "@holeshot/artwork";
import { applyCommand } from "@holeshot/design";
import type { Command } from "@holeshot/design";
import { sceneInput } from "../../testing/fixtures.ts";
import { isCalm, rgbAt } from "../../testing/likeness.ts";
import type { Pixels } from "../../testing/pixels.ts";
import { pieceOf } from "../../testing/scene-tools.ts";
import { photoFile, seededDesign } from "../../testing/seeded-design.ts";

const view = { left: -215.3, top: -12.7, scale: 0.83 };
const image = await loadImage(photoFile());
const pictures = () => image;

function canvas() {
  const context = createCanvas(360, 440).getContext("2d");
  return { context, target: context as unknown as CanvasTarget<Image> };
}

function pixelsOf(context: SKRSContext2D): Pixels {
  return {
    width: 360,
    height: 440,
    data: new Uint8Array(context.getImageData(0, 0, 360, 440).data),
  };
}

function whole(piece: PieceScene): Pixels {
  const { context, target } = canvas();
  drawPiece(target, piece, pictures, view);
  return pixelsOf(context);
}

/** Largest difference on soft edges, which a renderer cuts anew for every clip, and away from them. */
function differences(a: Pixels, b: Pixels) {
  let [edges, calm] = [0, 0];
  for (let y = 2; y < a.height - 2; y += 1) {
    for (let x = 2; x < a.width - 2; x += 1) {
      const at = (y * a.width + x) * 4;
      if (
        a.data[at] === b.data[at] &&
        a.data[at + 1] === b.data[at + 1] &&
        a.data[at + 2] === b.data[at + 2]
      )
        continue;
      const [one, other] = [rgbAt(a, x, y), rgbAt(b, x, y)];
      const off = Math.max(...one.map((value, i) => Math.abs(value - (other[i] ?? 0))));
      // A soft edge that falls differently leaves one of the two calm; what is stale is larger than an edge is wide.
      if (isCalm(b, x, y) && isCalm(a, x, y)) calm = Math.max(calm, off);
      else edges = Math.max(edges, off);
    }
  }
  return { edges, calm };
}

const product = "jersey";
const layer = fc.constantFrom("t0", "t1", "t2", "i0", "i1");
const act: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant("move_layers" as const),
    product: fc.constant("jersey" as const),
    layers: layer.map((id) => [id]),
    dx: fc.integer({ min: -150, max: 150 }),
    dy: fc.integer({ min: -90, max: 90 }),
  }),
  fc.record({
    type: fc.constant("scale_layers" as const),
    product: fc.constant("jersey" as const),
    layers: layer.map((id) => [id]),
    factor: fc.constantFrom(0.5, 1.7),
  }),
  fc.record({
    type: fc.constant("reorder_layer" as const),
    product: fc.constant("jersey" as const),
    layer,
    index: fc.nat(8),
  }),
  fc.record({
    type: fc.constant("remove_layers" as const),
    product: fc.constant("jersey" as const),
    layers: layer.map((id) => [id]),
  }),
  fc.record({
    type: fc.constant("set_hidden" as const),
    product: fc.constant("jersey" as const),
    layers: layer.map((id) => [id]),
    hidden: fc.boolean(),
  }),
  fc.record({
    type: fc.constant("set_zone" as const),
    product: fc.constant("jersey" as const),
    zone: fc.constantFrom("base", "block"),
    id: fc.constant("z"),
    primary: fc.constantFrom("#111111", "#eeeeee"),
  }),
);

test("A5.10 drawing only what changed gives the picture of drawing all", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.array(act, { minLength: 1, maxLength: 5 }),
      (seed, acts) => {
        const memo = createSceneMemo();
        const input = sceneInput(seededDesign(seed), { memo });
        const { context, target } = canvas();
        let { document } = input;
        let shown = pieceOf(buildScene(input), "front");
        drawPiece(target, shown, pictures, view);
        for (const command of acts) {
          const result = applyCommand(document, command);
          if (!result.ok) continue;
          document = result.document;
          const next = pieceOf(buildScene({ ...input, document }), "front");
          redrawPiece(target, shown, next, pictures, view);
          shown = next;
        }
        const off = differences(pixelsOf(context), whole(shown));
        expect(off.calm).toBeLessThanOrEqual(4);
        expect(off.edges).toBeLessThanOrEqual(128);
      },
    ),
    { numRuns: process.env["LONG"] === "1" ? 60 : 5 },
  );
});

test("A5.11 a painter shows the same through drags of one layer and then another", () => {
  const memo = createSceneMemo();
  const input = sceneInput(seededDesign(4), { memo });
  const newPath = () => new Path2D();
  const { context, target } = canvas();
  let surfaces = 0;
  const painter = createPiecePainter<Image | Canvas>(target, { width: 360, height: 440 }, () => {
    surfaces += 1;
    const hidden = canvas();
    return {
      target: hidden.target,
      picture: hidden.context.canvas,
    };
  });
  let { document } = input;
  let shown = pieceOf(buildScene(input), "front");
  painter.paint(shown, pictures, { ...view, newPath });
  const rects: (number | undefined)[] = [];
  for (const [layers, times] of [
    [["t1"], 6],
    [["i1"], 1],
    [["t2"], 5],
    [["t1"], 2],
  ] as const) {
    for (let i = 0; i < times; i += 1) {
      const moved = applyCommand(document, { type: "move_layers", product, layers, dx: 7, dy: -3 });
      if (!moved.ok) throw new Error(moved.code);
      document = moved.document;
      shown = pieceOf(buildScene({ ...input, document }), "front");
      rects.push(painter.paint(shown, pictures, { ...view, newPath })?.width);
    }
  }
  expect(painter.paint(shown, pictures, { ...view, newPath })).toBeNull();
  const off = differences(pixelsOf(context), whole(shown));
  expect(off.calm).toBeLessThanOrEqual(4);
  expect(off.edges).toBeLessThanOrEqual(128);
  expect(surfaces).toBe(2);
  expect(Math.max(...rects.map((width) => width ?? 999))).toBeLessThanOrEqual(360);
  expect(rects[6]).toBeLessThan(150);
  const closer = painter.paint(shown, pictures, { ...view, scale: 1.1, newPath });
  expect(closer).toEqual({ x: 0, y: 0, width: 360, height: 440 });
});

test("A5.11 a painter told what will move has all it needs before the first move", () => {
  const memo = createSceneMemo();
  const input = sceneInput(seededDesign(4), { memo });
  const { context, target } = canvas();
  let drawn = 0;
  const painter = createPiecePainter<Image | Canvas>(target, { width: 360, height: 440 }, () => {
    const hidden = canvas();
    const target = new Proxy(hidden.target, {
      get: (on, name) => {
        if (name === "clearRect") drawn += 1;
        const part: unknown = Reflect.get(on, name);
        return typeof part === "function" ? (part.bind(on) as unknown) : part;
      },
      set: (on, name, value) => Reflect.set(on, name, value),
    });
    return { target, picture: hidden.context.canvas };
  });
  let shown = pieceOf(buildScene(input), "front");
  painter.paint(shown, pictures, view);
  expect(painter.expect("no such layer", pictures)).toBe(false);
  expect(painter.expect("t1", pictures)).toBe(true);
  expect(painter.expect("t1", pictures)).toBe(false);
  expect(drawn).toBe(2);
  const command = { type: "move_layers", product, layers: ["t1"], dx: 9, dy: 4 } as const;
  const moved = applyCommand(input.document, command);
  if (!moved.ok) throw new Error(moved.code);
  shown = pieceOf(buildScene({ ...input, document: moved.document }), "front");
  painter.paint(shown, pictures, view);
  expect(drawn).toBe(2);
  const off = differences(pixelsOf(context), whole(shown));
  expect(off.calm).toBeLessThanOrEqual(4);
  expect(off.edges).toBeLessThanOrEqual(128);
  expect(painter.repaint(shown, pictures, view)).toEqual({ x: 0, y: 0, width: 360, height: 440 });
  expect(pixelsOf(context)).toEqual(whole(shown));
});

test("A5.10 a small change draws a small part, no change draws nothing", () => {
  const memo = createSceneMemo();
  const input = sceneInput(seededDesign(3), { memo });
  const before = pieceOf(buildScene(input), "front");
  const { target } = canvas();
  drawPiece(target, before, pictures, view);
  expect(
    redrawPiece(target, before, pieceOf(buildScene(input), "front"), pictures, view),
  ).toBeNull();
  const moved = applyCommand(input.document, {
    type: "move_layers",
    product,
    layers: ["i1"],
    dx: 2,
    dy: 0,
  });
  if (!moved.ok) throw new Error(moved.code);
  const after = pieceOf(buildScene({ ...input, document: moved.document }), "front");
  const rect = redrawPiece(target, before, after, pictures, view);
  expect((rect?.width ?? 999) * (rect?.height ?? 999)).toBeLessThan((360 * 440) / 4);
});
