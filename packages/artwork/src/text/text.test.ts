import { gunzipSync, gzipSync } from "node:zlib";
import * as harfbuzz from "harfbuzzjs";
import { describe, expect, test } from "vitest";
import { buildScene, createFontShaper, FontError, textLayout } from "@holeshot/artwork";
import { flattenPath, pathBounds } from "@holeshot/geometry";
import type { Path, PiecePoint } from "@holeshot/geometry";
import type { TextLayer } from "@holeshot/design";
import {
  fontBytes,
  rectanglePiece,
  sceneInput,
  testFont,
  textLayer,
} from "../../testing/fixtures.ts";
import {
  areaOf,
  centreOf,
  distanceTo,
  fillsIn,
  itemsOf,
  sizeOf,
} from "../../testing/scene-tools.ts";
import { isInside, outlinesOfPath } from "../polygons/point-in-path.ts";
import type { FontShaper } from "./font-shaper.ts";

function font(id: string): FontShaper {
  const shaper = testFont(id);
  if (!shaper) throw new Error(id);
  return shaper;
}

/** The fills of one text layer, in painting order. */
function fills(changes: Partial<TextLayer>) {
  return fillsIn(itemsOf(buildScene(sceneInput([textLayer(changes)])), "t1"));
}

function letters(changes: Partial<TextLayer>): Path {
  return fills(changes).at(-1)?.path ?? [];
}

const outlined = { enabled: true, colour: "#ffffff", width: 4 };

