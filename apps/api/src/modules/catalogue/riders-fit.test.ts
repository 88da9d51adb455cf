import { buildScene, createFontShaper, loadHarfBuzz, startDocument } from "@holeshot/artwork";
import type { FontShaper, Scene, SceneItem } from "@holeshot/artwork";
import { productIds, type ProductId } from "@holeshot/domain";
import { baseSize, sizes, type Garment } from "@holeshot/garments";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "./files/load.ts";
import { fontBytes } from "./index.ts";
import { catalogueFolder } from "./shop.ts";
import { drafted } from "./testing/drafted.ts";
import { turnOf } from "./testing/turn-of.ts";

/**
 * Whatever a rider is called and whatever number he rides, his letters lie inside the safe area of their piece, or
 * the order is told of it. Looked at in the paths themselves, by a measure of its own.
 */
const catalogue = loadCatalogue(catalogueFolder);
const long = process.env["LONG"] === "1";
const sample: Readonly<Record<ProductId, readonly string[]>> = {
  jersey: ["XS", "L", "4XL", "W-XS", "W-2XL", "Y4", "Y16"],
  pants: ["W28", "W32", "W44", "W-XS", "W-2XL", "Y4", "Y12"],
  gloves: ["XS", "L", "2XL", "W-XS", "Y-3XS"],
  "pit-shirt": ["XS", "L", "4XL", "W-XS", "W-2XL", "Y4", "Y16"],
};
const youth = catalogue.sets.find(({ lettering }) => lettering < 1)?.lettering ?? 1;
const harfbuzz = await loadHarfBuzz();
const faces = new Map<string, FontShaper>();
for (const { id } of catalogue.fonts) {
  faces.set(id, createFontShaper(harfbuzz, await fontBytes(id)));
}
/** Letters may come this near to where the safe line stands, mm: curves are compared as straight pieces. */
const tolerance = 0.3;

type Spot = { readonly x: number; readonly y: number };
type Commands = readonly (readonly [string, ...number[]])[];

/** A path as rings of points, by many short straight pieces. */
function rings(path: Commands): Spot[][] {
  const found: Spot[][] = [];
  for (const [kind, ...n] of path) {
    if (kind === "M") found.push([]);
    const ring = found.at(-1);
    if (!ring || kind === "Z") continue;
    const spots = Array.from({ length: n.length / 2 }, (_, i) => ({
      x: n[2 * i] ?? 0,
      y: n[2 * i + 1] ?? 0,
    }));
    const [b, c, d] = spots;
    const a = ring.at(-1);
    if (!a || !b || !c || !d) ring.push(...spots);
    else {
      for (let i = 1; i <= 12; i += 1) {
        const [t, u] = [i / 12, 1 - i / 12];
        const at = (k: "x" | "y") =>
          u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k];
        ring.push({ x: at("x"), y: at("y") });
      }
    }
  }
  return found;
}

type Region = readonly (readonly Spot[])[];

function isIn(point: Spot, region: Region): boolean {
  let inside = false;
  for (const ring of region) {
    let a = ring.at(-1);
    for (const b of ring) {
      if (a && a.y > point.y !== b.y > point.y) {
        if (point.x < a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
      }
      a = b;
    }
  }
  return inside;
}

/** How far a point lies outside a region, mm; 0 inside. */
function beyond(point: Spot, region: Region): number {
  // Nearly all do: how far it is to the line is asked of the others alone.
  if (isIn(point, region)) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of region) {
    ring.forEach((b, i) => {
      const a = ring.at(i - 1) ?? b;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1);
      const t = Math.max(0, Math.min(1, along));
      nearest = Math.min(nearest, Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy));
    });
  }
  return nearest;
}

interface Letters {
  readonly layer: string;
  readonly role: string;
  readonly told: boolean;
  /** How far its ink reaches beyond the safe line, mm. */
  readonly beyond: number;
  /** Share of the height it would have if nothing shrank it. */
  readonly height: number;
}

/** Each name and number of a scene, measured. */
function lettersOf(
  scene: Scene,
  garment: Garment,
  document: ReturnType<typeof startDocument>,
): Letters[] {
  const layers = document.products[garment.product]?.layers ?? [];
  return layers.flatMap((layer): Letters[] => {
    if (layer.kind !== "text" || layer.role === undefined) return [];
    const piece = garment.pieces.find(({ id }) => id === layer.piece);
    const items = scene.pieces
      .flatMap((one) => one.layers)
      .filter((one) => one.layer === layer.id)
      .flatMap((one): readonly SceneItem[] => one.items);
    const safe = rings(piece?.safe ?? []);
    const ink = items.flatMap((item) => (item.kind === "fill" ? rings(item.path).flat() : []));
    const ys = ink.map(({ y }) => y);
    return [
      {
        layer: layer.id,
        role: layer.role,
        told: scene.problems.some((one) => one.layer === layer.id && one.kind === "text_too_long"),
        beyond: Math.max(0, ...ink.map((point) => beyond(point, safe))),
        height: (Math.max(...ys) - Math.min(...ys)) / layer.size,
      },
    ];
  });
}

