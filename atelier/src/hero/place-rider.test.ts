import sharp from "sharp";
import { expect, test } from "vitest";
import { placeRider } from "./place-rider.ts";

const size = 100;
/** A white post, 20 wide, from row 10 to row 79. */
const data = new Uint8ClampedArray(4 * size * size);
for (let y = 10; y < 80; y++)
  for (let x = 40; x < 60; x++) data.fill(255, 4 * (y * size + x), 4 * (y * size + x) + 4);
const post = { data, width: size, height: size };
const place = { at: [0.5, 0] as const, side: 1 };

async function onGrey(more: Partial<Parameters<typeof placeRider>[1]>, wide = size) {
  const layers = await placeRider(post, { ...place, ...more }, [wide, size]);
  const background = { r: 60, g: 60, b: 60 };
  const bytes = await sharp({ create: { width: wide, height: size, channels: 3, background } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer();
  return (x: number, y: number) => bytes[3 * (y * wide + x)] as number;
}

test("who stands on the floor is thrown back by it below his soles, fainter the further", async () => {
  const on = await onGrey({ onFloor: true });
  expect(on(50, 40)).toBe(255);
  // Right under him it is dark, then he is seen again.
  expect(on(50, 88)).toBeGreaterThan(on(5, 88) + 5);
  expect(on(50, 98)).toBeLessThan(on(50, 88));
  expect(on(5, 88)).toBe(60);
});

test("each foot meets what the floor shows of it, though one is further away and higher in the picture", async () => {
  const pair = { ...post, data: data.slice() };
  for (let x = 40; x < 50; x++)
    for (let y = 77; y < 80; y++) pair.data.fill(0, 4 * (y * size + x), 4 * (y * size + x) + 4);
  const layers = await placeRider(pair, { ...place, onFloor: true }, [size, size]);
  const alpha = await sharp({
    create: { width: size, height: size, channels: 4, background: "#0000" },
  })
    .composite(layers)
    .extractChannel(3)
    .raw()
    .toBuffer();
  for (const [x, sole] of [
    [43, 76],
    [57, 79],
  ] as const)
    for (let y = sole + 1; y < sole + 6; y++) expect(alpha[y * size + x]).toBeGreaterThan(100);
});

test("who does not stand on it is not, and haze before him takes his contrast", async () => {
  const off = await onGrey({});
  expect(off(50, 88)).toBe(60);
  const veiled = await onGrey({ veil: 0.5 });
  expect(veiled(50, 40)).toBeGreaterThan(120);
  expect(veiled(50, 40)).toBeLessThan(200);
});

test("what lies beside the picture is left out", async () => {
  const half = await onGrey({ at: [0, -0.3], onFloor: true }, 60);
  expect(half(5, 40)).toBe(255);
  expect(half(59, 40)).toBe(60);
});
