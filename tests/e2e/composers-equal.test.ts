import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ProductId } from "@holeshot/domain";
import { draftGarment, otherWeaves, productFacts, type Weave } from "@holeshot/garments";
import {
  chooseDrape,
  clothManifest,
  openModel,
  photoBounds,
  photoScale,
  photoView,
  pixelMillimetres,
  printedWeaves,
} from "@holeshot/views";
import type { Page } from "playwright-core";
import { rolldown } from "rolldown";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deltaE, labOf } from "../../packages/artwork/testing/likeness.ts";
import { sharedBrowser } from "../browser.ts";
import type { byBoth, SentTable, SentView } from "./two-composers.ts";

// What a stage shows is written twice: for the processor, which draws what the shop sends out, too, and for graphics
// cards. Both are held against each other on the same cloth, in every fabric of every product, enlarged and not.

const folder = join(import.meta.dirname, "../../catalogue/cloth");
/** A stage of 900 pixels enlarged to the most that is shown; of which a part is composed. */
const STAGE = 900;
const MOST = 2400;
const PART = 120;
const TILE = 20;
/**
 * ΔE00 of all pixels and of the worst tile, and the share of pixels that differ by more than a step of 255. Light lies on a
 * card in half floats: a quarter of the pixels differ by a step, one in ten thousand is a thread's edge that falls the other way.
 */
const bounds = [
  { enlarged: 1, mean: 0.25, tile: 0.35, steps: 0.0005 },
  { enlarged: MOST / STAGE, mean: 0.06, tile: 0.35, steps: 0.0005 },
] as const;
/** Which part, by the middle of the garment's picture, in shares: chest and a sleeve's seam, thigh and fly, knuckles. */
const middles: Readonly<Record<ProductId, readonly [number, number]>> = {
  jersey: [0.3, 0.3],
  pants: [0.32, 0.3],
  gloves: [0.3, 0.5],
  "pit-shirt": [0.3, 0.35],
};

const fabrics = (Object.keys(middles) as ProductId[]).flatMap((product) =>
  ["", ...Object.keys(otherWeaves[product])].map((fabric) => ({ product, fabric })),
);

let page: Page;

beforeAll(async () => {
  page = await (await sharedBrowser()).newPage();
  const bundle = await rolldown({
    input: fileURLToPath(new URL("two-composers.ts", import.meta.url)),
  });
  const { output } = await bundle.generate({
    format: "iife",
    name: "composers",
    codeSplitting: false,
  });
  await page.addScriptTag({ content: output[0].code });
});

afterAll(async () => {
  await page?.close();
});

const sides = new Map<ProductId, ReturnType<typeof openSide>>();

async function openSide(product: ProductId) {
  const manifest = clothManifest(JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")));
  const drape = chooseDrape(manifest, { product, group: "men" })?.drape;
  if (!drape) throw new Error(`Nobody has draped ${product}.`);
  const model = await openModel(new Uint8Array(readFileSync(join(folder, drape.model))));
  const { camera, light: file } = drape.sides.front;
  const grey = sharp(join(folder, file)).extractChannel("green").raw();
  const { data, info } = await grey.toBuffer({ resolveWithObject: true });
  const light = { width: info.width, height: info.height, channels: info.channels, data };
  const garment = draftGarment({ product, size: drape.size, options: drape.options });
  const square = { width: STAGE, height: STAGE };
  const shown = photoBounds(model, camera, square);
  return { model, camera, light, garment, shown, scale: photoScale(camera, square) };
}

/** A part of a garment's front in a fabric, as a stage has it. */
async function partOf(product: ProductId, weave: Weave): Promise<Omit<SentView, "size">> {
  const open = sides.get(product) ?? openSide(product);
  sides.set(product, open);
  const { model, camera, light, garment, shown, scale } = await open;
  const [across, down] = middles[product];
  const frame = {
    left: Math.round(PART / 2 - shown.x - shown.width * across),
    top: Math.round(PART / 2 - shown.y - shown.height * down),
    side: STAGE,
  };
  const weaves = printedWeaves(garment, weave);
  const size = { width: PART, height: PART };
  const table = photoView({ model, camera, size, frame, light, weaves });
  const packed = (of: object): SentTable["planes"] =>
    Object.fromEntries(
      Object.entries(of).flatMap(([name, values]: [string, unknown]) => {
        if (!ArrayBuffer.isView(values)) return [];
        const { buffer, byteOffset, byteLength } = values;
        return [[name, Buffer.from(buffer, byteOffset, byteLength).toString("base64")]];
      }),
    );
  const { pieces } = table;
  return {
    table: { ...size, pieces, planes: packed(table), borders: packed(table.borders ?? {}) },
    pieces: garment.pieces.map(({ id, material, bounds: box }) => ({ id, material, bounds: box })),
    weave,
    pixel: pixelMillimetres(camera, frame),
    scale,
  };
}

/** ΔE00 of two pictures, of all pixels and of the tile that differs most, and the share of pixels that are not a step alike. */
function differences(one: Buffer, other: Buffer, width: number) {
  const pixels = one.length / 4;
  const tiles = new Map<number, number>();
  let [sum, apart] = [0, 0];
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const at = 4 * pixel;
    if (one.readUInt32LE(at) === other.readUInt32LE(at)) continue;
    const [a, b] = [one, other].map(
      (of) => [of[at] ?? 0, of[at + 1] ?? 0, of[at + 2] ?? 0] as const,
    ) as [Rgb, Rgb];
    if (a.some((value, k) => Math.abs(value - (b[k] ?? 0)) > 1)) apart += 1;
    const found = deltaE(labOf(a), labOf(b));
    const key = Math.floor(pixel / width / TILE) * width + Math.floor((pixel % width) / TILE);
    tiles.set(key, (tiles.get(key) ?? 0) + found / TILE ** 2);
    sum += found;
  }
  return { mean: sum / pixels, tile: Math.max(0, ...tiles.values()), steps: apart / pixels };
}

type Rgb = readonly [number, number, number];

test.each(fabrics)("$product $fabric is the same on a card, enlarged and not", async (chosen) => {
  const { product, fabric } = chosen;
  const weave = otherWeaves[product][fabric] ?? productFacts(product).weave;
  const part = await partOf(product, weave);
  for (const { enlarged, ...most } of bounds) {
    const side = Math.round(PART * enlarged);
    const sent = { ...part, size: { width: side, height: side } };
    const shown = await page.evaluate((given) => {
      const { composers } = globalThis as unknown as { composers: { byBoth: typeof byBoth } };
      return composers.byBoth(given);
    }, sent);
    const [card, processor] = shown.map((text) => Buffer.from(text, "base64")) as [Buffer, Buffer];
    const found = differences(card, processor, side);
    for (const [name, value] of Object.entries(most))
      expect(found[name as keyof typeof found], `${side} pixels, ${name}`).toBeLessThanOrEqual(
        value,
      );
  }
});
