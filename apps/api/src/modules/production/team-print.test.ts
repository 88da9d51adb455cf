import {
  buildScene,
  type CanvasTarget,
  createFontShaper,
  drawPiece,
  loadHarfBuzz,
  trimBox,
} from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";
import { baseSize, draftGarment, type Garment } from "@holeshot/garments";
import { createCanvas } from "@napi-rs/canvas";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  addNewDesign,
  type Caller,
  choose,
  hasPoppler,
  newCart,
  order,
  printedPixels,
  type Pixels,
  someDocument,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";
import { fontBytes, openCatalogue } from "../catalogue/index.ts";
import { type PackManifest, printOrder } from "./index.ts";

/**
 * A team as teams are: long names, three digits, women and youth among them. Every printed piece of every rider is
 * drawn by another program from its file, and its lettering laid on what a screen draws of the same rider.
 */
const long = process.env["LONG"] === "1";
const pixelsPerMm = 2;
const riders = [
  { name: "VAN DER HEIJDEN-OOSTERHOUT", number: "191" },
  { name: "ØSTERGÅRD", number: "417" },
  { name: "MÜLLER-LÜDENSCHEIDT", number: "888" },
  { name: "KIM", number: "101" },
  { name: "O'BRIEN", number: "240" },
  { name: "SCHOUWENAARS-DE WIT", number: "735" },
].flatMap((rider, at, all) =>
  Array.from({ length: 4 }, (_, round) => ({ ...rider, at: at + round * all.length })),
);
const adults = ["W-S", "W-L", "M", "L"];
const children = ["Y10", "Y14"];

let shop: TestPlatform;
let captain: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  captain = await shop.customer();
});
afterAll(() => shop.close());

const harfbuzz = await loadHarfBuzz();
const faces = new Map<string, ReturnType<typeof createFontShaper>>();
for (const { id } of openCatalogue().fonts) {
  faces.set(id, createFontShaper(harfbuzz, await fontBytes(id)));
}

/** What a screen draws of a piece, with its lettering or without. */
function shownPixels(
  document: DesignDocument,
  garment: Garment,
  piece: string,
  roster: { readonly name: string; readonly number: string },
  lettered: boolean,
): Pixels {
  const jersey = document.products.jersey;
  const template = openCatalogue().template(jersey?.template ?? "");
  const art = template?.art.jersey;
  const cut = garment.pieces.find(({ id }) => id === piece);
  if (!jersey || !art || !cut) throw new Error("no such piece");
  const layers = lettered ? jersey.layers : jersey.layers.filter(({ kind }) => kind !== "text");
  const scene = buildScene({
    document: { ...document, products: { jersey: { ...jersey, layers } } },
    product: "jersey",
    garment,
    base: draftGarment({ product: "jersey", size: baseSize("jersey") }),
    art,
    colours: template.colourways[0]?.zones ?? {},
    fonts: (font) => faces.get(font),
    vectors: () => undefined,
    images: () => undefined,
    roster,
  });
  const { left, top, right, bottom } = trimBox(cut);
  const width = Math.round((right - left) * pixelsPerMm);
  const height = Math.round((bottom - top) * pixelsPerMm);
  const context = createCanvas(width, height).getContext("2d");
  const drawn = scene.pieces.find((one) => one.piece === piece);
  if (!drawn) throw new Error("not drawn");
  drawPiece(context as unknown as CanvasTarget<never>, drawn, () => undefined, {
    left,
    top,
    scale: pixelsPerMm,
  });
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

function far(a: Pixels, b: Pixels, x: number, y: number): boolean {
  const at = (of: Pixels, channel: number) => of.data[(y * of.width + x) * 4 + channel] ?? 0;
  return [0, 1, 2].some((channel) => Math.abs(at(a, channel) - at(b, channel)) > 60);
}

/** The share of the lettering's pixels that print shows otherwise, and how many pixels are lettering. */
function misprint(shown: Pixels, bare: Pixels, printed: Pixels): { share: number; ink: number } {
  let ink = 0;
  let wrong = 0;
  const [width, height] = [
    Math.min(shown.width, printed.width),
    Math.min(shown.height, printed.height),
  ];
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      if (!far(shown, bare, x, y)) continue;
      ink += 1;
      // Half a millimetre is rounding of pixels and of edges.
      const near = [-1, 0, 1].some((dx) =>
        [-1, 0, 1].some((dy) => !differs(shown, printed, x, y, dx, dy)),
      );
      if (!near) wrong += 1;
    }
  }
  return { share: ink === 0 ? 0 : wrong / ink, ink };
}

function differs(a: Pixels, b: Pixels, x: number, y: number, dx: number, dy: number): boolean {
  const one = (y * a.width + x) * 4;
  const other = ((y + dy) * b.width + x + dx) * 4;
  return [0, 1, 2].some((c) => Math.abs((a.data[one + c] ?? 0) - (b.data[other + c] ?? 0)) > 60);
}

async function packed(set: number, sizes: readonly string[], count: number) {
  const cart = await newCart(captain);
  const design = await addNewDesign(captain, cart, { set });
  const rows = riders.slice(0, count).map(({ name, number, at }) => ({
    properties: { size: sizes[at % sizes.length] ?? "" },
    rider: { name, number },
  }));
  const chosen = await choose(captain, cart, design, { jersey: rows });
  expect(chosen.status, chosen.text).toBe(200);
  const others = chosen.json.items.filter(
    (item: { product: { id: string } }) => item.product.id !== "jersey",
  );
  for (const { id } of others) await captain.delete(`/api/cart/${cart}/items/${id}`);
  const placed = await order(captain, cart);
  expect(placed.status, placed.text).toBe(201);
  const files = new Map<string, Uint8Array>();
  const manifest: PackManifest = await printOrder(
    shop,
    { number: placed.json.order_number as string, language: "nl", printer: "sublimation" },
    async (path, bytes) => void files.set(path, bytes),
  );
  return { manifest, files };
}

if (!hasPoppler) console.warn("\nSKIPPED: pdftoppm not installed.\n");

it.skipIf(!hasPoppler)(
  "prints every rider's lettering where and as large as a screen shows it",
  async () => {
    const catalogue = openCatalogue();
    const youth = catalogue.sets.findIndex(({ lettering }) => lettering < 1);
    const [all, few] = [long ? 24 : 4, long ? 12 : 2];
    for (const [set, sizes, count] of [
      [0, adults, all],
      [youth, children, few],
    ] as const) {
      const { manifest, files } = await packed(set, sizes, count);
      const document = someDocument(set);
      expect(manifest.lines).toHaveLength(count);
      for (const { size, rider, pieces } of manifest.lines) {
        const garment = draftGarment({ product: "jersey", size });
        let lettering = 0;
        for (const { piece, printed, path } of pieces) {
          if (!printed || !["front", "back"].includes(piece)) continue;
          const roster = rider ?? { name: "", number: "" };
          const bare = shownPixels(document, garment, piece, roster, false);
          const shown = shownPixels(document, garment, piece, roster, true);
          const made = await printedPixels(files.get(path) ?? new Uint8Array(), pixelsPerMm);
          expect(Math.abs(made.width - shown.width), path).toBeLessThan(3);
          const { share, ink } = misprint(shown, bare, made);
          lettering += ink;
          expect(share, `${path}: share of lettering printed otherwise`).toBeLessThan(0.02);
        }
        // Name and number of a hand's size at least: an empty print would pass all that.
        expect(lettering, `${size} ${rider?.name}`).toBeGreaterThan(20_000);
      }
    }
  },
  600_000,
);
