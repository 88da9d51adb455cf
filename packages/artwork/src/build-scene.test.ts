import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildScene, createSceneMemo } from "@holeshot/artwork";
import type { SceneItem } from "@holeshot/artwork";
import { applyCommand } from "@holeshot/design";
import type { Command, DesignDocument, Layer } from "@holeshot/design";
import { pathBounds } from "@holeshot/geometry";
import {
  colourLayer,
  imageLayer,
  rectanglePiece,
  sceneInput,
  testArt,
  textLayer,
} from "../testing/fixtures.ts";
import { fillsIn, itemsOf, pieceOf } from "../testing/scene-tools.ts";

const everything: readonly Layer[] = [
  colourLayer({
    gradient: { secondary: "#d8262f", direction: "left_to_right" },
    fill: { pattern: "halftone", scale: 2, rotation: 90, colours: ["#000000"] },
  }),
  colourLayer({ id: "c2", zone: "block", primary: "#163f8c", opacity: 0.9 }),
  textLayer({
    text: "Åse",
    curve: { kind: "arc", amount: 40 },
    stroke: { enabled: true, colour: "#ffffff", width: 3 },
  }),
  textLayer({ id: "n", piece: "back", text: "86", size: 160, y: 280, font: "graduate" }),
  imageLayer({ rotation: 12, crop: { x: 0.1, y: 0.1, width: 0.5, height: 0.8 } }),
  imageLayer({ id: "p", source: { type: "image", id: "photo" }, piece: "back", y: 420 }),
];

function commandsOf(items: readonly SceneItem[]): unknown[] {
  return items.flatMap((item): unknown[] =>
    item.kind === "image"
      ? [item.matrix]
      : item.kind === "clip"
        ? [...item.path, ...commandsOf(item.items)]
        : [...item.path],
  );
}

test("A1.1 the same input gives the same scene", () => {
  expect(buildScene(sceneInput(everything))).toEqual(buildScene(sceneInput(everything)));
});

test("A1.2 a scene holds absolute M, L, C and Z with finite numbers, six-digit colours, nothing else", () => {
  const scene = buildScene(sceneInput(everything));
  const counts: Record<string, number> = { M: 2, L: 2, C: 6, Z: 0 };
  for (const piece of scene.pieces) {
    const items = piece.layers.flatMap((layer) => layer.items);
    for (const command of [...piece.cloth, ...commandsOf(items)] as unknown[][]) {
      const [letter, ...numbers] = command;
      if (typeof letter === "string") expect(numbers).toHaveLength(counts[letter] ?? -1);
      expect((typeof letter === "string" ? numbers : command).every(Number.isFinite)).toBe(true);
    }
    for (const fill of fillsIn(items)) {
      const colours =
        typeof fill.paint === "string" ? [fill.paint] : fill.paint.stops.map((stop) => stop.colour);
      const stops = typeof fill.paint === "string" ? [] : fill.paint.stops.map((stop) => stop.at);
      expect(stops.every((at, index) => at >= (stops[index - 1] ?? 0) && at <= 1)).toBe(true);
      for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      expect(fill.path[0]?.[0]).toBe("M");
    }
  }
});

