import { createFontShaper, type FontShaper, loadHarfBuzz } from "@holeshot/artwork";
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
 * What a kit writes along a sleeve is read on a rider, from before him or from behind: in the picture that shows most of it
 * nothing hides it, it does not go round the arm, and no fold of the elbow takes letters out of it or bends it.
 * A name is looked at as the box round its paint, in fifths of its length.
 */
const catalogue = loadCatalogue(catalogueFolder);
const cloth = readClothFolder(catalogueFolder);
const youth = catalogue.sets.find(({ lettering }) => lettering < 1)?.lettering ?? 1;
/** Of the box's places that could be seen, how many nothing lies over. */
const least = 0.95;
/** How large each fifth is seen, as a share of what it is flat: less goes round the arm. */
const facing = 0.33;
/** How many times larger a fifth may be seen than the next one: more is a fold that swallows letters. */
const uneven = 1.8;
/** Degrees between the ways that two steps from fifth to fifth go: more is a name that breaks. */
const bent = 24;
const side = 1400;
const views = ["front", "back"] as const;
const riders = committedRiders(cloth);

const harfbuzz = await loadHarfBuzz();
const faces = new Map<string, FontShaper>();
for (const { id } of catalogue.fonts)
  faces.set(id, createFontShaper(harfbuzz, await fontBytes(id)));

interface Rider {
  readonly name: string;
  readonly size: string;
  readonly options: Readonly<Record<string, string>>;
  readonly pictures: readonly ReadonlyMap<string, Places>[];
}

async function ridden([name, figure]: (typeof riders)[number]): Promise<Rider> {
  const top = figure.parts.find(({ product }) => product === "jersey");
  const drape = cloth?.manifest.drapes[top?.drape ?? ""];
  if (!cloth || !drape) throw new Error(`${name} wears no jersey`);
  const model = await dressedRider(figure, cloth);
  const look = { side, kept: /^jersey\/sleeve_/, pieces: /^jersey\/sleeve_/ };
  const pictures = views.map((view) => seenOnRider(model, figure, { ...look, view }));
  return { name, size: drape.size, options: drape.options, pictures };
}

/** A name as one picture shows it. */
interface Sight {
  readonly view: string;
  /** How large all of it is seen, as a share of what it is flat. */
  readonly all: number;
  readonly shown: number;
  readonly facing: number;
  readonly uneven: number;
  readonly bent: number;
}

const parts = 5;

function sightOf(
  view: string,
  { box: [left, top, right, bottom] }: TextBox,
  { x, y, across, down, seen, area }: Places,
): Sight {
  const length = (bottom - top) / parts;
  const fifths = Array.from({ length: parts }, () => ({ count: 0, across: 0, down: 0 }));
  let [could, shown] = [0, 0];
  for (const [i, along] of y.entries()) {
    const around = x[i] ?? 0;
    if (along < top || along >= bottom || around < left || around > right) continue;
    could += 1;
    if (!seen[i]) continue;
    shown += 1;
    const fifth = fifths[Math.floor((along - top) / length)];
    if (!fifth) continue;
    fifth.count += 1;
    fifth.across += across[i] ?? 0;
    fifth.down += down[i] ?? 0;
  }
  const flat = length * (right - left);
  const sizes = fifths.map(({ count }) => (count * area) / flat);
  const ways = fifths.slice(1).map((next, i) => {
    const { count, across: from, down: above } = fifths[i] as typeof next;
    return Math.atan2(
      next.down / next.count - above / count,
      next.across / next.count - from / count,
    );
  });
  const turns = ways.flatMap((one, i) =>
    ways.slice(i + 1).map((other) => {
      const turn = Math.abs(one - other);
      return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI;
    }),
  );
  return {
    view,
    all: (shown * area) / (flat * parts),
    shown: shown / Math.max(1, could),
    facing: Math.min(...sizes),
    uneven: Math.max(
      ...sizes.slice(1).map((size, i) => {
        const before = sizes[i] ?? 0;
        return Math.max(size, before) / Math.min(size, before);
      }),
    ),
    bent: Math.max(...turns),
  };
}

/** A name in the picture that shows most of it. */
function bestOf(text: TextBox, { pictures }: Rider): Sight {
  const sights = pictures.flatMap((pieces, i) => {
    const places = pieces.get(text.piece);
    return places ? [sightOf(views[i] ?? "", text, places)] : [];
  });
  return sights.toSorted((a, b) => b.all - a.all)[0] as Sight;
}

let dressed: readonly Rider[] = [];
beforeAll(async () => {
  dressed = await Promise.all(riders.map(ridden));
  expect(dressed.length).toBeGreaterThan(3);
  for (const { pictures } of dressed) for (const { size } of pictures) expect(size).toBe(2);
});

const percent = (share: number) => `${Math.round(share * 100)} %`;

it.each(catalogue.templates.map((template) => [template.id, template] as const))(
  "what %s writes on its wearer's sleeves is read",
  (_id, template) => {
    const faults: string[] = [];
    for (const rider of dressed) {
      const { size, options } = rider;
      const share = size.startsWith("Y") ? youth : 1;
      const worn = { product: "jersey", size, options, share } as const;
      for (const text of textBoxes(template, worn, faces, (piece) => piece.startsWith("sleeve"))) {
        const sight = bestOf(text, rider);
        const where = `${rider.name}: ${text.layer} (${text.box.map(Math.round).join(" ")}) ${sight.view}`;
        if (sight.shown < least) faults.push(`${where} is seen to ${percent(sight.shown)}`);
        if (sight.facing < facing) faults.push(`${where} turns away to ${percent(sight.facing)}`);
        if (!(sight.uneven <= uneven))
          faults.push(`${where} has fifths ${sight.uneven.toFixed(2)} times as large as the next`);
        if (!(sight.bent <= bent)) faults.push(`${where} turns by ${Math.round(sight.bent)}°`);
      }
    }
    expect(faults).toEqual([]);
  },
);
