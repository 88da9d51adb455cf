import { draftGarment, sizes } from "@holeshot/garments";
import {
  containsPoint,
  distanceToLine,
  type Point,
  signedArea,
  transformPoint,
} from "@holeshot/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markerLine, nestPieces, onCloth, type NestPiece, type NestRules } from "../index.ts";

const long = process.env["LONG"] === "1";
const rules: NestRules = { width: 1600, longest: 5000, gap: 12, turning: true, tries: 0 };

/** A star-shaped piece: hollows, tips and thin arms, as cut pieces have them. */
const star = fc
  .record({
    x: fc.integer({ min: -500, max: 500 }),
    y: fc.integer({ min: -500, max: 500 }),
    reach: fc.array(fc.integer({ min: 15, max: 190 }), { minLength: 3, maxLength: 12 }),
  })
  .map(({ x, y, reach }): readonly Point[] =>
    reach.map((r, i) => ({
      x: x + r * Math.cos((2 * Math.PI * i) / reach.length),
      y: y + r * Math.sin((2 * Math.PI * i) / reach.length),
    })),
  );

function laid(line: readonly Point[], at: { x: number; y: number; turned: boolean }): Point[] {
  const way = at.turned ? -1 : 1;
  return line.map(({ x, y }) => ({ x: at.x + way * x, y: at.y + way * y }));
}

/** Least distance of two closed lines; 0 where one reaches into the other. */
function apart(a: readonly Point[], b: readonly Point[]): number {
  if (a.some((point) => containsPoint(b, point)) || b.some((point) => containsPoint(a, point)))
    return 0;
  // Of two lines that do not cross, a corner of one is nearest to the other.
  const least = (own: readonly Point[], other: readonly Point[]) =>
    Math.min(...own.map((point) => distanceToLine(other, point)));
  return Math.min(least(a, b), least(b, a));
}

function expectSound(pieces: readonly NestPiece[], own: NestRules) {
  const nests = nestPieces(pieces, own);
  const seen = nests.flatMap((nest) => nest.pieces.map(({ id }) => id));
  expect(seen.toSorted()).toEqual(pieces.map(({ id }) => id).toSorted());
  const lines = new Map(pieces.map(({ id, line }) => [id, line]));
  for (const nest of nests) {
    expect(nest.length).toBeLessThanOrEqual(own.longest);
    const all = nest.pieces.map((place) => laid(lines.get(place.id) ?? [], place));
    const area = all.reduce((sum, line) => sum + Math.abs(signedArea(line)), 0);
    expect(nest.used).toBeCloseTo(area / (own.width * nest.length), 6);
    if (!own.turning) expect(nest.pieces.some(({ turned }) => turned)).toBe(false);
    all.forEach((line, i) => {
      for (const { x, y } of line) {
        expect(Math.min(x, own.width - x, y, nest.length - y)).toBeGreaterThan(own.gap / 2 - 1e-6);
      }
      for (const other of all.slice(i + 1))
        expect(apart(line, other)).toBeGreaterThan(own.gap - 1e-6);
    });
  }
  return nests;
}

function jerseys(list: readonly string[]): NestPiece[] {
  return list.flatMap((size, garment) =>
    draftGarment({ product: "jersey", size })
      .pieces.filter(({ material }) => material === "printed")
      .map((piece) => ({ id: `${garment}-${piece.id}`, line: markerLine(piece) })),
  );
}

const mixed = ["S", "M", "M", "L", "L", "XL", "2XL", "W-M"];

