import { shareInSlot, textLayout } from "@holeshot/artwork";
import { expect, test } from "vitest";
import { testFont, textLayer } from "../../testing/fixtures.ts";

const shaper = testFont("russo-one");
if (!shaper) throw new Error("no font");

const sponsor = { id: "mark", role: "sponsor", piece: "front", x: 0, y: 100, rotation: 0 } as const;
const stroke = { enabled: true, colour: "#000000", width: 2 };
const wide = { slots: [{ ...sponsor, width: 240, height: 40 }] };
const small = { slots: [{ ...sponsor, width: 70, height: 16 }] };
const layer = textLayer({ id: "mark", text: "MOTO DE WIT", stroke });

test("A2.17 a sponsor's words become smaller in the kit's place until they are as wide as it", () => {
  const share = shareInSlot(layer, wide, shaper);
  expect(share).toBeLessThan(0.7);
  expect(share).toBeGreaterThan(0.5);
  const { width } = textLayout({ ...layer, size: layer.size * share }, shaper);
  expect(width + 4 * share).toBeCloseTo(240, 0);
  expect(shareInSlot({ ...layer, text: "KTM" }, wide, shaper)).toBe(1);
});

test("A2.17 a small mark may reach half its place beyond it, and no words become too small to be read", () => {
  const mark = { ...layer, size: 16 };
  const share = shareInSlot(mark, small, shaper);
  const { width } = textLayout({ ...mark, size: 16 * share }, shaper);
  expect(width + 4 * share).toBeCloseTo(105, 0);
  const long = "MOTORSPORTVERENIGING LICHTENVOORDE EN OMSTREKEN";
  expect(shareInSlot({ ...layer, text: long }, wide, shaper)).toBe(0.5);
  expect(shareInSlot({ ...mark, text: long }, small, shaper)).toBe(0.45);
});

test("A2.17 words that were moved away, a rider's own, and those of no place stay as they are", () => {
  expect(shareInSlot({ ...layer, y: 160 }, wide, shaper)).toBe(1);
  expect(shareInSlot({ ...layer, rotation: 20 }, wide, shaper)).toBe(1);
  expect(shareInSlot({ ...layer, id: "t9" }, wide, shaper)).toBe(1);
  expect(shareInSlot({ ...layer, role: "name" }, wide, shaper)).toBe(1);
});
