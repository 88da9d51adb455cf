import { createFontShaper, type FontShaper, loadHarfBuzz, type Template } from "@holeshot/artwork";
import {
  dressFigure,
  type Figure,
  type Model,
  openModel,
  openMoves,
  photoScale,
  type Raster,
  rasterise,
  asWorn,
} from "@holeshot/views";
import { beforeAll, expect, it } from "vitest";
import { readClothFolder } from "./cloth-folder.ts";
import { loadCatalogue } from "./files/load.ts";
import { fontBytes } from "./index.ts";
import { catalogueFolder } from "./shop.ts";
import { paintedLetters } from "./testing/painted-letters.ts";

/**
 * What a kit writes on the upper legs of its pants is read on a rider, whose jersey hangs over them: on thighs from before
 * him, on backs of legs from behind. A text is looked at as the box round its paint, and compared with the same rider
 * without what he wears above; it neither goes round to a side of the leg.
 */
const catalogue = loadCatalogue(catalogueFolder);
const cloth = readClothFolder(catalogueFolder);
const youth = catalogue.sets.find(({ lettering }) => lettering < 1)?.lettering ?? 1;
/** Of the box's places that could be seen, how many are below the hem. */
const least = 0.95;
/** How large each fifth of the box's width is seen, as a share of what it is flat: less goes round the leg. */
const facing = 0.28;
const side = 900;
const views = [
  ["front", "thigh_"],
  ["back", "back_leg_"],
] as const;
/** A V neck hangs from the shoulders as a round one does. */
const long = process.env["LONG"] === "1";
const riders = Object.entries(cloth?.manifest.figures ?? {}).filter(
  ([name]) => long || !name.includes("-v+"),
);
/** The rider's own, and three digits. */
const numbers = [undefined, "888"];

const harfbuzz = await loadHarfBuzz();
const faces = new Map<string, FontShaper>();
for (const { id } of catalogue.fonts)
  faces.set(id, createFontShaper(harfbuzz, await fontBytes(id)));

/** Places of a piece as a picture of the rider without his top has them, one a pixel. */
interface Places {
  readonly x: number[];
  readonly y: number[];
  /** Whether his top leaves it to be seen. */
  readonly seen: boolean[];
  /** Square millimetres that a pixel shows. */
  readonly area: number;
}

interface Rider {
  readonly name: string;
  readonly size: string;
  readonly options: Readonly<Record<string, string>>;
  readonly pieces: ReadonlyMap<string, Places>;
}

async function dressed(figure: Figure): Promise<Model> {
  if (!cloth) throw new Error("Nothing was draped");
  const { bytes, manifest } = cloth;
  const models = new Map<string, Model>();
  for (const { drape: name } of figure.parts) {
    const drape = manifest.drapes[name];
    if (!drape) throw new Error(`${name} is missing`);
    const model = await openModel(bytes(drape.model));
    const told = drape.worn === undefined ? null : await openMoves(bytes(drape.worn));
    models.set(name, told ? asWorn(model, told) : model);
  }
  return dressFigure(figure, models, await openModel(bytes(figure.gear)));
}

/** Which millimetre of its piece a pixel shows. */
function millimetre({ parts, part, triangle, b, c }: Raster, i: number, axis: 0 | 1): number {
  const model = parts[(part[i] ?? 0) - 1]?.model;
  const of = (corner: number) =>
    model?.millimetres[2 * (model.triangles[3 * (triangle[i] ?? 0) + corner] ?? 0) + axis] ?? 0;
  const [second, third] = [b[i] ?? 0, c[i] ?? 0];
  return of(0) * (1 - second - third) + of(1) * second + of(2) * third;
}

async function ridden([name, figure]: readonly [string, Figure]): Promise<Rider> {
  const legs = figure.parts.find(({ product }) => product === "pants");
  const drape = cloth?.manifest.drapes[legs?.drape ?? ""];
  if (!drape) throw new Error(`${name} wears no pants`);
  const model = await dressed(figure);
  const low = model.pieces.filter(({ piece }) => /^(pants|gear)\//.test(piece));
  const pieces = new Map<string, Places>();
  for (const [view, start] of views) {
    const { camera } = figure.views[view];
    const size = { width: side, height: side };
    const area = 1 / photoScale(camera, size) ** 2;
    const [worn, without] = [model, { pieces: low }].map((one) => rasterise(one, camera, size)) as [
      Raster,
      Raster,
    ];
    const at = ({ parts, part }: Raster, i: number) => parts[(part[i] ?? 0) - 1]?.piece ?? "";
    for (let i = 0; i < side * side; i++) {
      const [, piece = ""] = at(without, i).split("/");
      if (!piece.startsWith(start) || without.inside[i]) continue;
      const places = pieces.get(piece) ?? { x: [], y: [], seen: [], area };
      pieces.set(piece, places);
      places.x.push(millimetre(without, i, 0));
      places.y.push(millimetre(without, i, 1));
      places.seen.push(at(worn, i) === at(without, i));
    }
  }
  return { name, size: drape.size, options: drape.options, pieces };
}

interface Text {
  readonly layer: string;
  readonly piece: string;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

/** Boxes round the paint of the texts that stand where a rider's picture was looked at. */
function textsOf(template: Template, { size, options, pieces }: Rider, number?: string): Text[] {
  const share = size.startsWith("Y") ? youth : 1;
  return paintedLetters(
    template,
    { product: "pants", size, options, share, number },
    faces,
  ).flatMap(({ piece, layer, spots }): Text[] => {
    if (spots.length === 0 || !pieces.has(piece)) return [];
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
    return [{ layer, piece, box }];
  });
}

/** How much of a text is below the hem, and how large the fifth of it is seen that turns furthest away. */
function looked({ piece, box: [left, top, right, bottom] }: Text, { pieces }: Rider) {
  const { x, y, seen, area } = pieces.get(piece) as Places;
  let [all, shown] = [0, 0];
  const fifths = Array.from({ length: 5 }, () => 0);
  const width = (right - left) / fifths.length;
  for (const [i, across] of x.entries()) {
    const down = y[i] ?? 0;
    if (across < left || across >= right || down < top || down > bottom) continue;
    all += 1;
    if (seen[i]) shown += 1;
    const nth = Math.floor((across - left) / width);
    fifths[nth] = (fifths[nth] ?? 0) + area / (width * (bottom - top));
  }
  return { below: shown / all, turned: Math.min(...fifths) };
}

let dressedRiders: readonly Rider[] = [];
beforeAll(async () => {
  dressedRiders = await Promise.all(riders.map(ridden));
  expect(dressedRiders.length).toBeGreaterThan(3);
  for (const { pieces } of dressedRiders) expect(pieces.size).toBe(4);
});

const percent = (share: number) => `${Math.round(share * 100)} %`;

it.each(catalogue.templates.map((template) => [template.id, template] as const))(
  "what %s writes on its wearer's legs is read below his hem",
  (_id, template) => {
    const faults: string[] = [];
    for (const rider of dressedRiders)
      for (const number of numbers) {
        const texts = textsOf(template, rider, number);
        expect(texts.length).toBeGreaterThan(0);
        for (const text of texts) {
          const { below, turned } = looked(text, rider);
          const where = `${rider.name}: ${text.layer} ${number ?? ""} (${text.box.map(Math.round).join(" ")})`;
          if (below < least) faults.push(`${where} is seen to ${percent(below)}`);
          if (turned < facing) faults.push(`${where} turns away to ${percent(turned)}`);
        }
      }
    expect(faults).toEqual([]);
  },
);
