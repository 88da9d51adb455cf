import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { readSvg, type SceneItem, type VectorImage, writeSvg } from "@holeshot/artwork";
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

function trace(canvas: SKRSContext2D, path: Extract<SceneItem, { kind: "fill" }>["path"]): void {
  canvas.beginPath();
  for (const command of path) {
    if (command[0] === "M") canvas.moveTo(command[1], command[2]);
    else if (command[0] === "L") canvas.lineTo(command[1], command[2]);
    else if (command[0] === "Z") canvas.closePath();
    else {
      const [, ...points] = command;
      canvas.bezierCurveTo(...points);
    }
  }
}

function paint(canvas: SKRSContext2D, items: readonly SceneItem[]): void {
  for (const item of items) {
    if (item.kind === "image") throw new Error("no pictures in these");
    trace(canvas, item.path);
    if (item.kind === "clip") {
      canvas.save();
      canvas.clip(item.rule);
      paint(canvas, item.items);
      canvas.restore();
      continue;
    }
    canvas.globalAlpha = item.opacity;
    if (typeof item.paint === "string") canvas.fillStyle = item.paint;
    else {
      const { x1, y1, x2, y2, stops } = item.paint;
      const gradient = canvas.createLinearGradient(x1, y1, x2, y2);
      for (const { at, colour, alpha = 1 } of stops) {
        const cover = Math.round(alpha * 255)
          .toString(16)
          .padStart(2, "0");
        gradient.addColorStop(at, colour + cover);
      }
      canvas.fillStyle = gradient;
    }
    canvas.fill(item.rule);
  }
}

/** The picture of the rebuilt drawing on a canvas, as the editor makes it. */
function drawn(image: VectorImage): Uint8Array {
  const canvas = createCanvas(side, side).getContext("2d");
  canvas.fillStyle = ground;
  canvas.fillRect(0, 0, side, side);
  canvas.scale(side / image.width, side / image.height);
  paint(canvas, image.items);
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

test.each(Object.entries(honestSvgs))("%s looks as it was drawn", async (name, body) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">${body}</svg>`;
  const read = readSvg(svg);
  if (!read.ok) throw new Error(read.reason);
  const wanted = await rendered(svg);
  const again = difference(wanted, await rendered(writeSvg(read.image)));
  const canvas = difference(wanted, drawn(read.image));
  // Veils over veils round differently than one gradient does.
  expect(again.mean).toBeLessThan(name === "gradients that fade" ? 1.2 : 0.6);
  expect(again.wrong).toBeLessThan(0.002);
  expect(canvas.mean).toBeLessThan(1.2);
  expect(canvas.wrong).toBeLessThan(0.002);
});
