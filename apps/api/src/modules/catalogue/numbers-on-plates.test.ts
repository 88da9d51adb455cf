import { buildScene, createFontShaper, loadHarfBuzz, startDocument } from "@holeshot/artwork";
import type { FontShaper, PieceScene, Scene, Template } from "@holeshot/artwork";
import { applyCommand, type DesignDocument, type TextLayer } from "@holeshot/design";
import { type ProductId, productIds } from "@holeshot/domain";
import { baseSize, sizes } from "@holeshot/garments";
import { createCanvas, Path2D } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "./files/load.ts";
import { fontBytes } from "./index.ts";
import { catalogueFolder } from "./shop.ts";
import { drafted } from "./testing/drafted.ts";

/**
 * A plate goes with the cloth and becomes narrower on women and youth; digits do not. A kit that stands its number on a plate
 * says so, and then the digits stay on it in every cut and size, and are still read. Judged by the paths of the scene:
 * every point of a digit's edge lies on the plate's paint.
 */
const catalogue = loadCatalogue(catalogueFolder);
const long = process.env["LONG"] === "1";
const youth = catalogue.sets.find(({ lettering }) => lettering < 1)?.lettering ?? 1;
const harfbuzz = await loadHarfBuzz();
const faces = new Map<string, FontShaper>();
for (const { id } of catalogue.fonts)
  faces.set(id, createFontShaper(harfbuzz, await fontBytes(id)));

const numbers = long ? ["7", "11", "46", "88", "111", "888", "417"] : ["7", "46", "417", "888"];
/** Of what it is designed at: a smaller number is hard to read, and its plate may be left. */
const leastShare = 0.6;
/** A place of an edge may lie this far off, mm: curves are looked at by their ends. */
const near = 2.5;

type Path = readonly (readonly [string, ...number[]])[];
const drawn = (path: Path) => new Path2D(path.map((step) => step.join(" ")).join(" "));
const pen = createCanvas(8, 8).getContext("2d");

interface Plated {
  readonly kit: Template;
  readonly product: ProductId;
  readonly layer: TextLayer;
}

function platesOf(kit: Template): Plated[] {
  return productIds.flatMap((product) =>
    (startDocument(kit, [product]).products[product]?.layers ?? []).flatMap((layer) =>
      layer.kind === "text" && layer.on_plate ? [{ kit, product, layer }] : [],
    ),
  );
}

function sceneOf(
  kit: Template,
  product: ProductId,
  size: string,
  number: string,
  given?: DesignDocument,
): Scene {
  const base = drafted({ product, size: baseSize(product) });
  const art = kit.art[product];
  if (!art) throw new Error(`${kit.id} does not draw ${product}`);
  const lettering = size.startsWith("Y") ? youth : 1;
  return buildScene({
    document: given ?? startDocument(kit, [product], undefined, lettering),
    product,
    garment: drafted({ product, size }),
    base,
    art,
    colours: { ...kit.colourways[0]?.zones, plate: "#00ff01" },
    fonts: (font) => faces.get(font),
    vectors: () => undefined,
    images: () => undefined,
    roster: { number },
    samples: true,
  });
}

/** As designs were stored before plates were minded. */
function storedBefore(document: DesignDocument): DesignDocument {
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) => (key === "on_plate" ? undefined : value)),
  ) as DesignDocument;
}

/** Places of a number's edge that do not lie on the plate, of all. */
function beside(piece: PieceScene, id: string): { off: number; of: number; height: number } {
  const plates = piece.layers.flatMap(({ items }) =>
    items.flatMap((item) =>
      item.kind === "fill" && item.paint === "#00ff01" ? [drawn(item.path)] : [],
    ),
  );
  const face = piece.layers.find(({ layer }) => layer === id)?.items.at(-1);
  if (face?.kind !== "fill" || plates.length === 0)
    throw new Error(`${id} or its plate is not there`);
  const ends = face.path.flatMap(([, ...at]) => (at.length === 0 ? [] : [at.slice(-2)]));
  const ys = ends.map(([, y = 0]) => y);
  const off = ends.filter(([x = 0, y = 0]) =>
    [
      [-near, 0],
      [near, 0],
      [0, -near],
      [0, near],
    ].every(
      ([dx = 0, dy = 0]) => !plates.some((plate) => pen.isPointInPath(plate, x + dx, y + dy)),
    ),
  );
  return { off: off.length, of: ends.length, height: Math.max(...ys) - Math.min(...ys) };
}

const plated = catalogue.templates.flatMap(platesOf);

it("some kits stand their numbers on plates", () => {
  expect(new Set(plated.map(({ kit }) => kit.id))).toEqual(
    new Set(["boulevard-74", "clubhouse", "cordon", "paddock"]),
  );
});

describe.each(plated.map((one) => [one.kit.id, one.product, one.layer.id, one] as const))(
  "%s: %s %s",
  (_kit, product, _id, { kit, layer }) => {
    it("stays on its plate in every cut and size, and is large enough to be read", () => {
      const faults: string[] = [];
      const all = sizes(product).map(({ id }) => id);
      for (const [at, size] of all.entries()) {
        if (!long && at % 3 !== 0 && !["2XL", "W-XS", "Y4"].includes(size)) continue;
        const designed = layer.size * (size.startsWith("Y") ? youth : 1);
        for (const number of numbers) {
          const scene = sceneOf(kit, product, size, number);
          const piece = scene.pieces.find((one) => one.piece === layer.piece);
          if (!piece) throw new Error(layer.piece);
          const { off, of, height } = beside(piece, layer.id);
          const share = height / designed;
          if (share < leastShare)
            faults.push(`${size} ${number} has ${share.toFixed(2)} of its height`);
          if (off > 0 && share > leastShare + 0.02)
            faults.push(
              `${size} ${number}: ${off} of ${of} places lie beside the plate, ${share.toFixed(2)}`,
            );
        }
      }
      expect(faults).toEqual([]);
    });
  },
);

it("in a design that was stored before, a number is as large as it was", () => {
  const started = startDocument(kitOf("paddock"), ["jersey"]);
  const of = (old: boolean) =>
    sceneOf(
      kitOf("paddock"),
      "jersey",
      "W-XS",
      "888",
      old ? storedBefore(started) : started,
    ).shrinks.find(({ layer }) => layer === "number-back");
  // Squeezed by the safe area alone, as it was approved.
  expect(of(true)).toMatchObject({ to: 214.6 });
  expect(of(false)?.to).toBeLessThan(214.6);
  // What is raced in is 20 cm high as far as the plate goes.
  expect(of(false)?.to).toBeGreaterThan(190);
});

it("made larger than the kit has it, a number takes its plate's room with it", () => {
  const kit = kitOf("paddock");
  const document = startDocument(kit, ["jersey"]);
  const factor = 1.2;
  const larger = applyCommand(document, {
    type: "scale_layers",
    product: "jersey",
    layers: ["number-back"],
    factor,
  });
  if (!larger.ok) throw new Error(larger.code);
  const height = (of: DesignDocument) => {
    const piece = sceneOf(kit, "jersey", "W-S", "46", of).pieces.find(
      (one) => one.piece === "back",
    );
    return piece ? beside(piece, "number-back").height : 0;
  };
  expect(height(larger.document) / height(document)).toBeCloseTo(factor, 1);
});

function kitOf(id: string): Template {
  const kit = catalogue.template(id);
  if (!kit) throw new Error(id);
  return kit;
}
