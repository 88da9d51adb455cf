import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  baseSize,
  clothEdges,
  draftGarment,
  type Garment,
  type Piece,
  type ProductId,
  type SizeGroup,
  sizeGroup,
  sizes,
} from "@holeshot/garments";
import { flattenPath, offsetOutline, polylineLength, signedArea } from "@holeshot/geometry";
import { afterAll, describe, expect, it } from "vitest";
import { hasPythonLibrary, systemPython } from "../../../../tests/programs.ts";
import { gradeRules, patternDxf, type PatternSheet } from "../index.ts";

const long = process.env["LONG"] === "1";
const folder = mkdtempSync(join(tmpdir(), "holeshot-dxf-"));
const reader = fileURLToPath(new URL("../../testing/read-pattern.py", import.meta.url));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Measured {
  readonly area: number;
  readonly length: number;
  readonly points: readonly (readonly [number, number])[];
}

interface ReadBlock {
  readonly facts: Readonly<Record<string, string>>;
  readonly notes: readonly string[];
  readonly written: readonly (readonly [number, number, number, number, number, string])[];
  readonly cut: Measured;
  readonly sew: readonly Measured[];
  readonly internal: readonly Measured[];
  /** Lines with two ends on the same layer. */
  readonly rows: readonly (readonly Pair[])[];
  readonly cutouts: readonly (readonly Pair[])[];
  readonly turns: number;
  readonly curves: number;
  readonly notches: readonly (readonly [number, number, number, number])[];
  readonly drills: readonly unknown[];
  readonly grain: readonly (readonly number[])[];
}

interface ReadPattern {
  readonly version: string;
  readonly errors: readonly string[];
  readonly inserted: readonly string[];
  readonly style: readonly string[];
  readonly blocks: Readonly<Record<string, ReadBlock>>;
  readonly sizes?: readonly string[];
  readonly graded?: Readonly<Record<string, Readonly<Record<string, Measured>>>>;
}

function sheetOf(garments: readonly Garment[], sample: string): PatternSheet {
  const [first, ...rest] = garments;
  if (!first) throw new Error("no garment");
  return {
    style: `${first.product}-test`,
    author: "Holeshot",
    created: new Date(Date.UTC(2026, 10, 22, 10, 5)),
    sample,
    garments: [first, ...rest],
    words: ({ id, material }) => ({ name: id, material, notes: [`part of ${first.product}`] }),
  };
}

