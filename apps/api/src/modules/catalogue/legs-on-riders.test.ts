import { createFontShaper, type FontShaper, loadHarfBuzz, type Template } from "@holeshot/artwork";
import { beforeAll, expect, it } from "vitest";
import { readClothFolder } from "./cloth-folder.ts";
import { loadCatalogue } from "./files/load.ts";
import { fontBytes } from "./index.ts";
import { catalogueFolder } from "./shop.ts";
import {
  committedRiders,
  dressedRider,
  type Places,
  seenOnRider,
} from "./testing/seen-on-rider.ts";
import { type TextBox, textBoxes } from "./testing/text-boxes.ts";

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
/**
 * How large the upper and the lower half of each fifth of the box's width are seen, as a share of what they are flat: less
 * goes round the leg or lies in the fold over a bent knee. Three digits are wider than what of a thigh faces anybody.
 */
const facing = { thigh: 0.35, back: 0.3, number: 0.25 };
const side = 1400;
const [columns, rows] = [5, 2];
const views = [
  ["front", /^pants\/thigh_/],
  ["back", /^pants\/back_leg_/],
] as const;
const riders = committedRiders(cloth);
/** The rider's own, and three digits. */
const numbers = [undefined, "888"];

const harfbuzz = await loadHarfBuzz();
const faces = new Map<string, FontShaper>();
for (const { id } of catalogue.fonts)
  faces.set(id, createFontShaper(harfbuzz, await fontBytes(id)));

interface Rider {
  readonly name: string;
  readonly size: string;
  readonly options: Readonly<Record<string, string>>;
  readonly pieces: ReadonlyMap<string, Places>;
}

async function ridden([name, figure]: (typeof riders)[number]): Promise<Rider> {
  const legs = figure.parts.find(({ product }) => product === "pants");
  const drape = cloth?.manifest.drapes[legs?.drape ?? ""];
  if (!cloth || !drape) throw new Error(`${name} wears no pants`);
  const model = await dressedRider(figure, cloth);
  const pieces = new Map(
    views.flatMap(([view, pieces]) => [
      ...seenOnRider(model, figure, { view, side, kept: /^(pants|gear)\//, pieces }),
    ]),
  );
  return { name, size: drape.size, options: drape.options, pieces };
}

/** The texts that stand where a rider's picture was looked at. */
function textsOf(
  template: Template,
  { size, options, pieces }: Rider,
  number?: string,
): readonly TextBox[] {
  const share = size.startsWith("Y") ? youth : 1;
  const worn = { product: "pants", size, options, share, number } as const;
  return textBoxes(template, worn, faces, (piece) => pieces.has(piece));
}

/** How much of a text is below the hem, and how large the part of it is seen that turns furthest away or lies in a fold. */
function looked({ piece, box: [left, top, right, bottom] }: TextBox, { pieces }: Rider) {
  const { x, y, seen, area } = pieces.get(piece) as Places;
  let [all, shown] = [0, 0];
  const cells = Array.from({ length: columns * rows }, () => 0);
  const [width, height] = [(right - left) / columns, (bottom - top) / rows];
  for (const [i, across] of x.entries()) {
    const down = y[i] ?? 0;
    if (across < left || across >= right || down < top || down >= bottom) continue;
    all += 1;
    if (seen[i]) shown += 1;
    const cell = Math.floor((across - left) / width) + columns * Math.floor((down - top) / height);
    cells[cell] = (cells[cell] ?? 0) + area / (width * height);
  }
  return { below: shown / all, turned: Math.min(...cells) };
}

function facingOf({ layer, piece }: TextBox): number {
  if (layer.startsWith("number")) return facing.number;
  return piece.startsWith("thigh") ? facing.thigh : facing.back;
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
          if (turned < facingOf(text)) faults.push(`${where} turns away to ${percent(turned)}`);
        }
      }
    expect(faults).toEqual([]);
  },
);
