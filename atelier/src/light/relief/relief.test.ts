import {
  draftGarment,
  edgeOf,
  type Garment,
  innerLines,
  innerMeasures,
  type Piece,
} from "@holeshot/garments";
import {
  containsPoint,
  pathLength,
  placeAtLength,
  pointAtLength,
  polylineLength,
} from "@holeshot/geometry";
import { expect, test } from "vitest";
import type { Surface } from "../../finish/surface.ts";
import type { HeightField } from "./height-field.ts";
import { nearLine } from "./near-line.ts";
import { pieceField } from "./piece-field.ts";
import { garmentRelief } from "./relief.ts";

const jersey = draftGarment({ product: "jersey", size: "L" });
const gloves = draftGarment({ product: "gloves", size: "L" });

function pieceOf(garment: Garment, name: string): Piece {
  const piece = garment.pieces.find(({ id }) => id === name);
  if (!piece) throw new Error(`There is no ${name}`);
  return piece;
}

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
  const thumb = pieceOf(gloves, "thumb_left");
  const field = pieceField(gloves, thumb);
  const cell = (x: number, y: number) =>
    Math.round((y - field.top) * field.scale) * field.width +
    Math.round((x - field.left) * field.scale);
  const { path } = edgeOf(thumb, "index_thumb");
  const { point } = pointAtLength(path, 20);
  expect(field.shade[cell(point.x, point.y)]).toBeLessThan(0.65);
  expect(field.heights[cell(point.x, point.y)]).toBeLessThan(-0.15);
  const { middle = { x: 0, y: 0 } } = thumb.landmarks;
  expect(field.heights[cell(middle.x, middle.y)]).toBeCloseTo(0, 3);
  expect(field.shade[cell(middle.x, middle.y)]).toBeCloseTo(1, 3);
  // Along the row of stitches thread and gap take turns, every 3 mm.
  const shades = Array.from({ length: 120 }, (_, i) => {
    const place = pointAtLength(path, 10 + i / 4);
    const { x, y } = place.direction;
    return field.shade[cell(place.point.x - y * 2.4, place.point.y + x * 2.4)] ?? 1;
  });
  const dark = shades.map((shade) => shade < 0.85);
  const turns = dark.filter((value, i) => i > 0 && value !== dark[i - 1]).length;
  expect(turns).toBeGreaterThan(15);
  expect(turns).toBeLessThan(25);
});

test("a T-shirt is sewn with two needles, and its hem ropes aslant; a jersey's with one, and straight", () => {
  const shirt = draftGarment({ product: "pit-shirt", size: "L" });
  const rows = [shirt, jersey].map((garment) => {
    const front = pieceOf(garment, "front");
    const field = pieceField(garment, front);
    const { path } = edgeOf(front, "armhole_left");
    const half = pointAtLength(path, 90);
    const normal = { x: -half.direction.y, y: half.direction.x };
    // Across the seam, a dash's length along it: the darkest cell at each distance.
    const shades = Array.from({ length: 23 }, (_, i) =>
      Math.min(
        ...Array.from({ length: 21 }, (__, k) => {
          const { point } = pointAtLength(path, 87 + 0.3 * k);
          const off = 2 + i / 2;
          const [x, y] = [point.x + normal.x * off, point.y + normal.y * off];
          const cell =
            Math.round((y - field.top) * field.scale) * field.width +
            Math.round((x - field.left) * field.scale);
          return field.shade[cell] ?? 1;
        }),
      ),
    );
    return shades.filter(
      (v, i) => v < 0.85 && v < (shades[i - 1] ?? 1) && v <= (shades[i + 1] ?? 1),
    ).length;
  });
  expect(rows).toEqual([2, 1]);
});

