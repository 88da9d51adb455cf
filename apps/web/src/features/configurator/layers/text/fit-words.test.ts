import type { FontShaper, TemplateSlot } from "@holeshot/artwork";
import { applyCommand, type Command, type DesignDocument, type TextLayer } from "@holeshot/design";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fitCommands, type FitSources, sayingTheSame } from "./fit-words.ts";

function text(id: string, more: Partial<TextLayer> = {}): TextLayer {
  const stroke = { enabled: false, colour: "#000000", width: 1 };
  const place = { piece: "front", x: 0, y: 100, rotation: 0 };
  const look = { font: "square", size: 40, colour: "#ffffff", letter_spacing: 0, stroke };
  const base = { id, kind: "text", hidden: false, locked: false, align: "center" } as const;
  return { ...base, ...place, ...look, text: "12345678", ...more };
}

/** A face whose letters are squares, as wide as they are high. */
const square: FontShaper = {
  has: () => true,
  shape: (line) => ({
    missing: [],
    advance: line.length,
    glyphs: [...line].map((_, x) => ({
      ...{ path: [], ink: { left: 0, top: -1, right: 1, bottom: 0 } },
      ...{ x, y: 0, advance: 1 },
    })),
  }),
};

const slot: Omit<TemplateSlot, "id"> = {
  ...{ role: "sponsor", piece: "front", x: 0, y: 100, rotation: 0 },
  ...{ width: 240, height: 40 },
};
const slots = ["mark", "twin", "locked"].map((id) => ({ ...slot, id }));
const art = { template: "k", product: "jersey", pattern: 1, zones: [], slots } as const;
const known = {
  assets: { font: (id: string) => (id === "square" ? square : undefined) },
  kits: { kit: () => ({ art, colours: {} }) },
  textsOf: () => kitTexts,
};

/** What the kit has there: words of its own that fill the place. */
const kitTexts = ["mark", "twin", "locked"].map((id) => text(id, { text: "123456" }));

const layers = [
  text("mark", { link: "sponsor" }),
  text("twin", { link: "sponsor", text: "1234" }),
  text("locked", { locked: true }),
  text("late", { id: "mark", font: "on its way" }),
];

function designed(...own: readonly TextLayer[]): DesignDocument {
  const jersey = { template: "k", layers: own, properties: {} };
  return { schema: 1, pattern: 1, products: { jersey } };
}

function sizesAfter(document: DesignDocument, layer: string, before = designed()): number[] {
  let next = document;
  for (const command of fitCommands(next, { product: "jersey", layer }, known, before)) {
    const result = applyCommand(next, command);
    if (!result.ok) throw new Error(`${command.type}: ${result.code}`);
    next = result.document;
  }
  const all = next.products.jersey?.layers ?? [];
  return all.flatMap((one) => (one.kind === "text" ? [one.size] : []));
}

test("words that are wider than their place of the kit become as small as it asks, a locked one's too", () => {
  const [mark, twin, locked] = layers;
  if (!mark || !twin || !locked) throw new Error("no layers");
  expect(sizesAfter(designed(mark, twin), "mark")).toEqual([30, 40]);
  expect(sizesAfter(designed(mark, twin), "twin")).toEqual([40, 40]);
  expect(sizesAfter(designed(locked), "locked")).toEqual([30]);
  const wider = designed({ ...locked, text: "1234567" });
  expect(sizesAfter(designed(locked), "locked", wider)).toEqual([35]);
});

test("nothing is made smaller by letters that are not here yet", () => {
  const late = layers[3];
  if (!late) throw new Error("no layer");
  expect(
    fitCommands(designed(late), { product: "jersey", layer: "mark" }, known, designed()),
  ).toEqual([]);
});

test("all that say the same are asked, of every garment, the one that was typed first", () => {
  const [mark, twin, locked] = layers;
  if (!mark || !twin || !locked) throw new Error("no layers");
  const document = designed(locked, twin, mark);
  expect(sayingTheSame(document, "jersey", mark).map(({ layer }) => layer)).toEqual([
    "mark",
    "twin",
  ]);
  expect(sayingTheSame(document, "jersey", locked).map(({ layer }) => layer)).toEqual(["locked"]);
});

