import {
  buildScene,
  createFontShaper,
  createSceneMemo,
  loadHarfBuzz,
  startDocument,
} from "@holeshot/artwork";
import type { FontShaper, Template } from "@holeshot/artwork";
import type { TextLayer } from "@holeshot/design";
import { productIds, type ProductId } from "@holeshot/domain";
import { baseSize } from "@holeshot/garments";
import { createCanvas, Path2D } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { loadCatalogue } from "./files/load.ts";
import { fontBytes } from "./index.ts";
import { catalogueFolder } from "./shop.ts";
import { counters } from "./testing/counters.ts";
import { drafted } from "./testing/drafted.ts";

/**
 * A number that an outline of its own colour makes bolder still says its digits: a 6 whose mouth the outline fills is an 8.
 * Told by the counters of each painted digit, which are as many as those of the bare face; so they are, too, when the paint
 * runs by a hundredth of the digit's height, which is what an eye loses across a track.
 */
const catalogue = loadCatalogue(catalogueFolder);
const harfbuzz = await loadHarfBuzz();
const faces = new Map<string, FontShaper>();
for (const { id } of catalogue.fonts)
  faces.set(id, createFontShaper(harfbuzz, await fontBytes(id)));

/** Pixels of a digit's height. */
const tall = 220;
const run = 0.01;
/** A counter of fewer pixels is none. */
const speck = 12;

/** The last painted colour of a layer's own items, over what they paint in others, grown by `grow` pixels. */
function inkOf(kit: Template, product: ProductId, layer: TextLayer, number: string, grow: number) {
  const art = kit.art[product];
  if (!art) throw new Error(`${kit.id} does not draw ${product}`);
  const garment = drafted({ product, size: baseSize(product) });
  const document = startDocument(kit, [product]);
  const own = document.products[product];
  if (!own) throw new Error(`${kit.id} starts no ${product}`);
  const scene = buildScene({
    document: { ...document, products: { [product]: { ...own, layers: [layer] } } },
    product,
    garment,
    base: garment,
    art,
    colours: kit.colourways[0]?.zones ?? {},
    fonts: (font) => faces.get(font),
    vectors: () => undefined,
    images: () => undefined,
    samples: true,
    pieces: [layer.piece],
    memo: createSceneMemo(),
    roster: { name: "A", number },
  });
  const fills = scene.pieces
    .flatMap(({ layers }) => layers)
    .filter((one) => one.layer === layer.id)
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.kind === "fill" ? [item] : []));
  const points = fills.flatMap(({ path }) =>
    path.flatMap(([, ...at]) =>
      (at as number[]).flatMap((x, i) => (i % 2 === 0 ? [[x, at[i + 1] ?? 0] as const] : [])),
    ),
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const scale = tall / (Math.max(...ys) - top);
  const width = Math.ceil((Math.max(...xs) - left) * scale) + 16;
  const canvas = createCanvas(width, tall + 16);
  const pen = canvas.getContext("2d");
  pen.setTransform(scale, 0, 0, scale, 8 - left * scale, 8 - top * scale);
  pen.lineJoin = "round";
  pen.lineWidth = (2 * grow) / scale;
  for (const { path, paint } of fills) {
    const shape = new Path2D(path.map((step) => step.join(" ")).join(" "));
    const isFace = paint === fills.at(-1)?.paint;
    pen.fillStyle = isFace ? "#fff" : "#000";
    pen.strokeStyle = "#fff";
    pen.fill(shape);
    if (isFace && grow > 0) pen.stroke(shape);
  }
  const { data } = pen.getImageData(0, 0, width, tall + 16);
  const on = Uint8Array.from({ length: data.length / 4 }, (_, i) =>
    Number((data[4 * i] ?? 0) > 127),
  );
  return { on, width, height: tall + 16 };
}

/** The numbers of a kit that are made bolder, with that outline and nothing around it; and bare. */
function boldNumbers(kit: Template): { product: ProductId; bold: TextLayer; bare: TextLayer }[] {
  return productIds.flatMap((product) =>
    (startDocument(kit, [product]).products[product]?.layers ?? []).flatMap((layer) => {
      if (layer.kind !== "text" || layer.role !== "number") return [];
      if (!layer.stroke.enabled || layer.stroke.colour !== layer.colour) return [];
      const { strokes: _, shadow: __, ...bold } = { ...layer, rotation: 0 };
      return [{ product, bold, bare: { ...bold, stroke: { ...bold.stroke, enabled: false } } }];
    }),
  );
}

test("a number made bolder by its outline still says its digits", () => {
  const faults: string[] = [];
  let looked = 0;
  for (const kit of catalogue.templates)
    for (const { product, bold, bare } of boldNumbers(kit))
      for (const digit of "0123456789") {
        looked += 1;
        const asked = counters(inkOf(kit, product, bare, digit, 0), speck).length;
        const told = [0, run * tall].map(
          (grow) => counters(inkOf(kit, product, bold, digit, grow), speck).length,
        );
        if (told.some((one) => one !== asked))
          faults.push(
            `${kit.id} ${product} ${bold.id}: ${digit} has ${told.join(" and ")} counters, ${asked} asked`,
          );
      }
  expect(looked).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