/** What an independent reader finds in the files. */
function readBack(sheet: PatternSheet): ReadPattern {
  const dxf = join(folder, "pattern.dxf");
  const rul = join(folder, "pattern.rul");
  writeFileSync(dxf, patternDxf(sheet));
  const graded = sheet.garments.length > 1;
  if (graded) writeFileSync(rul, gradeRules(sheet));
  const text = execFileSync(systemPython, [reader, dxf, ...(graded ? [rul] : [])], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return JSON.parse(text) as ReadPattern;
}

const within = (value: number, wanted: number) => Math.abs(value / wanted - 1);

function points(path: Piece["outline"]) {
  return flattenPath(path, 0.01)[0]?.points ?? [];
}

/** The seam line moved out, in far finer steps than the files have. */
function cutPoints(piece: Piece) {
  return offsetOutline(clothEdges(piece), 0.001);
}

function expectPiece(block: ReadBlock | undefined, piece: Piece): void {
  const at = piece.id;
  if (!block) throw new Error(`no block of ${at}`);
  const cut = cutPoints(piece);
  expect(within(block.cut.area, signedArea(cut)), `${at}: area`).toBeLessThan(0.001);
  expect(within(block.cut.length, polylineLength(cut, true)), `${at}: length`).toBeLessThan(0.001);
  const [sew, ...more] = block.sew;
  const seam = points(piece.outline);
  expect(more).toEqual([]);
  expect(within(sew?.area ?? 0, signedArea(seam)), `${at}: sewn area`).toBeLessThan(0.001);
  expect(within(sew?.length ?? 0, polylineLength(seam, true)), `${at}: seam`).toBeLessThan(0.001);
  // A doubled rib is marked on both its layers.
  const layers = piece.edges.some(({ doubled }) => doubled) ? 2 : 1;
  const ticks = layers * piece.notches.reduce((sum, { marks }) => sum + marks, 0);
  expect(block.notches, `${at}: notches`).toHaveLength(ticks);
  for (const [x, y, depth, angle] of block.notches) {
    const on = Math.min(
      ...block.cut.points.map((a, i) =>
        toSegment([x, y], a, block.cut.points[(i + 1) % block.cut.points.length] ?? a),
      ),
    );
    expect(on, `${at}: notch on the cut line`).toBeLessThan(0.4);
    // A step along the angle must lead into the piece.
    const inside: [number, number] = [
      x + Math.cos((angle * Math.PI) / 180) * (depth + 0.5),
      y + Math.sin((angle * Math.PI) / 180) * (depth + 0.5),
    ];
    expect(contains(block.cut.points, inside), `${at}: notch inwards`).toBe(true);
  }
  const [from, to] = piece.grain;
  expect(block.grain).toEqual([
    [from.x, -from.y, 0, to.x, -to.y, 0].map((value) => expect.closeTo(value, 2) as number),
  ]);
  expect(block.turns, `${at}: turns`).toBeGreaterThanOrEqual(2 * piece.edges.length);
}

type Pair = readonly [number, number];

/** What no letters of 2 mm go on: their texts stand below them. */
const tiny = /^(touch|palm_patch|thumb)/;

/** Texts may be read, and lie on the piece or all of them beside it. */
function expectTexts(block: ReadBlock | undefined, piece: Piece): void {
  const line = block?.cut.points ?? [];
  const on = (block?.written ?? []).flatMap(([x, y, height, width, degrees, words]) => {
    expect(height, `${piece.id}: ${words}`).toBeGreaterThanOrEqual(2);
    expect(height).toBeLessThanOrEqual(8);
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    // Letters as wide as they are high are as wide as any program makes them.
    const long = words.length * height * width * 0.95;
    return Array.from({ length: 42 }, (_, i) => {
      const [along, up] = [((i >> 1) / 20) * long, (i & 1) * height];
      return contains(line, [x + cos * along - sin * up, y + sin * along + cos * up]);
    });
  });
  const inside = on.filter(Boolean).length;
  if (tiny.test(piece.id) && inside === 0) return;
  expect(inside, `${piece.id}: texts on the piece`).toBe(on.length);
}

function toSegment([x, y]: Pair, [ax, ay]: Pair, [bx, by]: Pair): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square));
  return Math.hypot(x - ax - dx * t, y - ay - dy * t);
}

