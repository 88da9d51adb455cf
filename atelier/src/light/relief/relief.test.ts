import { draftGarment, edgeOf } from "@holeshot/garments";
import { pointAtLength } from "@holeshot/geometry";
import { expect, test } from "vitest";
import type { Surface } from "../../finish/surface.ts";
import { nearLine } from "./near-line.ts";
import { pieceField } from "./piece-field.ts";
import { garmentRelief } from "./relief.ts";

const jersey = draftGarment({ product: "jersey", size: "L" });
const front = jersey.pieces.find(({ id }) => id === "front");
if (!front) throw new Error("A jersey has a front");

test("places near a line know their distance and how far along it they are", () => {
  const cells = { left: 0, top: 0, scale: 2, width: 41, height: 21 };
  const line = [
    { x: 2, y: 5 },
    { x: 12, y: 5 },
    { x: 12, y: 9 },
  ];
  const found = new Map<number, readonly [number, number]>();
  nearLine(cells, line, 3, (cell, distance, along) => found.set(cell, [distance, along]));
  const at = (x: number, y: number) => found.get(2 * y * 41 + 2 * x);
  expect(at(7, 7)).toEqual([2, 5]);
  expect(at(14, 8)).toEqual([2, 13]);
  expect(at(1, 5)).toEqual([1, 0]);
  expect(at(7, 9)).toBeUndefined();
});

test("a seam is a dark furrow with a row of dashes beside it; in the middle cloth is smooth", () => {
  const field = pieceField(jersey, front);
  const cell = (x: number, y: number) =>
    Math.round((y - field.top) * field.scale) * field.width +
    Math.round((x - field.left) * field.scale);
  const { point } = pointAtLength(edgeOf(front, "shoulder_left").path, 60);
  expect(field.shade[cell(point.x, point.y)]).toBeLessThan(0.65);
  expect(field.heights[cell(point.x, point.y)]).toBeLessThan(-0.3);
  expect(field.heights[cell(0, 300)]).toBe(0);
  expect(field.shade[cell(0, 300)]).toBe(1);
  // Along the row of stitches thread and gap take turns, every 5 mm.
  const shades = Array.from({ length: 120 }, (_, i) => {
    const place = pointAtLength(edgeOf(front, "shoulder_left").path, 20 + i / 2);
    const { x, y } = place.direction;
    return field.shade[cell(place.point.x - y * 4.6, place.point.y + x * 4.6)] ?? 1;
  });
  const turns = shades.filter((shade, i) => i > 0 && shade < 0.85 !== (shades[i - 1] ?? 1) < 0.85);
  expect(turns.length).toBeGreaterThan(15);
  expect(turns.length).toBeLessThan(33);
});

test("the normal leans away from a rise, along the cloth as it hangs; unseen it is smooth", () => {
  // One triangle of the front's shoulder, standing upright: right is z, down is −y.
  const { point } = pointAtLength(edgeOf(front, "shoulder_left").path, 60);
  const corners = [
    [point.x - 10, point.y - 10],
    [point.x - 10, point.y + 20],
    [point.x + 20, point.y - 10],
  ] as const;
  const surface: Surface = {
    pieces: ["front"],
    positions: Float64Array.from(corners.flatMap(([x, y]) => [0, -y, x])),
    particleOf: Uint32Array.of(0, 1, 2),
    uv: Float64Array.from(corners.flat()),
    triangles: Uint32Array.of(0, 1, 2),
    pieceOf: Uint16Array.of(0),
  };
  const relief = garmentRelief(jersey, surface);
  const slope = new Float64Array(3);
  // Just inside the shoulder seam the cloth rises out of its furrow, downwards.
  relief.tilt(0, point.x, point.y + 1, 1, slope);
  expect(slope[0]).toBe(0);
  expect(slope[1]).toBeLessThan(-0.1);
  expect(relief.tilt(0, point.x, point.y, 0, slope)).toBe(1);
  expect([...slope]).toEqual([0, 0, 0]);
});
