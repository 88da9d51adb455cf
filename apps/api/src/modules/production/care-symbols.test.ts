import { execFileSync } from "node:child_process";
import { type Language, languages } from "@holeshot/domain";
import sharp from "sharp";
import { expect, it } from "vitest";
import { hasPoppler } from "../../testing/index.ts";
import { careFault, careKinds, type CareSymbol, openCatalogue } from "../catalogue/index.ts";
import { drawCareSymbols } from "./care-symbols.ts";
import { labelsToPrint, unitToPrint } from "./testing/order-to-print.ts";
import { collect, openSheets } from "./ticket-page.ts";

const { symbols, care } = openCatalogue().care;

/** What a label says of care in words, and the symbol that says the same. */
const told: readonly (readonly [CareSymbol, Readonly<Record<Language, RegExp>>])[] = [
  [
    "wash-30-mild",
    {
      nl: /30 °C/,
      en: /wash at 30 °C/,
      de: /wäsche bei 30 °C/,
      dk: /vask ved 30 °C/,
      fr: /à 30 °C/,
    },
  ],
  [
    "bleach-no",
    {
      nl: /geen bleekmiddel/,
      en: /no bleach/,
      de: /keine Bleiche/,
      dk: /intet blegemiddel/,
      fr: /ni javel/,
    },
  ],
  [
    "tumble-no",
    {
      nl: /Niet in de droger/,
      en: /not tumble dry/,
      de: /Nicht in den Trockner/,
      dk: /ikke tørretumbles/,
      fr: /Pas de sèche-linge/,
    },
  ],
  [
    "dry-line",
    {
      nl: /Hangend drogen/,
      en: /Hang to dry/,
      de: /Hängend trocknen/,
      dk: /Hængetørres/,
      fr: /Sécher suspendu/,
    },
  ],
  [
    "iron-no",
    {
      nl: /niet strijken/,
      en: /not iron/,
      de: /nicht bügeln/,
      dk: /ikke stryges/,
      fr: /pas repasser/,
    },
  ],
  [
    "dry-clean-no",
    {
      nl: /niet chemisch/,
      en: /not dry-clean/,
      de: /nicht chemisch/,
      dk: /ikke kemisk renses/,
      fr: /pas de nettoyage à sec/,
    },
  ],
];

it("what is said of care has its symbol, in the order of labels, and no symbol says more", () => {
  expect(symbols).toEqual(told.map(([symbol]) => symbol));
  const [always] = care;
  for (const [symbol, words] of told)
    for (const language of languages)
      expect(always?.words[language], `${symbol} in ${language}`).toMatch(words[language]);
});

/** Pixels of a page at 300 dpi, and which of its columns and rows have ink. */
async function seen(pdf: Uint8Array) {
  const png = execFileSync("pdftoppm", ["-r", "300", "-gray", "-png", "-singlefile", "-"], {
    input: pdf,
  });
  const picture = sharp(png).toColourspace("b-w").raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const isInk = (x: number, y: number) => (data[y * info.width + x] ?? 255) < 96;
  return { ...info, isInk };
}

/** Runs of numbers for which something holds. */
function runs(count: number, holds: (at: number) => boolean): (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (let at = 0; at < count; at += 1) {
    if (!holds(at)) continue;
    const last = found.at(-1);
    if (last && last[1] === at) last[1] = at + 1;
    else found.push([at, at + 1]);
  }
  return found;
}

const span = (count: number) => Array.from({ length: count }, (_, at) => at);
const mm = (pixels: number) => (pixels / 300) * 25.4;

/** A label as it is sewn in; one with symbols left out has their row missing. */
async function label(): Promise<Uint8Array> {
  const unit = unitToPrint({ properties: { size: "L" }, designName: "Łódź" });
  const files = await labelsToPrint([unit], "nl");
  return files.get("labels/sewn-in.pdf") ?? new Uint8Array();
}

it.skipIf(!hasPoppler)(
  "a label shows each of its symbols in black, 4 mm high, apart from the next",
  async () => {
    const { width, height, isInk } = await seen(await label());
    const rows = runs(height, (y) => span(width).some((x) => isInk(x, y)));
    // The only row of shapes that is so high but the size above it: as many shapes as there are symbols.
    const shapesOf = ([top, bottom]: readonly [number, number]) =>
      runs(width, (x) => span(bottom - top).some((y) => isInk(x, top + y)));
    const row = rows.find(
      (one) => mm(one[1] - one[0]) >= 4 && shapesOf(one).length === symbols.length,
    );
    expect(row, "a row of symbols").toBeDefined();
    const [top, bottom] = row ?? [0, 0];
    for (const [left, right] of shapesOf([top, bottom])) {
      const ink = span(bottom - top).filter((y) =>
        span(right - left).some((x) => isInk(left + x, top + y)),
      );
      expect(mm((ink.at(-1) ?? 0) - (ink[0] ?? 0))).toBeGreaterThan(4);
      expect(mm(left)).toBeGreaterThan(2.5);
      expect(mm(width - right)).toBeGreaterThan(2.5);
    }
  },
);

it.skipIf(!hasPoppler)("no two symbols that a shop may name look alike", async () => {
  const all = Object.values(careKinds).flat();
  const shapes = new Map<string, CareSymbol>();
  for (const symbol of all) {
    const pdf = openSheets(symbol, "en", new Date(0));
    const bytes = collect(pdf);
    pdf.addPage({ size: [20, 20], margin: 0 });
    drawCareSymbols(pdf, [symbol], { x: 2, y: 2, room: 20, most: 14 });
    pdf.end();
    const { width, height, isInk } = await seen(await bytes);
    const shape = span(width * height)
      .map((at) => (isInk(at % width, Math.floor(at / width)) ? "#" : " "))
      .join("");
    expect(shapes.get(shape), symbol).toBeUndefined();
    expect(shape).toContain("#");
    shapes.set(shape, symbol);
  }
});

it("a shop that has no leave to use symbols names none, and its labels have words alone", () => {
  const pdf = openSheets("none", "en", new Date(0));
  pdf.addPage({ size: [20, 20], margin: 0 });
  expect(drawCareSymbols(pdf, [], { x: 2, y: 2, room: 20, most: 14 })).toBe(0);
  expect(careFault([])).toBeNull();
  expect(careFault(["wash-30"])).toBe("bleach");
  pdf.end();
});