test("leather inside the knee is quilted in chevrons, a row every 17 mm, dark between them", () => {
  const pants = draftGarment({ product: "pants", size: "W32" });
  const calf = pieceOf(pants, "calf_left");
  const field = pieceField(pants, calf);
  const { left, right, top } = calf.bounds;
  const shade = (x: number, y: number) =>
    field.shade[
      Math.round((y - field.top) * field.scale) * field.width +
        Math.round((x - field.left) * field.scale)
    ] ?? 1;
  const valleys = (x: number) =>
    Array.from({ length: 400 }, (_, i) => top + 60 + i / 4).filter(
      (y) =>
        shade(x, y) < 0.75 && shade(x, y) < shade(x, y - 0.5) && shade(x, y) <= shade(x, y + 0.5),
    );
  const middle = (left + right) / 2;
  const [first = 0, second = 0] = valleys(middle).filter((y, i, all) => y - (all[i - 1] ?? 0) > 3);
  expect(second - first).toBeCloseTo(17, 0);
  const aside = valleys(middle + 12).find((y) => y > first - 8);
  expect(first - (aside ?? 0)).toBeCloseTo(0.45 * 12, 0);
});

test("the normal leans away from a rise, along the cloth as it hangs; unseen it is smooth", () => {
  // One triangle at the upper seam of a cuff, standing upright: right is z, down is −y.
  const { point } = pointAtLength(edgeOf(pieceOf(jersey, "cuff_left"), "top").path, 60);
  const corners = [
    [point.x - 10, point.y - 10],
    [point.x - 10, point.y + 20],
    [point.x + 20, point.y - 10],
  ] as const;
  const surface: Surface = {
    pieces: ["cuff_left"],
    positions: Float64Array.from(corners.flatMap(([x, y]) => [0, -y, x])),
    particleOf: Uint32Array.of(0, 1, 2),
    uv: Float64Array.from(corners.flat()),
    triangles: Uint32Array.of(0, 1, 2),
    pieceOf: Uint16Array.of(0),
  };
  const relief = garmentRelief(jersey, surface);
  const slope = new Float64Array(3);
  // Just inside the seam the cloth rises out of its furrow, downwards.
  relief.tilt(0, point.x, point.y + 1, 1, slope);
  expect(slope[0]).toBe(0);
  expect(slope[1]).toBeLessThan(-0.1);
  expect(relief.tilt(0, point.x, point.y, 0, slope)).toBe(1);
  expect([...slope]).toEqual([0, 0, 0]);
});

test("a rib has a cord every 5 mm, knitted loop by loop, and no two cords are alike", () => {
  const cuff = pieceOf(jersey, "cuff_left");
  const field = pieceField(jersey, cuff);
  const { left, right, top, bottom } = cuff.bounds;
  const height = (x: number, y: number) =>
    field.heights[
      Math.round((y - field.top) * field.scale) * field.width +
        Math.round((x - field.left) * field.scale)
    ] ?? 0;
  // Along the middle of the band, away from its seams.
  const middle = (top + bottom) / 2;
  const along = Array.from({ length: 240 }, (_, i) =>
    height((left + right) / 2 - 60 + i / 2, middle),
  );
  const cords = along.flatMap((value, i) =>
    value > 0 && value > (along[i - 1] ?? 9) && value >= (along[i + 1] ?? 9) ? [value] : [],
  );
  expect(cords.length).toBeGreaterThan(21);
  expect(cords.length).toBeLessThan(27);
  expect(Math.max(...cords) / Math.min(...cords)).toBeGreaterThan(1.2);
  // Down one cord heights go up and down with its loops.
  const cord = (left + right) / 2 + (along.indexOf(Math.max(...cords)) - 120) / 2;
  const down = Array.from({ length: 30 }, (_, i) => height(cord, middle - 7.5 + i / 2));
  const turns = down.filter(
    (value, i) => i > 0 && i < 29 && value > (down[i - 1] ?? 9) && value >= (down[i + 1] ?? 9),
  );
  expect(turns.length).toBeGreaterThan(3);
  expect(turns.length).toBeLessThan(9);
});

