import {
  buildScene,
  createFontShaper,
  createSceneMemo,
  loadHarfBuzz,
  startDocument,
} from "@holeshot/artwork";
import type { FontShaper, RosterEntry, Template } from "@holeshot/artwork";
import { productIds, type ProductId } from "@holeshot/domain";
import { baseSize, sizes } from "@holeshot/garments";
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "./files/load.ts";
import { fontBytes } from "./index.ts";
import { catalogueFolder } from "./shop.ts";
import { drafted } from "./testing/drafted.ts";
import { type LetterEdge, letterEdges, paintsOf } from "./testing/letter-edges.ts";
import { lightRatio } from "./testing/light-ratio.ts";
import { turnOf } from "./testing/turn-of.ts";

/**
 * Every text of a kit reads on the cloth it lies on, in every cut, size and colourway, with its own words and with a rider's
 * long name, on one line and on two, and a number of three digits. Judged by the edges of the painted letters: a place of
 * an edge is lost where what is seen beside it is nearly as light as the letter; what a text brings along itself, a rim,
 * counts as what is seen. Limits are those at which an eye begins to stumble, found on pictures of the faults below them.
 */
const catalogue = loadCatalogue(catalogueFolder);
const long = process.env["LONG"] === "1";
const least = 2;
const most = { ofText: 0.1, ofLetter: 0.3 };
const sample: Readonly<Record<ProductId, readonly string[]>> = {
  jersey: ["XS", "L", "4XL", "W-XS", "W-M", "W-2XL", "Y4", "Y10", "Y16"],
  pants: ["W28", "W32", "W44", "W-XS", "W-2XL", "Y4", "Y12"],
  gloves: ["XS", "L", "2XL", "W-XS", "Y-3XS"],
  "pit-shirt": ["XS", "L", "4XL", "W-XS", "W-2XL", "Y4", "Y16"],
};
/** Cuts that change where lettering may lie. */
const cuts: Readonly<Record<ProductId, readonly Readonly<Record<string, string>>[]>> = {
  jersey: [{}, { collar: "v-overlap" }, { fit: "race" }],
  pants: [{}, { style: "over-the-boot" }],
  gloves: [{}],
  "pit-shirt": [{}, { fit: "relaxed" }],
};
const riders: readonly (RosterEntry | undefined)[] = [
  undefined,
  { name: "van den Broeck-Oosterhout", number: "888" },
  { name: "Maximiliaan van den Broeck-Oosterhout", number: "7" },
];
const youth = catalogue.sets.find(({ lettering }) => lettering < 1)?.lettering ?? 1;
const harfbuzz = await loadHarfBuzz();
const faces = new Map<string, FontShaper>();
for (const { id } of catalogue.fonts)
  faces.set(id, createFontShaper(harfbuzz, await fontBytes(id)));

/** A kit in a colourway whose colours are names: one picture is judged in all of its colourways. */
function inCodes(template: Template) {
  const [first] = template.colourways;
  if (!first) throw new Error(`${template.id} has no colourway`);
  const code = (kind: number, nth: number) => `#${kind}000${(16 + nth).toString(16)}`;
  const coded = (kind: number, of: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.keys(of).map((id, nth) => [id, code(kind, nth)]));
  const [zones, roles] = [coded(1, first.zones), coded(2, first.roles)];
  const names = new Map<string, readonly ["zones" | "roles", string]>([
    ...Object.entries(zones).map(([id, colour]) => [colour, ["zones", id]] as const),
    ...Object.entries(roles).map(([id, colour]) => [colour, ["roles", id]] as const),
  ]);
  const colour = (way: Template["colourways"][number], coding: string) => {
    const [kind, id] = names.get(coding) ?? [];
    const found = kind === undefined ? undefined : way[kind][id ?? ""];
    if (found === undefined) throw new Error(`${template.id}: ${coding} is no colour of the kit`);
    return found;
  };
  return { template: { ...template, colourways: [{ ...first, zones, roles }] }, zones, colour };
}

interface Read {
  readonly layer: string;
  readonly rider: number;
  readonly letters: readonly LetterEdge[];
}