function contains(line: readonly Pair[], [x, y]: Pair): boolean {
  let inside = false;
  line.forEach(([ax, ay], i) => {
    const [bx, by] = line[(i + 1) % line.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

const everything: Readonly<Record<ProductId, Readonly<Record<string, string>>>> = {
  jersey: { elbow: "foam", hem: "silicone", collar: "v-overlap" },
  "pit-shirt": {},
  pants: {},
  gloves: { touch: "yes", palm: "patched" },
};
/** Closed lines of padding: a palm's three, and one for each knuckle. */
function padsOf({ id }: Piece): number {
  if (/^palm_(left|right)$/.test(id)) return 3;
  return id === "back_left" || id === "back_right" ? 4 : 0;
}

const products = Object.keys(everything) as ProductId[];

describe.skipIf(!hasPythonLibrary("ezdxf"))("a pattern read by another program", () => {
  it.each(products)(
    "%s in one size: areas, lengths, notches and grain are the pattern's",
    (product) => {
      const all = sizes(product).map(({ id }) => id);
      for (const size of long ? all : [baseSize(product)]) {
        for (const options of [{}, everything[product]]) {
          const garment = draftGarment({ product, size, options });
          const read = readBack(sheetOf([garment], size));
          expect(read.version).toBe("AC1009");
          expect(read.errors).toEqual([]);
          expect(Object.keys(read.blocks)).toHaveLength(garment.pieces.length);
          expect(read.inserted.toSorted()).toEqual(Object.keys(read.blocks).toSorted());
          expect(read.style).toEqual(
            expect.arrayContaining(["UNITS: METRIC", `SAMPLE SIZE: ${size}`]),
          );
          for (const piece of garment.pieces) {
            const block = read.blocks[`${piece.id}-${size}`.toUpperCase()];
            expectPiece(block, piece);
            expectTexts(block, piece);
            expect(block?.facts).toMatchObject({
              "PIECE NAME": piece.id,
              SIZE: size,
              QUANTITY: "1",
            });
            expect(block?.notes).toEqual([`part of ${product}`]);
            const patches = garment.pieces.filter(({ appliedTo }) => appliedTo === piece.id);
            expect(block?.internal).toHaveLength(patches.length + padsOf(piece));
            for (const [x, y] of block?.rows.flat() ?? [])
              expect(contains(block?.cut.points ?? [], [x, y]), `${piece.id}: rows`).toBe(true);
            expect(block?.cutouts).toEqual([]);
            expect(block?.drills.length ?? 0).toBe(
              patches.reduce((sum, { edges }) => sum + edges.length, 0),
            );
          }
        }
      }
    },
  );

  it("rows of quilting, channels and the grip's edge are lines with two ends, where a maker sews and prints them", () => {
    const pants = readBack(sheetOf([draftGarment({ product: "pants", size: "W32" })], "W32"));
    const calf = pants.blocks["CALF_LEFT-W32"];
    // Chevrons that point down, 17 mm apart and rising by 0.45: those that the piece's ends do not cut in two.
    const xs = (calf?.cut.points ?? []).map(([x]) => x);
    const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
    const whole = (calf?.rows ?? []).flatMap((row) => {
      const tip = row.toSorted(([, a], [, b]) => a - b)[0];
      const [end] = row;
      return tip && end && Math.abs(tip[0] - middle) < 3 ? [{ tip, end }] : [];
    });
    expect(whole.length).toBeGreaterThan(14);
    const tips = whole.map(({ tip }) => tip[1]).toSorted((a, b) => a - b);
    tips.slice(1).forEach((tip, i) => expect(tip - (tips[i] ?? 0)).toBeCloseTo(17, 0));
    for (const { tip, end } of whole)
      expect(Math.abs((end[1] - tip[1]) / (end[0] - tip[0]))).toBeCloseTo(0.45, 1);
    for (const size of ["L", "Y-S"]) {
      const gloves = readBack(sheetOf([draftGarment({ product: "gloves", size })], size));
      // Two joints of four fingers, three rows each.
      expect(gloves.blocks[`BACK_LEFT-${size}`]?.rows).toHaveLength(24);
      const [left, right] = ["LEFT", "RIGHT"].map((side) => gloves.blocks[`PALM_${side}-${size}`]);
      // Five fingers have a line each, on both hands.
      expect(left?.rows.length).toBe(5);
      expect(right?.rows.length).toBe(5);
      const mirrored = (right?.internal ?? []).map(({ area }) => area);
      (left?.internal ?? []).forEach(({ area }, i) =>
        expect(area).toBeCloseTo(mirrored[i] ?? 0, 1),
      );
    }
  });

  it("holes are closed lines on their circles, inside the piece they are cut out of", () => {
    const garment = draftGarment({ product: "pants", size: "W32" });
    const own = (piece: Piece) => ({
      x: (piece.bounds.left + piece.bounds.right) / 2,
      y: (piece.bounds.top + piece.bounds.bottom) / 2,
    });
    const radii = [0.5, 1, 1.5];
    const holes = (piece: Piece) =>
      piece.id.startsWith("thigh_")
        ? radii.map((radius, i) => ({ x: own(piece).x + 8 * i, y: own(piece).y + 7 * i, radius }))
        : [];
    const sheet = sheetOf([garment], "W32");
    const read = readBack({ ...sheet, holes });
    expect(read.errors).toEqual([]);
    for (const piece of garment.pieces) {
      const block = read.blocks[`${piece.id}-W32`.toUpperCase()];
      const told = holes(piece);
      expect(block?.cutouts, piece.id).toHaveLength(told.length);
      told.forEach(({ x, y, radius }, i) => {
        const corners = block?.cutouts[i] ?? [];
        for (const [cx, cy] of corners) {
          expect(Math.hypot(cx - x, -cy - y)).toBeCloseTo(radius, 2);
          expect(contains(block?.cut.points ?? [], [cx, cy])).toBe(true);
        }
        // Half way between two corners the line is as near to the circle as a laser needs it.
        const [[ax, ay], [bx, by]] = [corners[0], corners[1]] as [Pair, Pair];
        expect(radius - Math.hypot((ax + bx) / 2 - x, -(ay + by) / 2 - y)).toBeLessThan(0.03);
      });
    }
    // A pattern without any is what it was: no table names their layer.
    expect(patternDxf({ ...sheet, holes: () => [] })).toBe(patternDxf(sheet));
    expect(patternDxf(sheet)).not.toMatch(/\r\n {2}[28]\r\n11\r\n/);
  });

  // Reading a nest takes a pattern program's reader ten seconds: two stand for all.
  const nests = products
    .flatMap((product) =>
      [...new Set(sizes(product).map(({ group }) => group))].map(
        (group) => [product, group] as const,
      ),
    )
    .filter(
      ([product, group]) =>
        long ||
        `${product} ${group}` === "jersey women" ||
        `${product} ${group}` === "gloves women",
    );

  it.each(nests)(
    "%s for %s, graded: the rules make every size from the sample",
    (product, group: SizeGroup) => {
      const own = sizes(product).filter(({ id }) => sizeGroup(product, id) === group);
      const garments = own.map(({ id }) => draftGarment({ product, size: id }));
      const read = readBack(sheetOf(garments, baseSize(product, group)));
      expect(read.errors).toEqual([]);
      expect(read.sizes).toEqual(own.map(({ id }) => id));
      expect(Object.keys(read.graded ?? {})).toHaveLength(garments[0]?.pieces.length ?? 0);
      for (const garment of garments) {
        for (const piece of garment.pieces) {
          const name = (size: string) => `${piece.id}-${size}`.toUpperCase();
          expectPiece(read.blocks[name(garment.size)], piece);
          const graded = read.graded?.[name(baseSize(product, group))]?.[garment.size];
          const cut = cutPoints(piece);
          const at = `${piece.id} ${garment.size} by its rules`;
          expect(within(graded?.area ?? 0, signedArea(cut)), at).toBeLessThan(0.001);
          expect(within(graded?.length ?? 0, polylineLength(cut, true)), at).toBeLessThan(0.001);
        }
      }
    },
  );
});

describe("a pattern sheet", () => {
  const jersey = draftGarment({ product: "jersey", size: "L" });

  it("comes out the same bytes again, and only in plain letters", () => {
    const sheet = sheetOf([jersey], "L");
    expect(patternDxf(sheet)).toBe(patternDxf(sheet));
    expect(patternDxf(sheet)).toMatch(/^[\x20-\x7e\r\n]*$/);
    expect(() => patternDxf({ ...sheet, style: "Ødegård" })).toThrow(RangeError);
  });

  it("refuses sizes that cannot be graded into each other", () => {
    const other = draftGarment({ product: "jersey", size: "XL", options: { elbow: "foam" } });
    expect(() => patternDxf(sheetOf([other, jersey], "XL"))).toThrow(RangeError);
    expect(() => patternDxf(sheetOf([jersey], "M"))).toThrow(RangeError);
  });
});
