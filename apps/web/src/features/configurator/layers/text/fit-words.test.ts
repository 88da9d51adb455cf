import type { FontShaper, TemplateSlot } from "@holeshot/artwork";
import { applyCommand, type DesignDocument, type TextLayer } from "@holeshot/design";
import { expect, test } from "vitest";
import { fitCommands, sayingTheSame } from "./fit-words.ts";

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
};

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
