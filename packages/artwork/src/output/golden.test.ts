import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { buildScene, toPdf, toSvg } from "@holeshot/artwork";
import { kindInput, kinds } from "../../testing/kinds.ts";
import { pdfPages } from "../../testing/pdf-content.ts";
import { canvasPixels } from "../../testing/pixels.ts";
import type { Pixels } from "../../testing/pixels.ts";
import { pieceOf } from "../../testing/scene-tools.ts";
import { photoFile } from "../../testing/seeded-design.ts";

// Changed on purpose? UPDATE_GOLDEN=1 vitest run packages/artwork/src/output/golden.test.ts, then look at the pictures.
const update = process.env["UPDATE_GOLDEN"] === "1";
const folder = new URL("../../golden/", import.meta.url);
const photo = photoFile();

function keep(name: string, content: string | Uint8Array): void {
  const file = new URL(name, folder);
  mkdirSync(folder, { recursive: true });
  if (update) writeFileSync(file, content);
  expect(existsSync(file), `${name} is missing; make it with UPDATE_GOLDEN=1`).toBe(true);
}

function frontOf(name: string) {
  return pieceOf(buildScene(kindInput(name)), "front");
}

async function read(name: string): Promise<Pixels> {
  const image = await loadImage(readFileSync(new URL(name, folder)));
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return { width: image.width, height: image.height, data: new Uint8Array(data) };
}

function png({ width, height, data }: Pixels): Uint8Array {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const image = context.createImageData(width, height);
  image.data.set(data);
  context.putImageData(image, 0, 0);
  return canvas.toBuffer("image/png");
}

test.each(Object.keys(kinds))("A5.9 %s looks as it did, on canvas", async (name) => {
  const image = await loadImage(photo);
  const drawn = canvasPixels(frontOf(name), () => image, 2);
  keep(`${name}.png`, png(drawn));
  const golden = await read(`${name}.png`);
  expect([drawn.width, drawn.height]).toEqual([golden.width, golden.height]);
  // Other processors round a blend differently; a moved edge shows far more.
  const off = drawn.data.filter((value, i) => Math.abs(value - (golden.data[i] ?? 0)) > 3).length;
  expect(off / drawn.data.length).toBeLessThan(0.0002);
});

test.each(Object.keys(kinds))("A5.9 %s is written as it was, in SVG", (name) => {
  const svg = toSvg(frontOf(name), { href: (asset) => `${asset}.png` });
  keep(`${name}.svg`, svg);
  expect(svg).toBe(readFileSync(new URL(`${name}.svg`, folder), "utf8"));
});

test.each(Object.keys(kinds))("A5.9 %s is written as it was, in PDF", async (name) => {
  const pdf = await toPdf([frontOf(name)], { picture: () => photo, created: new Date(0) });
  const content = pdfPages(pdf)
    .map((page) => page.content)
    .join("\n");
  keep(`${name}.pdf.txt`, content);
  expect(content).toBe(readFileSync(new URL(`${name}.pdf.txt`, folder), "utf8"));
});