/** What is painted of every text of one garment, in codes. */
function textsOf(
  { template, zones }: ReturnType<typeof inCodes>,
  product: ProductId,
  size: string,
  options: Readonly<Record<string, string>>,
  named: (rider: number) => boolean,
): Read[] {
  const art = template.art[product];
  if (!art) throw new Error(`${template.id} does not draw ${product}`);
  const document = startDocument(template, [product], undefined, size.startsWith("Y") ? youth : 1);
  const garment = drafted({ product, size, options });
  const base = drafted({ product, size: baseSize(product) });
  const texts = (document.products[product]?.layers ?? []).filter((one) => one.kind === "text");
  // Zones are the same under every rider's name.
  const memo = createSceneMemo();
  return riders.flatMap((roster, rider) => {
    if (!named(rider)) return [];
    const asked = texts.filter(({ role }) => roster === undefined || role !== undefined);
    const scene = buildScene({
      document,
      product,
      garment,
      base,
      art,
      colours: zones,
      fonts: (font) => faces.get(font),
      vectors: () => undefined,
      images: () => undefined,
      samples: true,
      pieces: [...new Set(asked.map(({ piece }) => piece))],
      memo,
      ...(roster && { roster }),
    });
    return scene.pieces.flatMap((piece) => {
      const paints = paintsOf(piece);
      return asked.flatMap(({ id, size: designed, piece: own }): Read[] => {
        // Who has no room for his name is told so, and cannot order it.
        const tooLong = scene.problems.some(({ layer }) => layer === id);
        if (own !== piece.piece || tooLong) return [];
        const height = scene.shrinks.find(({ layer }) => layer === id)?.to ?? designed;
        return [{ layer: id, rider, letters: letterEdges(paints, id, height) }];
      });
    });
  });
}

/** How much of a text's edge is lost, and of the worst of its letters', 0 to 1. */
function lost(letters: readonly LetterEdge[], colour: (coding: string) => string) {
  let [all, gone, worst] = [0, 0, 0];
  for (const { beside } of letters) {
    let [places, bad] = [0, 0];
    for (const { letter, seen, places: own } of beside) {
      places += own;
      if (lightRatio(colour(letter), colour(seen)) < least) bad += own;
    }
    [all, gone, worst] = [all + places, gone + bad, Math.max(worst, bad / places)];
  }
  return { ofText: gone / all, ofLetter: worst };
}

/** Each kit in turn gives every third of its cuts and sizes in its first colourway; LONG looks at them all in all six, with every rider. */
describe.each(catalogue.templates.map((kit) => [kit.id, kit] as const))("%s", (id, kit) => {
  const coded = inCodes(kit);
  const ways = long ? kit.colourways : kit.colourways.slice(0, 1);
  it.each(productIds)("every text of its %s reads on what it lies on, in any cut", (product) => {
    const faults = new Set<string>();
    for (const [cut, options] of cuts[product].entries())
      for (const [at, size] of (long
        ? sizes(product).map((one) => one.id)
        : sample[product]
      ).entries()) {
        if (!long && (at + cut) % 3 !== turnOf(id)) continue;
        // Its own words in each; the two riders take turns in a short run.
        const named = (rider: number) => long || rider === 0 || rider === 1 + (at % 2);
        const texts = textsOf(coded, product, size, options, named);
        expect(texts.length).toBeGreaterThan(0);
        for (const { layer, rider, letters } of texts)
          for (const way of ways) {
            expect(letters.length, `${size} ${layer}`).toBeGreaterThan(0);
            const share = lost(letters, (coding) => coded.colour(way, coding));
            if (share.ofText <= most.ofText && share.ofLetter <= most.ofLetter) continue;
            const [text, letter] = [share.ofText, share.ofLetter].map((n) => Math.round(n * 100));
            faults.add(
              `${way.id} ${size} ${JSON.stringify(options)} ${layer} of rider ${rider}: ${text} % lost, ${letter} % of a letter`,
            );
          }
      }
    expect([...faults]).toEqual([]);
  });
});