test("a waistband is flat in front and drawn into folds behind, and its ratchet stands out of it", () => {
  const band = pieceOf(draftGarment({ product: "pants", size: "W32" }), "waistband");
  const field = pieceField(draftGarment({ product: "pants", size: "W32" }), band);
  const middle = (band.bounds.top + band.bounds.bottom) / 2;
  const heightAt = (x: number, y = middle) =>
    field.heights[
      Math.round((y - field.top) * field.scale) * field.width +
        Math.round((x - field.left) * field.scale)
    ] as number;
  const span = (from: number, to: number) => {
    const heights = Array.from({ length: 121 }, (_, i) => heightAt(from + ((to - from) * i) / 120));
    return Math.max(...heights) - Math.min(...heights);
  };
  const side = band.landmarks["side_right"]?.x ?? 0;
  const end = band.landmarks["front_right"]?.x ?? 0;
  expect(span(-80, 80)).toBeGreaterThan(1.4);
  expect(span(side + 20, end - 100)).toBeLessThan(0.9);
  // The buckle lies across the centre front, its strap to the wearer's right.
  const start = band.landmarks["front_left"]?.x ?? 0;
  const [left, right] = [heightAt(start + 2, middle + 13), heightAt(end - 2, middle + 13)];
  expect(left).toBeGreaterThan(2);
  expect(right).toBeCloseTo(left, 1);
  expect(heightAt(end - 45)).toBeGreaterThan(1);
  expect(Math.abs(heightAt(end - 45, middle + 13))).toBeLessThan(0.6);
  // Nothing of it looks out from under a dial or a flap, which are drawn on the same cloth.
  expect(Math.abs(heightAt(start + 31))).toBeLessThan(0.6);
  expect(Math.abs(heightAt(end - 84))).toBeLessThan(0.6);
});

test("the leather of a palm's pads is perforated as far apart as its maker is told, and off its seams", () => {
  const palm = pieceOf(gloves, "palm_left");
  const pads = innerLines(gloves).filter(
    ({ work, piece }) => work === "palmPads" && piece === palm.id,
  );
  expect(pads).toHaveLength(3);
  const { apart = 0 } = innerMeasures(gloves, "palmPads");
  const field = pieceField(gloves, palm);
  const placeOf = (cell: number) => ({
    x: field.left + (cell % field.width) / field.scale,
    y: field.top + Math.floor(cell / field.width) / field.scale,
  });
  for (const { points } of pads) {
    const name = `pad at ${Math.round(points[0]?.x ?? 0)}, ${Math.round(points[0]?.y ?? 0)}`;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right, top, bottom] = [
      ...[Math.min(...xs), Math.max(...xs)],
      ...[Math.min(...ys), Math.max(...ys)],
    ] as [number, number, number, number];
    const within = [...field.heights.keys()].filter((cell) => {
      const place = placeOf(cell);
      if (place.x < left || place.x > right || place.y < top || place.y > bottom) return false;
      return containsPoint(points, place);
    });
    const flat = within.map((cell) => field.heights[cell] as number).toSorted((a, b) => a - b);
    const leather = flat[Math.round(0.7 * flat.length)] as number;
    // A hole is what is lowest within its own half row, well below the leather.
    const reach = Math.round(1.5 * field.scale);
    const holes = within.filter((cell) => {
      const own = field.heights[cell] as number;
      if (own > leather - 0.45) return false;
      for (let v = -reach; v <= reach; v++)
        for (let u = -reach; u <= reach; u++) {
          const beside = field.heights[cell + v * field.width + u] ?? 0;
          if (beside < own || (beside === own && (v < 0 || (v === 0 && u < 0)))) return false;
        }
      return true;
    });
    const clear = holes
      .map(placeOf)
      .filter((hole) => points.every(({ x, y }) => Math.hypot(hole.x - x, hole.y - y) > 5));
    expect(clear.length, name).toBeGreaterThan(20);
    const nearest = clear
      .map((hole) =>
        Math.min(
          ...clear
            .filter((other) => other !== hole)
            .map((other) => Math.hypot(other.x - hole.x, other.y - hole.y)),
        ),
      )
      .toSorted((a, b) => a - b);
    expect(Math.abs((nearest[nearest.length >> 1] as number) - apart), name).toBeLessThan(0.5);
  }
});