type Words = { readonly name?: string; readonly number?: string };

/** A kit on a garment with a rider's words, from a list or typed into the design. */
function worn(kit: string, product: ProductId, size: string, words: Words, typed = false) {
  const template = catalogue.template(kit);
  const art = template?.art[product];
  if (!template || !art) throw new Error(`${kit} does not draw ${product}`);
  const base = drafted({ product, size: baseSize(product) });
  const garment = size === base.size ? base : drafted({ product, size });
  const begun = startDocument(template, [product], undefined, size.startsWith("Y") ? youth : 1);
  const document = typed ? withWords(begun, product, words) : begun;
  const scene = buildScene({
    document,
    product,
    garment,
    base,
    // Where letters lie asks the kit's places for them, and none of its zones.
    art: { ...art, zones: [] },
    colours: template.colourways[0]?.zones ?? {},
    fonts: (font) => faces.get(font),
    vectors: () => undefined,
    images: () => undefined,
    ...(!typed && { roster: words }),
  });
  return lettersOf(scene, garment, document);
}

function withWords(begun: ReturnType<typeof startDocument>, product: ProductId, words: Words) {
  const design = begun.products[product];
  if (!design) throw new Error(`nothing of ${product}`);
  const layers = design.layers.map((layer) => {
    const text = layer.kind === "text" && layer.role && words[layer.role];
    if (!text) return layer;
    const { sample: _sample, ...own } = layer;
    return { ...own, text };
  });
  return { ...begun, products: { ...begun.products, [product]: { ...design, layers } } };
}

const kits = catalogue.templates.map(({ id }) => id);
const name = fc.stringMatching(/^[A-ZÄÖÜÅØÆÉ][A-ZÄÖÜÅØÆÉa-zäöüåøæéç' -]{0,25}$/);

describe.each(kits)("%s", (kit) => {
  it.each(productIds)("three digits fit on its %s in every size", (product) => {
    const faults: string[] = [];
    for (const [at, size] of (long
      ? sizes(product).map(({ id }) => id)
      : sample[product]
    ).entries()) {
      // In a short run each kit in turn gives every third of its sizes.
      if (!long && at % 3 !== turnOf(kit)) continue;
      for (const number of long ? ["417", "888", "000", "27", "1"] : ["417", "000"]) {
        for (const { layer, role, told, beyond, height } of worn(kit, product, size, { number })) {
          if (role !== "number") continue;
          const where = `${size} ${layer} ${number}`;
          if (told) faults.push(`${where} is told as too long`);
          if (beyond > tolerance) faults.push(`${where} reaches ${beyond.toFixed(1)} mm out`);
          if (height < 0.45) faults.push(`${where} has ${height.toFixed(2)} of its height`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it.each(["jersey", "pit-shirt"] as const)(
    "a long name that is typed into its %s is as large as the same one from a list",
    (product) => {
      for (const name of ["Ærøskøbing-Ünal", "VAN DER HEIJDEN-OOST"]) {
        const [typed, listed] = [true, false].map((how) =>
          worn(kit, product, baseSize(product), { name }, how).filter(
            ({ role }) => role === "name",
          ),
        );
        expect(typed?.map(({ beyond, height }) => [beyond < tolerance, height])).toEqual(
          listed?.map(({ height }) => [true, height]),
        );
      }
    },
  );

  it("no name runs under a seam untold", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(long ? sizes("jersey").map(({ id }) => id) : sample.jersey)),
        name,
        (size, text) => {
          for (const { layer, told, beyond } of worn(kit, "jersey", size, { name: text })) {
            if (layer.startsWith("name") && !told)
              expect(beyond, `${size} ${layer}`).toBeLessThan(tolerance);
          }
        },
      ),
      {
        numRuns: long ? 400 : 8,
        examples: [
          ["M", "VAN DER HEIJDEN-OOSTERHOUT"],
          ["Y4", "Ü"],
          ["XS", "ÅÄÖÜØÆÉÅÄÖÜØÆÉÅÄÖÜØÆÉÅÄÖÜ"],
        ],
      },
    );
  });
});
