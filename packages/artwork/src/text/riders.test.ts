import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildScene, letteringFaults, placedShrinks, rosterEntry } from "@holeshot/artwork";
import type { TextLayer } from "@holeshot/design";
import type { PiecePoint } from "@holeshot/geometry";
import {
  imageLayer,
  rectanglePiece,
  sceneInput,
  testArt,
  testGarment,
  textLayer,
} from "../../testing/fixtures.ts";
import { fillsIn, itemsOf, sizeOf } from "../../testing/scene-tools.ts";

describe("riders", () => {
  const name = textLayer({
    id: "t-name",
    piece: "back",
    y: 80,
    text: "NAAM",
    role: "name",
    size: 38,
  });
  const number = textLayer({
    id: "n",
    piece: "back",
    y: 300,
    text: "00",
    role: "number",
    size: 150,
  });
  const sceneFor = (roster: { name?: string; number?: string }) =>
    buildScene(sceneInput([name, number], { roster }));

  test("A2.13 a rider's name and number stand where the design has its own", () => {
    const expected = (text: string, layer: TextLayer) =>
      fillsIn(itemsOf(buildScene(sceneInput([{ ...layer, text }])), layer.id));
    const scene = sceneFor({ name: "KIM", number: "94" });
    expect(fillsIn(itemsOf(scene, "t-name"))).toEqual(expected("KIM", name));
    expect(fillsIn(itemsOf(scene, "n"))).toEqual(expected("94", number));
  });

  test("A2.13 what the roster leaves out is as designed", () => {
    const own = buildScene(sceneInput([name, number]));
    expect(itemsOf(sceneFor({ number: "94" }), "t-name")).toEqual(itemsOf(own, "t-name"));
  });

  const shapeOf = (text: string, layer: TextLayer = name) => {
    const scene = buildScene(sceneInput([layer, number], { roster: { name: text } }));
    const made = sizeOf(fillsIn(itemsOf(scene, "t-name")).at(-1)?.path ?? []);
    const full = sizeOf(
      fillsIn(itemsOf(buildScene(sceneInput([{ ...layer, role: undefined, text }])), "t-name")).at(
        -1,
      )?.path ?? [],
    );
    return {
      wide: made.width / full.width,
      high: made.height / full.height,
      width: made.width,
      problems: scene.problems,
      shrinks: scene.shrinks,
    };
  };
  // From safe line to safe line of the piece; the kit has no other text beside the name.
  const room = 360;

  test("A2.13 what a row of the order leaves empty is as designed", () => {
    expect(rosterEntry(null)).toBeUndefined();
    expect(rosterEntry({ name: "Kjær", number: " " })).toEqual({ name: "Kjær" });
    expect(rosterEntry({ name: "", number: "0" })).toEqual({ number: "0" });
  });

  test("A2.14 a name that fits stands as designed", () => {
    const fitting = shapeOf("KIM");
    expect(fitting.wide).toBeCloseTo(1, 6);
    expect(fitting.high).toBeCloseTo(1, 6);
    expect(fitting.shrinks).toEqual([]);
  });

  test("A2.14 a long name is squeezed to 0.8 of its width before it becomes smaller", () => {
    const longer = { ...name, size: 60 };
    const squeezed = shapeOf("VELDMAN", longer);
    expect(squeezed.high).toBeCloseTo(1, 6);
    expect(squeezed.wide).toBeGreaterThanOrEqual(0.8);
    expect(squeezed.wide).toBeLessThan(1);
    const smaller = shapeOf("VAN LANGEVELDEN", longer);
    expect(smaller.high).toBeLessThan(1);
    expect(smaller.wide / smaller.high).toBeCloseTo(0.8, 3);
    expect(smaller.width).toBeLessThanOrEqual(room + 0.1);
    expect(smaller.problems).toEqual([]);
    expect(smaller.shrinks).toMatchObject([{ layer: "t-name", from: 60, condensed: 0.8 }]);
  });

  test("A2.14 it stays readable from ten metres; what does not fit then is told", () => {
    const endless = shapeOf("WWWWWWWWWWWWWWWWWWWWWWWWWW", { ...name, size: 60 });
    expect(endless.high).toBeCloseTo(20 / 60, 3);
    expect(endless.problems).toEqual([
      { kind: "text_too_long", layer: "t-name", text: "WWWWWWWWWWWWWWWWWWWWWWWWWW" },
    ]);
  });

  test("A2.14 two lines where the place allows, broken where they are most even", () => {
    const roster = { name: "WWWWWWWWW VAN DER WESTERSCHOUWEN" };
    const layer = { ...name, size: 38, y: 120 };
    const kit = testArt();
    const slots = kit.slots.map((slot) => ({ ...slot, y: 120, height: 40 }));
    const free = buildScene(sceneInput([layer], { art: { ...kit, slots }, roster }));
    expect(free.problems).toEqual([]);
    expect(free.shrinks[0]?.text).toBe("WWWWWWWWW VAN DER\nWESTERSCHOUWEN");
    // Between two other places only one line has room: it stays one, and is told.
    const beside = [75, 165].map((y) => ({ ...slots[0]!, id: `at-${y}`, y }));
    const art = { ...kit, slots: [...slots, ...beside] };
    const tight = buildScene(sceneInput([layer], { art, roster }));
    expect(tight.problems).toMatchObject([{ kind: "text_too_long" }]);
  });

  test("A2.14 a name typed into the design stands as the same name from the list", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-ZÄÖÜÅØÉ][A-ZÄÖÜÅØÉ -]{0,25}$/),
        fc.integer({ min: 20, max: 60 }),
        (text, size) => {
          const layer = { ...name, size };
          const typed = buildScene(sceneInput([{ ...layer, text }]));
          const listed = buildScene(sceneInput([layer], { roster: { name: text } }));
          expect(itemsOf(listed, "t-name")).toEqual(itemsOf(typed, "t-name"));
        },
      ),
      { numRuns: 60 },
    );
  });

  test("A2.14 whether letters fit is answered without drawing, as the scene reports it", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-ZÄÖÜ][A-ZÄÖÜ漢 -]{0,40}$/),
        fc.integer({ min: 20, max: 90 }),
        (text, size) => {
          const input = sceneInput([{ ...name, size }, number]);
          const scene = buildScene({ ...input, roster: { name: text } });
          const told = { missing_character: "missing_characters", text_too_long: "too_long" };
          const reported = scene.problems.map(({ kind, layer }) => [
            layer,
            kind in told ? told[kind as keyof typeof told] : kind,
          ]);
          const found = letteringFaults(input, { name: text });
          expect(found.map(({ layer, kind }) => [layer, kind])).toEqual(reported);
        },
      ),
      {
        numRuns: 60,
        examples: [
          ["WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", 60],
          ["KIM", 60],
          ["K漢M", 60],
          ["漢WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", 60],
        ],
      },
    );
    expect(letteringFaults(sceneInput([{ ...name, font: "gone" }]), { name: "KIM" })).toEqual([]);
  });

  test("A2.14 what a size makes smaller is answered without the zones, as its scene tells", () => {
    const base = testGarment();
    for (const half of [90, 120, 150, 200]) {
      const pieces = base.pieces.map(({ id }) => rectanglePiece(id, -half, 0, half, 500));
      const garment = { ...base, size: "other", pieces };
      const carry = (_piece: string, { x, y }: PiecePoint): PiecePoint => ({
        x: (x * half) / 200,
        y,
      });
      const layers = [name, number, textLayer({ id: "t" }), imageLayer({ id: "i", width: 250 })];
      const input = sceneInput(layers, { garment, base, carry });
      const { shrinks } = buildScene(input);
      expect(placedShrinks(input)).toEqual(shrinks);
      expect(shrinks.length > 0).toBe(half < 200);
    }
  });

  test("A2.14 outlines that the kit itself has give a name no more room than the kit's place", () => {
    const rim = { enabled: true, colour: "#1b2434", width: 8 };
    const long = { ...name, text: "VAN LANGEVELDEN", size: 60, stroke: rim };
    const kit = testArt();
    const widthIn = (slots: typeof kit.slots) => {
      const scene = buildScene(sceneInput([long], { art: { ...kit, slots } }));
      return sizeOf(fillsIn(itemsOf(scene, "t-name")).flatMap(({ path }) => path)).width;
    };
    const own = kit.slots.map((slot) => ({ ...slot, lettered: 76 }));
    expect(widthIn(own)).toBeLessThanOrEqual(room + 0.1);
    // Of a kit whose letters have none they make the lettering larger, and its room with it.
    expect(widthIn(kit.slots)).toBeGreaterThan(room + 20);
  });

  test("A2.14 lettering that was made larger keeps its size, and its room grows with it", () => {
    for (const size of [40, 60, 90]) {
      const own = { ...name, text: "KIM", size };
      const drawn = sizeOf(
        fillsIn(itemsOf(buildScene(sceneInput([own])), "t-name")).at(-1)?.path ?? [],
      );
      expect(drawn.height / size).toBeCloseTo(
        sizeOf(
          fillsIn(itemsOf(buildScene(sceneInput([{ ...own, size: 30 }])), "t-name")).at(-1)?.path ??
            [],
        ).height / 30,
        3,
      );
    }
  });
});
