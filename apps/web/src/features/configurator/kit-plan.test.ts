import { readFileSync } from "node:fs";
import { productIds } from "@holeshot/domain";
import { productFacts } from "@holeshot/garments";
import { type ClothManifest, openModel, photoBounds, pixelMillimetres } from "@holeshot/views";
import { describe, expect, test } from "vitest";
import { magnified, planKit, roomOf } from "./kit-plan.ts";

const cloth = new URL("../../../../../catalogue/cloth/", import.meta.url);
const read = (name: string): Buffer => readFileSync(new URL(name, cloth));
const { drapes } = JSON.parse(read("manifest.json").toString()) as ClothManifest;
/** Pixels along a camera's square. */
const SQUARE = 1000;

const kit = (...ids: (typeof productIds)[number][]) => ids.map((id) => ({ id }));

describe("the room of a garment", () => {
  const most = new Map<string, { wide: number; high: number }>();
  const papers = new Map<(typeof productIds)[number], number>();

  test.each(Object.entries(drapes))("holds %s from every side", async (_, one) => {
    const model = await openModel(read(one.model));
    const group = one.size.startsWith("Y") ? "youth" : one.size.startsWith("W-") ? "women" : "men";
    const times = magnified(one.product, group);
    const room = roomOf(one.product);
    const taken = most.get(productFacts(one.product).wear) ?? { wide: 0, high: 0 };
    most.set(productFacts(one.product).wear, taken);
    for (const { camera, shadow } of Object.values(one.sides)) {
      const mm = times * pixelMillimetres(camera, { left: 0, top: 0, side: SQUARE });
      papers.set(one.product, Math.max(papers.get(one.product) ?? 0, mm * SQUARE));
      const { y, width } = photoBounds(model, camera, { width: SQUARE, height: SQUARE });
      // From its highest place to the ground that it hangs above.
      const [wide, high] = [mm * width, mm * (shadow.y * SQUARE - y)];
      expect(wide).toBeLessThanOrEqual(room.width + 1);
      expect(high).toBeLessThanOrEqual(room.height + 1);
      taken.wide = Math.max(taken.wide, wide / room.width);
      taken.high = Math.max(taken.high, high / room.height);
    }
  });

  test("is what the side of its picture is reckoned from", () => {
    expect(papers.size).toBe(productIds.length);
    for (const [product, side] of papers) {
      expect(roomOf(product).paper / side).toBeGreaterThan(0.95);
      expect(roomOf(product).paper / side).toBeLessThan(1.2);
    }
  });

  test("holds little else", () => {
    expect([...most.keys()].toSorted()).toEqual(["hands", "legs", "top"]);
    for (const { wide, high } of most.values()) {
      expect(wide).toBeGreaterThan(0.95);
      expect(high).toBeGreaterThan(0.95);
    }
  });
});

describe("the plan of a kit", () => {
  test("stands garments two and two, the broader one first", () => {
    const { items, pairs } = planKit(kit("jersey", "pants", "gloves", "pit-shirt"));
    expect(items.map(({ id }) => id)).toEqual(["jersey", "pants", "pit-shirt", "gloves"]);
    const width = roomOf("jersey").width + roomOf("gloves").width;
    const height = roomOf("pants").height + roomOf("pit-shirt").height;
    expect(pairs).toEqual({ rows: 2, columns: 2, width, height });
  });

  test("gives two a row each, and an odd third one its own", () => {
    expect(planKit(kit("jersey", "pants")).pairs).toMatchObject({ rows: 2, columns: 1 });
    expect(planKit(kit("jersey", "pants", "gloves")).pairs).toMatchObject({ rows: 2, columns: 2 });
  });

  test("says what all of them take below each other and side by side", () => {
    const all = planKit(kit(...productIds));
    const rooms = productIds.map(roomOf);
    const sum = (of: readonly number[]) => of.reduce((total, value) => total + value, 0);
    expect(all.column).toMatchObject({
      rows: 4,
      width: Math.max(...rooms.map(({ width }) => width)),
      height: sum(rooms.map(({ height }) => height)),
    });
    expect(all.row).toMatchObject({
      rows: 1,
      width: sum(rooms.map(({ width }) => width)),
      height: Math.max(...rooms.map(({ height }) => height)),
    });
  });
});