describe("memo", () => {
  function rebuild(command: Command) {
    const memo = createSceneMemo();
    const input = sceneInput(everything, { memo });
    const before = buildScene(input);
    const result = applyCommand(input.document, command);
    if (!result.ok) throw new Error(result.code);
    return {
      before,
      after: buildScene({ ...input, document: result.document }),
      document: result.document,
    };
  }

  test("A1.3 moving one layer remakes one piece and one layer", () => {
    const { before, after } = rebuild({
      type: "move_layers",
      product: "jersey",
      layers: ["t1"],
      dx: 3,
      dy: 0,
    });
    expect(pieceOf(after, "back")).toBe(pieceOf(before, "back"));
    const [was, now] = [pieceOf(before, "front"), pieceOf(after, "front")];
    expect(now).not.toBe(was);
    const changed = now.layers.filter((layer, index) => layer !== was.layers[index]);
    expect(changed.map((layer) => layer.layer)).toEqual(["t1"]);
  });

  test("A1.3 a document read afresh with equal layers but other objects gives an equal scene", () => {
    const memo = createSceneMemo();
    const input = sceneInput(everything, { memo });
    buildScene(input);
    const copy = JSON.parse(JSON.stringify(input.document)) as DesignDocument;
    expect(buildScene({ ...input, document: copy })).toEqual(buildScene(sceneInput(everything)));
  });

  test("A1.3 with a memo every row of commands gives what a scene made afresh gives", () => {
    const act = fc.oneof(
      fc.record({
        type: fc.constant("move_layers" as const),
        product: fc.constant("jersey" as const),
        layers: fc.constantFrom(["t1"], ["i1"], ["n"]),
        dx: fc.integer({ min: -50, max: 50 }),
        dy: fc.constant(1),
      }),
      fc.record({
        type: fc.constant("set_text" as const),
        product: fc.constant("jersey" as const),
        layer: fc.constant("t1"),
        text: fc.constantFrom("A", "BE", ""),
      }),
      fc.record({
        type: fc.constant("set_zone" as const),
        product: fc.constant("jersey" as const),
        zone: fc.constantFrom("base", "block"),
        id: fc.constant("z"),
        primary: fc.constantFrom("#111111", "#222222"),
      }),
      fc.record({
        type: fc.constant("set_hidden" as const),
        product: fc.constant("jersey" as const),
        layers: fc.constantFrom(["t1"], ["c1"], ["p"]),
        hidden: fc.boolean(),
      }),
      fc.record({
        type: fc.constant("reorder_layer" as const),
        product: fc.constant("jersey" as const),
        layer: fc.constantFrom("t1", "i1"),
        index: fc.nat(5),
      }),
      fc.record({
        type: fc.constant("set_opacity" as const),
        product: fc.constant("jersey" as const),
        layers: fc.constantFrom(["t1"], ["i1"], ["p"]),
        opacity: fc.constantFrom(0.5, 1),
      }),
    );
    fc.assert(
      fc.property(fc.array(act, { minLength: 1, maxLength: 6 }), (acts) => {
        const memo = createSceneMemo();
        const input = sceneInput(everything, { memo });
        let { document } = input;
        buildScene(input);
        for (const command of acts) {
          const result = applyCommand(document, command);
          if (result.ok) document = result.document;
          expect(buildScene({ ...input, document })).toEqual(
            buildScene({ ...sceneInput([]), document }),
          );
        }
      }),
      { numRuns: 20 },
    );
  });
});

test("A1.4 the template's levels come first, then layers in their order; hidden ones are left out", () => {
  const layers = [imageLayer(), colourLayer(), textLayer(), textLayer({ id: "h", hidden: true })];
  expect(
    pieceOf(buildScene(sceneInput(layers)), "front").layers.map((layer) => layer.layer),
  ).toEqual(["c1", "", "i1", "t1"]);
});

test("A1.5 the cloth is the piece with 10 mm of bleed", () => {
  const box = pathBounds(pieceOf(buildScene(sceneInput([])), "front").cloth);
  expect(box).toMatchObject({ left: -210, top: -10, right: 210, bottom: 510 });
});

test("A1.7 what cannot be drawn is reported, the rest is drawn", () => {
  const scene = buildScene(
    sceneInput([
      imageLayer({ source: { type: "logo", id: "gone" } }),
      textLayer({ piece: "tail" }),
      textLayer({ id: "t2" }),
    ]),
  );
  expect(scene.problems).toEqual([
    { kind: "missing_picture", layer: "i1", source: "gone" },
    { kind: "missing_piece", layer: "t1", piece: "tail" },
  ]);
  expect(itemsOf(scene, "t2")).not.toEqual([]);
});

test("A1.9 some pieces only are those of the whole scene", () => {
  const input = sceneInput(everything);
  const whole = buildScene(input);
  const some = buildScene({ ...input, pieces: ["back"] });
  expect(some.pieces).toEqual(whole.pieces.filter(({ piece }) => piece === "back"));
  expect(some.pieces[0]?.layers.length).toBeGreaterThan(1);
});

test("A1.7 a product the document lacks gives bare pieces", () => {
  const scene = buildScene(sceneInput([], { product: "pants" }));
  expect(scene.pieces.map((piece) => piece.piece)).toEqual(["front", "back"]);
});

test("A3.1 an unprinted piece shows its fabric's colour", () => {
  const cuff = { ...rectanglePiece("cuff", -50, 0, 50, 60), material: "rib" as const };
  const input = sceneInput([]);
  const art = testArt();
  const scene = buildScene({
    ...input,
    garment: { ...input.garment, pieces: [...input.garment.pieces, cuff] },
    art: {
      ...art,
      zones: [...art.zones, { id: "rib", kind: "fabric", paths: { cuff: cuff.outline } }],
    },
    colours: { ...input.colours, rib: "#123456" },
  });
  expect(pieceOf(scene, "cuff").ground).toBe("#123456");
});