test("what is padded and printed within a piece stands where its maker is told", () => {
  const pants = draftGarment({ product: "pants", size: "W32" });
  const strapped = draftGarment({ product: "gloves", size: "L", options: { closure: "strap" } });
  for (const garment of [strapped, pants]) {
    const all = innerLines(garment);
    for (const id of new Set(all.map(({ piece }) => piece))) {
      const field = pieceField(garment, pieceOf(garment, id));
      const height = (x: number, y: number) =>
        field.heights[
          Math.round((y - field.top) * field.scale) * field.width +
            Math.round((x - field.left) * field.scale)
        ] ?? 0;
      for (const { work, points, closed } of all.filter(({ piece }) => piece === id)) {
        const middle = {
          x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
          y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
        };
        const at = points.length > 2 ? (points[points.length >> 1] ?? middle) : middle;
        const name = `${id} ${work} at ${at.x.toFixed(0)}, ${at.y.toFixed(0)}`;
        // Pads stand out of their seams, and rows are furrows: across them cloth is higher within half a row.
        if (closed)
          expect(height(middle.x, middle.y), name).toBeGreaterThan(height(at.x, at.y) + 0.5);
        else if (work === "quilting" || work === "stretchRibs" || work === "fingerChannels")
          expect(
            Math.max(height(at.x, at.y + 1.6), height(at.x, at.y - 1.6)),
            name,
          ).toBeGreaterThan(height(at.x, at.y) + 0.3);
        else if (work === "gripDots") {
          const highest = (from: number, to: number) =>
            Math.max(
              ...Array.from({ length: 4 * (to - from) }, (_, i) =>
                Math.max(...[-3, 0, 3].map((x) => height(at.x + x, at.y + from + i / 4))),
              ),
            );
          expect(highest(-9, -1), name).toBeGreaterThan(0.5);
          expect(highest(3, 9), name).toBeLessThan(0.45);
        }
      }
    }
  }
});

test("a fly laps from the left in a J of two rows; its bartacks shine, and so does the ratchet beside its band", () => {
  const pants = draftGarment({ product: "pants", size: "W32" });
  const [left, right] = ["thigh_left", "thigh_right"].map((id) =>
    pieceField(pants, pieceOf(pants, id)),
  ) as [HeightField, HeightField];
  const at = ({ left: x0, top, scale, width }: HeightField, x: number, y: number) =>
    Math.round((y - top) * scale) * width + Math.round((x - x0) * scale);
  const { path } = edgeOf(pieceOf(pants, "thigh_left"), "fly");
  const half = pointAtLength(path, pathLength(path) * 0.6);
  const into = (by: number) => ({
    x: half.point.x - by * half.direction.y,
    y: half.point.y + by * half.direction.x,
  });
  const [inside, outside, under] = [into(22), into(48), into(3)];
  // Faced cloth is thicker than what is beside it, and the right front lies in its shade.
  expect(left.heights[at(left, inside.x, inside.y)]).toBeGreaterThan(
    (left.heights[at(left, outside.x, outside.y)] ?? 0) + 0.5,
  );
  expect(right.shade[at(right, -under.x, under.y)]).toBeLessThan(0.6);
  for (const { work, points, piece } of innerLines(pants)) {
    if (work !== "bartacks" && work !== "flyRows") continue;
    const field = pieceField(pants, pieceOf(pants, piece));
    const most = Math.max(...points.map(({ x, y }) => field.gloss[at(field, x, y)] ?? 0));
    expect(most, `${piece} ${work}`).toBeGreaterThan(0.2);
    if (work !== "flyRows") continue;
    // Away from the bars at its ends a row is thread, gap by gap, in a trough that it draws.
    const long = polylineLength(points);
    const middle = Array.from({ length: 80 }, (_, n) => {
      const { point } = placeAtLength(points, long * (0.25 + n / 250));
      return at(field, point.x, point.y);
    });
    const threads = middle.filter((cell) => (field.gloss[cell] ?? 0) > 0.2).length;
    expect(threads, piece).toBeGreaterThan(30);
    expect(threads, piece).toBeLessThan(75);
    expect(Math.max(...middle.map((cell) => field.shade[cell] ?? 1)), piece).toBeLessThan(0.8);
  }
  const band = pieceOf(pants, "waistband");
  const field = pieceField(pants, band);
  const end = band.landmarks["front_right"]?.x ?? 0;
  const middle = (band.bounds.top + band.bounds.bottom) / 2;
  expect(field.gloss[at(field, end - 1, middle)]).toBeGreaterThan(0.5);
  expect(field.gloss[at(field, end - 120, middle)]).toBe(0);
});
