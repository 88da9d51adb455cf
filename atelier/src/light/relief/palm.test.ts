import { draftGarment, type Garment, isGrip, palmPads, type Piece } from "@holeshot/garments";
import {
  containsPoint,
  distance,
  distanceToLine,
  flattenPath,
  pointAtLength,
  type Point,
} from "@holeshot/geometry";
import { expect, test } from "vitest";
import { sheensOf } from "../sheens-of.ts";
import { gripDrops } from "./grip.ts";
import type { HeightField } from "./height-field.ts";
import { pieceField } from "./piece-field.ts";

const gloves = draftGarment({ product: "gloves", size: "L" });

function pieceOf(garment: Garment, name: string): Piece {
  const piece = garment.pieces.find(({ id }) => id === name);
  if (!piece) throw new Error(`There is no ${name}`);
  return piece;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The values of every so many of a field's cells, at places that are asked for. */
function read(
  field: HeightField,
  values: Float32Array,
  wanted: (place: Point) => boolean,
  every = 1,
): number[] {
  return [...values].filter(
    (_, cell) =>
      cell % every === 0 &&
      wanted({
        x: field.left + (cell % field.width) / field.scale,
        y: field.top + Math.floor(cell / field.width) / field.scale,
      }),
  );
}

test.each(["palm_left", "palm_right"])(
  "%s: suede is dull, pads are lighter and satin, silicone shines",
  (id) => {
    const palm = pieceOf(gloves, id);
    const field = pieceField(gloves, palm);
    const pads = palmPads(palm);
    const outline = flattenPath(palm.outline, 0.1)[0]?.points ?? [];
    const inPad = (place: Point) =>
      pads.some((line) => containsPoint(line, place) && distanceToLine(line, place) > 4);
    const bare = (place: Point) =>
      containsPoint(outline, place) &&
      distanceToLine(outline, place) > 5 &&
      !isGrip(palm, place) &&
      pads.every((line) => !containsPoint(line, place) && distanceToLine(line, place) > 4);
    const drops = gripDrops(palm);
    const inDrop = (place: Point) => drops.some((drop) => distance(drop, place) < 1);
    const [suede, pad, silicone] = [bare, inPad, inDrop].map((where) => ({
      shade: mean(read(field, field.shade, where, 37)),
      gloss: mean(read(field, field.gloss, where, 37)),
    })) as [Look, Look, Look];
    expect(suede.gloss).toBeLessThan(0.01);
    expect(pad.gloss).toBeGreaterThan(0.1);
    expect(silicone.gloss).toBeGreaterThan(pad.gloss + 0.2);
    expect(suede.shade).toBeLessThan(0.85);
    expect(pad.shade).toBeGreaterThan(suede.shade + 0.1);
  },
);

interface Look {
  readonly shade: number;
  readonly gloss: number;
}

test("thread on a palm is seen by its light, on a printed back by its shadow", () => {
  for (const [id, gloss] of [
    ["palm_left", 0.3],
    ["back_left", 0],
  ] as const) {
    const piece = pieceOf(gloves, id);
    const field = pieceField(gloves, piece);
    const outline = flattenPath(piece.outline, 0.1)[0]?.points ?? [];
    const drops = id === "palm_left" ? gripDrops(piece) : [];
    // The row of stitches lies 2.4 mm from the seams; drops shine, too.
    const row = (place: Point) =>
      containsPoint(outline, place) &&
      Math.abs(distanceToLine(outline, place) - 2.4) < 0.2 &&
      drops.every((drop) => distance(drop, place) > 3);
    const most = Math.max(...read(field, field.gloss, row, 5));
    if (gloss === 0) expect(most, id).toBe(0);
    else expect(most, id).toBeGreaterThan(gloss);
  }
});

test.each(["palm_left", "palm_right"])(
  "%s: drops of silicone lie in rows on all five fingers, whole and off the seams",
  (id) => {
    const palm = pieceOf(gloves, id);
    const outline = flattenPath(palm.outline, 0.1)[0]?.points ?? [];
    const drops = gripDrops(palm);
    expect(drops.length).toBeGreaterThan(90);
    for (const drop of drops) {
      expect(isGrip(palm, drop)).toBe(true);
      expect(containsPoint(outline, drop)).toBe(true);
      // As far as half of a drop and the row of stitches need.
      expect(distanceToLine(outline, drop)).toBeGreaterThan(3.2);
    }
    const nearest = drops.map((drop) =>
      Math.min(...drops.filter((other) => other !== drop).map((other) => distance(other, drop))),
    );
    expect(Math.min(...nearest)).toBeGreaterThan(4.4);
    const sides = palm.edges.filter(({ name }) => !name.startsWith("cuff")).slice(1);
    const reached = sides.filter(({ path }) => {
      const { point: tip } = pointAtLength(path, 0);
      return drops.some((drop) => distance(drop, tip) < 12);
    });
    expect(reached).toHaveLength(5);
  },
);

test("strips between fingers are corded along them and lighter than leather of their colour", () => {
  const strip = pieceOf(gloves, "fourchette_ring_middle_left");
  const field = pieceField(gloves, strip);
  const { left, right, bottom } = strip.bounds;
  const across = (share: number) => (place: Point) =>
    Math.abs(place.x - (left + share * (right - left))) < 0.13 &&
    place.y > 4 &&
    place.y < bottom - 4;
  const shades = read(field, field.shade, across(0.3));
  expect(mean(shades)).toBeGreaterThan(1.1);
  expect(Math.max(...shades) - Math.min(...shades)).toBeGreaterThan(0.3);
});

test("suede and stretch cloth of gloves shine as they are finished, all else as its material does", () => {
  const [palm, strip, calf] = [
    ...sheensOf(gloves, ["palm_left", "fourchette_ring_middle_left"]),
    ...sheensOf(draftGarment({ product: "pants", size: "W32" }), ["calf_left"]),
  ];
  expect(palm?.strength).toBeLessThan(0.6 * (calf?.strength ?? 0));
  expect(strip?.strength).toBeGreaterThan(2 * (palm?.strength ?? 1));
});
