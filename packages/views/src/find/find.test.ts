import {
  baseSize,
  draftGarment,
  productIds,
  type Garment,
  type ProductId,
  type Side,
} from "@holeshot/garments";
import { beforeAll, describe, expect, test } from "vitest";
import { board, flatTable } from "../../testing/flat-table.ts";
import { tubeCamera } from "../../testing/tube.ts";
import { tubeGlb } from "../../testing/write-glb.ts";
import { compose } from "../compose/compose.ts";
import { flatLay } from "../flat-lay.ts";
import { openModel } from "../model/open-model.ts";
import { photoView } from "../photo/photo-view.ts";
import type { ViewTable } from "../types.ts";
import { pick } from "./pick.ts";
import { project } from "./project.ts";
import { shownRect } from "./shown-rect.ts";

const size = { width: 900, height: 900 };
const products = productIds;
const sides: readonly Side[] = ["front", "back", "left", "right"];

let tube: ViewTable;

beforeAll(async () => {
  const model = await openModel(await tubeGlb(true, 300, 30));
  tube = photoView({ model, camera: tubeCamera(0.5, 0.4), size });
}, 120_000);

function garmentOf(product: ProductId): Garment {
  return draftGarment({ product, size: baseSize(product) });
}

/** Evenly scattered numbers between 0 and 1, the same each time. */
function scattered(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** Looks up random places and finds them again; how many were not, and the farthest miss in mm. */
function roundTrip(table: ViewTable, times: number): { lost: number; worst: number } {
  const next = scattered(table.pieces.length + 1);
  let [lost, worst, met] = [0, 0, 0];
  for (let tries = 0; met < times && tries < times * 60; tries++) {
    const first = pick(table, next() * table.width, next() * table.height);
    if (!first) continue;
    met += 1;
    const shown = project(table, first.piece, first.point);
    const again = shown && pick(table, shown.x, shown.y);
    if (again?.piece !== first.piece) lost += 1;
    else
      worst = Math.max(
        worst,
        Math.hypot(again.point.x - first.point.x, again.point.y - first.point.y),
      );
  }
  expect(met).toBe(times);
  return { lost, worst };
}

describe.each(products)("%s lying flat", (product) => {
  test.each(sides)("%s: V4.1 a place on the cloth is found again within 1 mm", (side) => {
    const { lost, worst } = roundTrip(flatLay(garmentOf(product), side, size), 2500);
    expect(lost).toBe(0);
    expect(worst).toBeLessThan(1);
  });
});

test("V4.1 a place on draped cloth is found again within 1 mm", () => {
  const { lost, worst } = roundTrip(tube, 10_000);
  expect(lost).toBe(0);
  expect(worst).toBeLessThan(1);
});

test("V4.1 on cloth that is seen on edge, too", () => {
  const across = flatTable();
  across.y.fill(25);
  const upright = flatTable();
  upright.x.fill(15);
  for (const table of [across, upright]) {
    expect(roundTrip(table, 300).lost).toBe(0);
    expect(roundTrip(table, 300).worst).toBeLessThan(0.05);
  }
});

test("V4.2 null beside the garment, on inner faces and for what is not seen", () => {
  const table = flatLay(garmentOf("jersey"), "front", size);
  expect(pick(table, 2, 2)).toBeNull();
  expect(pick(table, -1, 40)).toBeNull();
  expect(project(table, "back", { x: 0, y: 400 })).toBeNull();
  expect(project(table, "front", { x: 900, y: 400 })).toBeNull();
  expect(project(table, "nothing", { x: 0, y: 0 })).toBeNull();
  const inner = tube.inside?.indexOf(1) ?? -1;
  expect(inner).toBeGreaterThan(0);
  expect(pick(tube, (inner % 900) + 0.5, Math.floor(inner / 900) + 0.5)).toBeNull();
  // The middle of the back is seen from its inner side only, below the rim not at all.
  expect(project(tube, "back", { x: 0, y: 300 })).toBeNull();
  expect(project(tube, "back", { x: 0, y: 5 })).toBeNull();
});

test("V4.3 shownRect holds every pixel that changes with the artwork in a box", () => {
  const box = { left: -320, top: -10, width: 640, height: 620 };
  const plain = board("front", box, 40);
  const next = scattered(11);
  let narrowest = Infinity;
  for (let round = 0; round < 12; round++) {
    const [left, top] = [-250 + next() * 400, next() * 500];
    const changed = { left, top, right: left + 60, bottom: top + 40 };
    const data = plain.data.slice();
    for (let i = 0; i < box.width * box.height; i++) {
      const [x, y] = [box.left + (i % box.width) + 0.5, box.top + Math.floor(i / box.width) + 0.5];
      if (x > changed.left && x < changed.right && y > changed.top && y < changed.bottom)
        data.set([255, 0, 0], i * 4);
    }
    const fabrics = { default: "#808080" };
    const before = compose({ table: tube, rasters: [plain], fabrics });
    const after = compose({ table: tube, rasters: [{ ...plain, data }], fabrics });
    const rect = shownRect(tube, "front", changed);
    if (rect) narrowest = Math.min(narrowest, rect.width * rect.height);
    let outside = 0;
    for (let i = 0; i < 810_000; i++) {
      if (
        before.data[i * 4] === after.data[i * 4] &&
        before.data[i * 4 + 1] === after.data[i * 4 + 1]
      )
        continue;
      const [column, row] = [i % 900, Math.floor(i / 900)];
      const held =
        rect !== null &&
        column >= rect.x &&
        column < rect.x + rect.width &&
        row >= rect.y &&
        row < rect.y + rect.height;
      if (!held) outside += 1;
    }
    expect(outside).toBe(0);
  }
  expect(narrowest).toBeLessThan(120 * 90);
  expect(shownRect(tube, "front", { left: 900, top: 0, right: 950, bottom: 50 })).toBeNull();
  expect(shownRect(tube, "nothing", { left: 0, top: 0, right: 50, bottom: 50 })).toBeNull();
});
