import { fileURLToPath } from "node:url";
import { buildScene, type PieceScene } from "@holeshot/artwork";
import { pathBounds } from "@holeshot/geometry";
import type { Page } from "playwright-core";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sceneInput } from "../../packages/artwork/testing/fixtures.ts";
import { kindInput, kinds } from "../../packages/artwork/testing/kinds.ts";
import { pixelsWithPhoto } from "../../packages/artwork/testing/pixels.ts";
import { photoFile, seededDesign } from "../../packages/artwork/testing/seeded-design.ts";
import { sharedBrowser } from "../browser.ts";

// The server draws thumbnails, the browser the editor: one code, and with one software renderer one picture.

const photo = photoFile();
const seeds = Array.from({ length: process.env["LONG"] === "1" ? 40 : 6 }, (_, index) => index + 1);
let page: Page;

beforeAll(async () => {
  page = await (await sharedBrowser()).newPage();
  await page.addScriptTag({ content: await drawingCode() });
});

afterAll(async () => {
  await page?.close();
});

/** What the editor draws with, as one script that leaves `artwork` behind. */
async function drawingCode(): Promise<string> {
  const file = new URL("../../packages/artwork/src/output/draw-piece.ts", import.meta.url);
  const bundle = await rolldown({ input: fileURLToPath(file) });
  const { output } = await bundle.generate({ format: "iife", name: "artwork" });
  return output[0].code;
}

interface Drawing {
  readonly piece: PieceScene;
  readonly left: number;
  readonly top: number;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly photo: string;
}

async function browserPixels(drawing: Drawing): Promise<Buffer> {
  const base64 = await page.evaluate(async (given) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${given.photo}`;
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = given.width;
    canvas.height = given.height;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, given.width, given.height);
    const { drawPiece } = (globalThis as unknown as { artwork: Record<string, CallableFunction> })
      .artwork;
    drawPiece?.(context, given.piece, () => picture, given);
    const { data } = context.getImageData(0, 0, given.width, given.height);
    let text = "";
    for (let i = 0; i < data.length; i += 8192)
      text += String.fromCharCode(...data.subarray(i, i + 8192));
    return btoa(text);
  }, drawing);
  return Buffer.from(base64, "base64");
}

async function expectEqual(piece: PieceScene, scale: number): Promise<void> {
  const server = await pixelsWithPhoto(piece, photo, scale);
  const { left, top } = pathBounds(piece.cloth);
  const { width, height } = server;
  const drawing = { piece, left, top, scale, width, height, photo: photo.toString("base64") };
  const browserSide = await browserPixels(drawing);
  expect(browserSide.equals(Buffer.from(server.data))).toBe(true);
}

function frontOf(input: Parameters<typeof buildScene>[0]): PieceScene {
  const piece = buildScene(input).pieces.find((one) => one.piece === "front");
  if (!piece) throw new Error("no front");
  return piece;
}

test.each(Object.keys(kinds))("%s is the same bytes in browser and server", async (kind) => {
  await expectEqual(frontOf(kindInput(kind)), 2);
});

test.each(seeds)("seeded design %i is the same bytes in browser and server", async (seed) => {
  await expectEqual(frontOf(sceneInput(seededDesign(seed))), 1.7);
});