describe("letters", () => {
  test("A2.1 the size is the height of a capital", () => {
    expect(sizeOf(letters({ text: "H", size: 73 })).height).toBeCloseTo(73, 3);
    expect(sizeOf(letters({ text: "H", size: 73, font: "graduate" })).height).toBeCloseTo(73, 3);
  });

  test("A2.2 pairs are kerned", () => {
    const width = (text: string) => sizeOf(letters({ text, font: "saira", size: 100 })).width;
    expect(width("AVAVAV")).toBeLessThan(width("A") * 3 + width("V") * 3 - 10);
  });

  test("A2.2 ligatures are drawn as the font has them, and not in spaced text", () => {
    expect(font("saira").shape("fi", true).glyphs).toHaveLength(1);
    expect(font("saira").shape("fi", false).glyphs).toHaveLength(2);
    const width = (letter_spacing: number) =>
      sizeOf(letters({ text: "fi", font: "saira", letter_spacing })).width;
    // One joined letter would have no place to put the space.
    expect(width(20) - width(0)).toBeGreaterThan(15);
  });

  test("A2.3 letter spacing is added between letters and nowhere else", () => {
    const width = (letter_spacing: number) =>
      sizeOf(letters({ text: "HOT", letter_spacing })).width;
    expect(width(5) - width(0)).toBeCloseTo(10, 3);
    expect(sizeOf(letters({ text: "H", letter_spacing: 30 })).width).toBeCloseTo(
      sizeOf(letters({ text: "H" })).width,
      6,
    );
  });

  test("A2.4 the letters of the five languages and the usual extras are drawn", () => {
    const extras = "éøåßçñšžłœ€ÆØÅæäöüÄÖÜëïéèêàâùûîôÿÇ";
    const all = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789${extras}`;
    for (const character of all) {
      expect(font("russo-one").shape(character, true).missing, character).toEqual([]);
      expect(letters({ text: character }).length, character).toBeGreaterThan(3);
    }
  });

  test("A2.5 a character the font lacks is named and leaves no mark", () => {
    const scene = buildScene(sceneInput([textLayer({ text: "A→漢A→" })]));
    expect(scene.problems).toEqual([
      { kind: "missing_character", layer: "t1", characters: ["→", "漢"] },
    ]);
    const with2 = fillsIn(itemsOf(scene, "t1")).at(-1)?.path;
    expect(with2).toEqual(letters({ text: "AA" }));
  });

  test("A2.5 what is missing is named whole: with its accents, with all of an emoji", () => {
    const missing = (text: string) => font("russo-one").shape(text, true).missing;
    expect(missing("Q\u0303A👨‍👩‍👧A🇳🇱A1️⃣A👍🏽A")).toEqual(["Q\u0303", "👨‍👩‍👧", "🇳🇱", "1️⃣", "👍🏽"]);
    expect(missing("JOSE\u0301 \u00ad\u200eO’NEIL\u00a0A\ufe0f\u200d")).toEqual([]);
  });

  test("A2.5 accents typed apart and hyphens of word processors are drawn as what they look like", () => {
    const alike = [
      ["JOSE\u0301", "JOSÉ"],
      ["SMITH\u2011JONES", "SMITH-JONES"],
      ["４１", "41"],
      ["Oʼ", "O’"],
      ["Ĳ", "IJ"],
    ] as const;
    for (const [typed, meant] of alike) {
      expect(letters({ text: typed }), meant).toEqual(letters({ text: meant }));
    }
  });

  test("A2.5 digits beside letters that are written from the right stay in their order", () => {
    for (const text of ["سلام86", "שלום86", "86سلام"]) {
      const path = fills({ text }).at(-1)?.path;
      expect(sizeOf(path ?? []), text).toEqual(sizeOf(letters({ text: "86" })));
      expect(path, text).toEqual(letters({ text: "86" }));
    }
  });

  test("A2.5 a text of nothing but spaces paints nothing", () => {
    expect(fills({ text: "   " })).toEqual([]);
    expect(fills({ text: "" })).toEqual([]);
  });
});

describe("frame", () => {
  test("A2.6 the layer's centre is the centre of the letters' cells", () => {
    const layer = textLayer({ text: "HOT", x: 30, y: 90, size: 50 });
    const box = textLayout(layer, font("russo-one"));
    expect(box).toMatchObject({ x: 30, y: 90, height: 50, rotation: 0, missing: [] });
    expect(centreOf(letters(layer)).x).toBeCloseTo(30, 6);
    expect(sizeOf(letters(layer)).width).toBeCloseTo(box.width, 6);
  });

  test("A2.6 accents and descenders do not move the line", () => {
    const top = (text: string) => {
      const path = letters({ text });
      const first = flattenPath(path, 0.01)[0]?.points ?? [];
      return Math.max(...first.map((point) => point.y));
    };
    expect(top("Hg")).toBeCloseTo(top("H"), 6);
    expect(top("HÅ")).toBeCloseTo(top("H"), 6);
  });

  test("A2.6 rotation turns clockwise about the centre", () => {
    const flat = letters({ text: "HOT", x: 10, y: 20 });
    const turned = letters({ text: "HOT", x: 10, y: 20, rotation: 90 });
    const first = flat[0];
    if (first?.[0] !== "M") throw new Error("no path");
    const [, x, y] = first;
    expect(turned[0]).toEqual([
      "M",
      expect.closeTo(10 - (y - 20), 9),
      expect.closeTo(20 + (x - 10), 9),
    ]);
  });

  test("A2.7 lines stand 1.5 cap heights apart, aligned as asked", () => {
    const box = textLayout(textLayer({ text: "HOLESHOT\nHH\nH", size: 20 }), font("russo-one"));
    expect(box.height).toBeCloseTo(20 + 2 * 30, 6);
    const lefts = (align: TextLayer["align"]) => {
      const path = letters({ text: "HH\nH", size: 20, align });
      return flattenPath(path, 0.01).map(({ points }) =>
        Math.min(...points.map((point) => point.x)),
      );
    };
    const [left, , below] = lefts("left");
    expect(below).toBeCloseTo(left ?? 0, 6);
    const [, right, belowRight] = lefts("right");
    expect(belowRight).toBeCloseTo(right ?? 0, 6);
    const [first, second, centred] = lefts("center");
    expect(centred).toBeCloseTo(((first ?? 0) + (second ?? 0)) / 2, 6);
  });
});

describe("bends", () => {
  const starts = (curve: TextLayer["curve"]) => {
    const path = letters({ text: "HHHHH", x: 0, y: 0, size: 30, ...(curve && { curve }) });
    return flattenPath(path, 0.01).map(({ points }) => points);
  };

  test("A2.8 an arc turns by its amount from the first letter to the last and keeps letters rigid", () => {
    const flat = starts(undefined);
    const bent = starts({ kind: "arc", amount: 90 });
    const angle = (points: readonly { x: number; y: number }[]) => {
      const [a, b] = [points[0], points[1]];
      return Math.atan2((b?.y ?? 0) - (a?.y ?? 0), (b?.x ?? 0) - (a?.x ?? 0));
    };
    const turns = bent.map((points, i) => ((angle(points) - angle(flat[i] ?? [])) * 180) / Math.PI);
    expect(turns[2]).toBeCloseTo(0, 6);
    // Five letters: the outer two stand at 1/10 and 9/10 of the line.
    const turn = ((((turns[4] ?? 0) - (turns[0] ?? 0)) % 360) + 360) % 360;
    expect(turn).toBeCloseTo(72, 1);
    const edge = (points: readonly { x: number; y: number }[]) =>
      points.map((p, i) =>
        Math.hypot(p.x - (points[i - 1]?.x ?? p.x), p.y - (points[i - 1]?.y ?? p.y)),
      );
    bent.forEach((points, i) => {
      edge(points).forEach((length, k) =>
        expect(length).toBeCloseTo(edge(flat[i] ?? [])[k] ?? -1, 6),
      );
    });
  });

  test("A2.8 a positive arc is a hill, a negative one a valley", () => {
    const height = (amount: number, letter: number) => {
      const points = starts({ kind: "arc", amount })[letter] ?? [];
      return points.reduce((sum, point) => sum + point.y, 0) / points.length;
    };
    expect(height(90, 2)).toBeLessThan(height(90, 0) - 5);
    expect(height(-90, 2)).toBeGreaterThan(height(-90, 0) + 5);
  });

  test("A2.9 a wave rises first, falls through its middle at its amount and is one period long", () => {
    const layer = textLayer({ text: "HHHHHHHHH", size: 20, curve: { kind: "wave", amount: 30 } });
    const middles = flattenPath(letters({ ...layer, y: 0 }), 0.01).map(({ points }) => ({
      x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
      y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
    }));
    expect(middles[2]?.y).toBeLessThan(-3);
    expect(middles[4]?.y).toBeCloseTo(0, 1);
    expect(middles[6]?.y).toBeGreaterThan(3);
    const slope = Math.atan2(
      (middles[5]?.y ?? 0) - (middles[3]?.y ?? 0),
      (middles[5]?.x ?? 0) - (middles[3]?.x ?? 0),
    );
    expect((slope * 180) / Math.PI).toBeGreaterThan(20);
    expect((slope * 180) / Math.PI).toBeLessThan(30);
  });
});

describe("outlines", () => {
  test.each(["A", "B", "8", "M"])(
    "A2.10 outlines of %s lie their whole width outside, corners pointed to a limit",
    (text) => {
      const layer = {
        text,
        size: 80,
        stroke: outlined,
        strokes: [{ colour: "#0000ff", width: 3 }],
      };
      const [outer, inner, face] = fills(layer).map((fill) => fill.path);
      if (!outer || !inner || !face) throw new Error("three areas expected");
      for (const [path, width] of [
        [inner, 4],
        [outer, 7],
      ] as const) {
        const points = flattenPath(path, 0.01).flatMap((contour) => contour.points);
        const distances = points.map((point) => distanceTo(face, point));
        expect(Math.min(...distances)).toBeGreaterThan(width - 0.06);
        expect(Math.max(...distances)).toBeLessThan(width * 2 + 0.06);
      }
    },
  );

  test("A2.10 outlines are painted under the letters, the widest first, and the letters stay as they are", () => {
    const layer = {
      stroke: outlined,
      strokes: [
        { colour: "#0000ff", width: 3 },
        { colour: "#00ff00", width: 2 },
      ],
    };
    expect(fills(layer).map((fill) => fill.paint)).toEqual([
      "#00ff00",
      "#0000ff",
      "#ffffff",
      "#d3202e",
    ]);
    expect(letters(layer)).toEqual(letters({}));
  });

  test("A2.10 outlines that are switched off or have no width are not drawn", () => {
    expect(fills({ stroke: { ...outlined, enabled: false }, strokes: [outlined] })).toHaveLength(1);
    expect(fills({ stroke: { ...outlined, width: 0 } })).toHaveLength(1);
  });

  test("A2.10 an outline grows into counters, never over the letter's own edge", () => {
    const [ring, face] = fills({ text: "O", size: 80, stroke: outlined }).map((fill) => fill.path);
    expect(flattenPath(ring ?? [], 0.01)).toHaveLength(2);
    const shrunk = flattenPath(ring ?? [], 0.01).toSorted(
      (a, b) => a.points.length - b.points.length,
    );
    expect(Math.abs(areaOf(ring ?? []))).toBeGreaterThan(Math.abs(areaOf(face ?? [])));
    expect(shrunk.every(({ points }) => points.every((p) => distanceTo(face ?? [], p) > 3.9))).toBe(
      true,
    );
  });

  test("A2.10 what is dirt in a face does not become a star of its outline", () => {
    // Beside the bar of this four lies a speck of a hundredth of its height.
    const [ring, face] = fills({ text: "4", font: "bowlby-one", size: 200, stroke: outlined });
    const [outer, inner] = [pathBounds(ring?.path ?? []), pathBounds(face?.path ?? [])];
    expect(inner.bottom - inner.top).toBeGreaterThan(190);
    expect(outer.right - inner.right).toBeLessThan(1.05 * outlined.width);
    expect(inner.left - outer.left).toBeLessThan(1.05 * outlined.width);
  });

  test("A2.11 slits narrower than a quarter of the outline are closed", () => {
    // Between the legs of this H an outline of 6.6 mm leaves a slit of about 1 mm.
    const [ring] = fills({ text: "H", size: 40, stroke: { ...outlined, width: 6.6 } });
    const box = pathBounds(ring?.path ?? []);
    const column = (box.left + box.right) / 2;
    const outlines = outlinesOfPath(ring?.path ?? []);
    for (let y = box.top + 0.5; y < box.bottom - 0.5; y += 0.5) {
      expect(isInside({ x: column, y }, outlines), `at ${y}`).toBe(true);
    }
  });

  test("A2.12 the shadow is the whole figure moved, under everything", () => {
    const layer = { text: "O", stroke: outlined, shadow: { colour: "#000000", dx: 5, dy: 7 } };
    const [shadow, ring] = fills(layer);
    const [at, from] = [pathBounds(shadow?.path ?? []), pathBounds(ring?.path ?? [])];
    expect(shadow?.paint).toBe("#000000");
    expect(at.left - from.left).toBeCloseTo(5, 9);
    expect(at.bottom - from.bottom).toBeCloseTo(7, 9);
  });

  test("A1.6 see-through text is see-through as a whole: its areas do not overlap", () => {
    const layer = {
      text: "OH",
      size: 60,
      opacity: 0.5,
      stroke: outlined,
      shadow: { colour: "#000000", dx: 4, dy: 4 },
    };
    const parts = fills(layer).map((fill) => ({ ...fill, outlines: outlinesOfPath(fill.path) }));
    expect(parts).toHaveLength(3);
    expect(parts.every((fill) => fill.opacity === 128 / 255)).toBe(true);
    for (let x = -60; x < 60; x += 1.7) {
      for (let y = 60; y < 140; y += 1.7) {
        expect(
          parts.filter((part) => isInside({ x, y }, part.outlines)).length,
        ).toBeLessThanOrEqual(1);
      }
    }
  });
});

test("A2.14 in another size text keeps its size where there is room and shrinks only to stay safe", () => {
  const base = sceneInput([]).garment;
  const sized = (half: number) => ({
    ...base,
    size: "other",
    pieces: base.pieces.map(({ id }) => rectanglePiece(id, -half, 0, half, 500)),
  });
  const widthOn = (half: number, changes: Partial<TextLayer>) => {
    const carry = (_piece: string, { x, y }: PiecePoint): PiecePoint => ({
      x: (x * half) / 200,
      y,
    });
    const scene = buildScene(
      sceneInput([textLayer(changes)], { garment: sized(half), base, carry }),
    );
    return { width: sizeOf(fillsIn(itemsOf(scene, "t1"))[0]?.path ?? []).width, scene };
  };
  const full = sizeOf(letters({})).width;
  expect(widthOn(240, {}).width).toBeCloseTo(full, 6);
  expect(widthOn(170, {}).width).toBeCloseTo(Math.min(full, 300), 0);
  expect(widthOn(140, {}).width).toBeCloseTo(240, 0);
  // What reached over the safe line on purpose may go on doing so.
  const wide = sizeOf(letters({ size: 50 })).width;
  expect(wide).toBeGreaterThan(360);
  expect(widthOn(200, { size: 50 }).width).toBeCloseTo(wide, 6);
});

describe("fonts", () => {
  test("A2.15 a font whose bytes are packed or broken is refused, not silently empty", () => {
    const packed = new Uint8Array(gzipSync(fontBytes("russo-one")));
    expect(() => createFontShaper(harfbuzz, packed)).toThrow(FontError);
    expect(() => createFontShaper(harfbuzz, new Uint8Array(64))).toThrow(FontError);
    expect(createFontShaper(harfbuzz, gunzipSync(packed)).has("Å")).toBe(true);
  });

  test("A2.15 a font that is not there is reported and the rest is drawn", () => {
    const scene = buildScene(sceneInput([textLayer({ font: "comic" }), textLayer({ id: "t2" })]));
    expect(scene.problems).toEqual([{ kind: "missing_font", layer: "t1", font: "comic" }]);
    expect(itemsOf(scene, "t2")).not.toEqual([]);
  });
});
