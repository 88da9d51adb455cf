import { createCanvas } from "@napi-rs/canvas";
import {
  type CanvasTarget,
  drawItems,
  readSvg,
  type VectorImage,
  writeSvg,
} from "@holeshot/artwork";
import sharp from "sharp";
import { expect, test } from "vitest";
import { honestSvgs } from "./honest-svgs.ts";

const side = 400;
const ground = "#808080";

/** The picture an SVG renderer makes of the text itself. */
async function rendered(svg: string): Promise<Uint8Array> {
  return await sharp(Buffer.from(svg), { density: 72 * (side / 200) })
    .resize(side, side, { fit: "fill" })
    .flatten({ background: ground })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The picture of the rebuilt drawing on a canvas, as the editor makes it. */
function drawn(image: VectorImage): Uint8Array {
  const canvas = createCanvas(side, side).getContext("2d");
  canvas.fillStyle = ground;
  canvas.fillRect(0, 0, side, side);
  canvas.scale(side / image.width, side / image.height);
  drawItems(canvas as unknown as CanvasTarget<never>, image.items, () => undefined);
  const { data } = canvas.getImageData(0, 0, side, side);
  return data.filter((_, at) => at % 4 !== 3) as unknown as Uint8Array;
}

/** Mean difference of a channel, and the share of channels that are plainly another colour. */
function difference(a: Uint8Array, b: Uint8Array): { mean: number; wrong: number } {
  let sum = 0;
  let wrong = 0;
  a.forEach((value, at) => {
    const apart = Math.abs(value - (b[at] ?? 0));
    sum += apart;
    if (apart > 64) wrong += 1;
  });
  return { mean: sum / a.length, wrong: wrong / a.length };
}

test("there are twenty honest drawings or more", () => {
  expect(Object.keys(honestSvgs).length).toBeGreaterThanOrEqual(20);
});

test.each(Object.entries(honestSvgs))("%s looks as it was drawn", async (_, body) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">${body}</svg>`;
  const read = readSvg(svg);
  if (!read.ok) throw new Error(read.reason);
  const wanted = await rendered(svg);
  const again = difference(wanted, await rendered(writeSvg(read.image)));
  const canvas = difference(wanted, drawn(read.image));
  expect(again.mean).toBeLessThan(0.6);
  expect(again.wrong).toBeLessThan(0.002);
  expect(canvas.mean).toBeLessThan(1.2);
  expect(canvas.wrong).toBeLessThan(0.002);
});