/** The design after a visit to one text's words. */
function said(before: DesignDocument, words: string, from: FitSources = known): DesignDocument {
  const place = { product: "jersey", layer: "mark" } as const;
  const typed = run(before, [{ type: "set_text", ...place, text: words }]);
  return run(typed, fitCommands(typed, place, from, before));
}

function run(document: DesignDocument, commands: readonly Command[]): DesignDocument {
  return commands.reduce((next, command) => {
    const result = applyCommand(next, command);
    if (!result.ok) throw new Error(`${command.type}: ${result.code}`);
    return result.document;
  }, document);
}

function sizeOf(document: DesignDocument): number {
  const layer = document.products.jersey?.layers.find(({ id }) => id === "mark");
  if (layer?.kind !== "text") throw new Error("no text");
  return layer.size;
}

const someWords = fc.string({ unit: fc.constantFrom(..."ABCW ß8".split("")), maxLength: 40 });
const outlined = { stroke: { enabled: true, colour: "#000000", width: 2 } };

test("words have the size of their own fit, whatever stood there before: up to the kit's, no less than a third", () => {
  const start = designed(text("mark", { text: "123456", sample: "123456" }));
  fc.assert(
    fc.property(fc.array(someWords, { minLength: 1, maxLength: 6 }), (visits) => {
      const size = sizeOf(visits.reduce((document, words) => said(document, words), start));
      const count = visits.at(-1)?.length ?? 0;
      const fits = Math.min(40, Math.max(40 / 3, 240 / count));
      expect(Math.abs(size / fits - 1)).toBeLessThan(0.006);
    }),
  );
});

test("long words, short ones and the long ones again are as large as at first, their outline too", () => {
  const own = text("mark", { text: "123456", ...outlined });
  const start = designed(own);
  const from = { ...known, textsOf: () => [own] };
  fc.assert(
    fc.property(someWords, fc.array(someWords, { maxLength: 5 }), (long, others) => {
      const first = said(start, long, from);
      const again = said(
        others.reduce((document, words) => said(document, words, from), first),
        long,
        from,
      );
      expect(Math.abs(sizeOf(again) / sizeOf(first) - 1)).toBeLessThan(0.006);
    }),
  );
});

test("a size that was set by hand stays, but where the words have no room in it", () => {
  const start = designed(text("mark", { text: "123456" }));
  fc.assert(
    fc.property(
      fc.integer({ min: 6, max: 30 }),
      fc.constantFrom(0.3, 0.7, 0.9, 1.2, 1.6),
      fc.integer({ min: 1, max: 30 }),
      (long, factor, next) => {
        const before = said(start, "A".repeat(long));
        const scale = { type: "scale_layers", product: "jersey", layers: ["mark"] } as const;
        const byHand = run(before, [{ ...scale, factor }]);
        const size = sizeOf(byHand);
        const room = Math.max(240, long * size);
        const least = Math.max(size / 3, room / next);
        const fits = next * size <= room ? size : least;
        const stays = sizeOf(said(byHand, "B".repeat(next)));
        expect(Math.abs(stays / fits - 1)).toBeLessThan(0.006);
        expect(stays).toBeLessThanOrEqual(size);
      },
    ),
  );
});

test("what came from elsewhere, was moved away, or has another face than it had does not become larger", () => {
  const small = text("mark", { text: "12345678", size: 30 });
  const short = { ...small, text: "1234" };
  const from = designed(small);
  expect(sizesAfter(designed(short), "mark", from)).toEqual([40]);
  expect(sizesAfter(designed({ ...short, y: 160 }), "mark", from)).toEqual([30]);
  expect(sizesAfter(designed(short), "mark")).toEqual([30]);
  const other = designed({ ...small, font: "other" });
  expect(sizesAfter(designed(short), "mark", other)).toEqual([30]);
  expect(sizesAfter(designed({ ...short, id: "twin" }), "twin", designed(small))).toEqual([30]);
  expect(sizesAfter(designed({ ...short, locked: true }), "mark", from)).toEqual([40]);
});
