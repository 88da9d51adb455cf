import { shareInSlot, sizeInSlot, type TemplateSlot, textLayout } from "@holeshot/artwork";
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

test("A2.17 a small mark may reach half its place beyond it, no nearer to the next than that may to it", () => {
  const mark = { ...layer, size: 16 };
  const widthOf = (slots: readonly TemplateSlot[]): number => {
    const share = shareInSlot(mark, { slots }, shaper);
    return textLayout({ ...mark, size: 16 * share }, shaper).width + 4 * share;
  };
  expect(widthOf(small.slots)).toBeCloseTo(105, 0);
  const [own] = small.slots;
  if (!own) throw new Error("no slot");
  const beside = { ...own, id: "next", x: 90, width: 80 };
  const below = { ...beside, x: 0, y: 140 };
  // 15 mm are free between them: 4 stay so, each takes half of the others.
  expect(widthOf([own, beside, below])).toBeCloseTo(70 + 11, 0);
});

test("A2.17 words may be as wide as those that stood there", () => {
  const sample = { ...layer, text: "MOTO DE W" };
  const { width } = textLayout(sample, shaper);
  const share = shareInSlot(layer, wide, shaper, sample);
  expect(width).toBeGreaterThan(240);
  expect(textLayout({ ...layer, size: layer.size * share }, shaper).width).toBeCloseTo(width, -1);
  expect(shareInSlot(sample, wide, shaper, sample)).toBe(1);
});

test("A2.17 no words become smaller than a third", () => {
  const long = "MOTORSPORTVERENIGING LICHTENVOORDE EN OMSTREKEN";
  expect(shareInSlot({ ...layer, text: long }, wide, shaper)).toBeCloseTo(1 / 3);
});

test("A2.17 words that were moved away, a rider's own, and those of no place stay as they are", () => {
  expect(shareInSlot({ ...layer, y: 160 }, wide, shaper)).toBe(1);
  expect(shareInSlot({ ...layer, rotation: 20 }, wide, shaper)).toBe(1);
  expect(shareInSlot({ ...layer, id: "t9" }, wide, shaper)).toBe(1);
  expect(shareInSlot({ ...layer, role: "name" }, wide, shaper)).toBe(1);
});

test("A2.17 words have the kit's own size where they have room, whatever size they had before", () => {
  const own = { ...layer, text: "KTM" };
  const fitted = sizeInSlot(layer, own, wide, shaper);
  expect(fitted).toBeCloseTo(layer.size * shareInSlot(layer, wide, shaper, own));
  const plain = { enabled: false, colour: "#000000", width: 0 };
  for (const size of [12, 30, 90]) {
    const short = { ...own, size, stroke: plain };
    expect(sizeInSlot(short, own, wide, shaper)).toBe(own.size);
    const long = { ...layer, size, stroke: plain };
    const alike = { ...layer, stroke: plain };
    expect(sizeInSlot(long, own, wide, shaper)).toBeCloseTo(
      sizeInSlot(alike, own, wide, shaper) ?? 0,
    );
  }
  expect(sizeInSlot({ ...layer, y: 160 }, own, wide, shaper)).toBeNull();
});