describe("pieces laid on a roll", () => {
  it("all lie there once, inside the cloth and as far apart as asked, whatever their shape", () => {
    fc.assert(
      fc.property(
        fc.array(star, { minLength: 1, maxLength: 14 }),
        fc.integer({ min: 0, max: 40 }),
        fc.boolean(),
        fc.integer({ min: 420, max: 1800 }),
        (stars, gap, turning, width) => {
          const pieces = stars.map((line, i) => ({ id: `p${i}`, line }));
          expectSound(pieces, { width, longest: 900, gap, turning, tries: 3 });
        },
      ),
      { numRuns: long ? 600 : 60 },
    );
  });

  it("eight mixed jerseys fill the cloth, and lie the same again", () => {
    const pieces = jerseys(mixed);
    const own = { ...rules, longest: 12_000, tries: long ? 1920 : 60 };
    const nests = expectSound(pieces, own);
    expect(nests).toHaveLength(1);
    expect(nests[0]?.used).toBeGreaterThan(long ? 0.75 : 0.7);
    // What a jersey takes of the roll on average.
    expect((nests[0]?.length ?? 0) / mixed.length).toBeLessThan(1150);
    if (!long) expect(nestPieces(pieces, own)).toEqual(nests);
  });

  it("more tries never use more cloth", () => {
    const pieces = jerseys(["S", "L", "XL"]);
    const lengths = [0, 20, 100, 200].map((tries) =>
      nestPieces(pieces, { ...rules, tries }).reduce((sum, { length }) => sum + length, 0),
    );
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    expect(lengths.at(-1)).toBeLessThan(lengths[0] ?? 0);
  });

  it("begins a new marker where one is full, and refuses what no cloth holds", () => {
    const pieces = jerseys(mixed);
    const nests = expectSound(pieces, { ...rules, longest: 2500 });
    expect(nests.length).toBeGreaterThan(3);
    expect(() => nestPieces(pieces, { ...rules, width: 500 })).toThrow(RangeError);
    expect(() => nestPieces(pieces, { ...rules, longest: 500 })).toThrow(RangeError);
    expect(nestPieces([], rules)).toEqual([]);
  });

  it("lays each of several markers once more by itself, the same again", () => {
    const pieces = jerseys(mixed);
    const own = { ...rules, longest: 2500, tries: 40 };
    const nests = expectSound(pieces, own);
    expect(nestPieces(pieces, own)).toEqual(nests);
    // Nothing that a marker's own pieces find alone in as many tries is shorter.
    const lines = new Map(pieces.map((piece) => [piece.id, piece]));
    for (const { length, pieces: laid } of nests) {
      const alone = laid.flatMap(({ id }) => lines.get(id) ?? []);
      const [again, ...others] = nestPieces(alone, { ...own, tries: 0 });
      if (others.length === 0) expect(length).toBeLessThanOrEqual(again?.length ?? 0);
    }
  });

  it("lays every piece's grain along the roll, and its line where the piece is drawn", () => {
    for (const product of ["jersey", "pit-shirt", "pants", "gloves"] as const) {
      for (const piece of draftGarment({ product, size: sizes(product)[0]?.id ?? "" }).pieces) {
        const line = markerLine(piece);
        const [nest] = nestPieces([{ id: piece.id, line }], rules);
        const [place] = nest?.pieces ?? [];
        if (!place) throw new Error(`${piece.id} was not laid`);
        for (const turned of [false, true]) {
          const matrix = onCloth(piece, { ...place, turned });
          const [from, to] = piece.grain.map((point) => transformPoint(matrix, point));
          expect(to?.x).toBeCloseTo(from?.x ?? 0, 6);
          expect(Math.sign((to?.y ?? 0) - (from?.y ?? 0))).toBe(turned ? -1 : 1);
          const drawn = piece.edges
            .map(({ path }) => path[0])
            .filter((first) => first?.[0] === "M");
          const around = laid(line, { ...place, turned });
          for (const [, x = 0, y = 0] of drawn) {
            const corner = transformPoint(matrix, { x, y });
            const inside = containsPoint(around, corner) || distanceToLine(around, corner) < 0.2;
            expect(inside, `${piece.id} at ${x}, ${y}`).toBe(true);
          }
        }
      }
    }
  });
});
