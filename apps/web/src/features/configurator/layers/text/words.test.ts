import { applyCommand, type DesignDocument, type TextLayer } from "@holeshot/design";
import { expect, test } from "vitest";
import { otherTexts, riderCommands, riderWords, wordsOn } from "./words.ts";

function text(id: string, more: Partial<TextLayer> = {}): TextLayer {
  const stroke = { enabled: false, colour: "#000000", width: 1 };
  const place = { piece: "back", x: 0, y: 0, rotation: 0 };
  const look = { font: "anton", size: 40, colour: "#ffffff", letter_spacing: 0, stroke };
  const base = { id, kind: "text", hidden: false, locked: false, align: "center" } as const;
  return { ...base, ...place, ...look, text: "ZANDVAST", ...more };
}

const sample = { text: "LINDHOLM", sample: "LINDHOLM", role: "name" } as const;
const document: DesignDocument = {
  schema: 1,
  pattern: 1,
  products: {
    jersey: {
      template: "super-86",
      properties: {},
      layers: [
        text("name", { ...sample, locked: true }),
        text("number", { role: "number", text: "47" }),
        text("left", { link: "sponsor" }),
        text("right", { link: "sponsor" }),
        text("slogan", { text: "FULL GAS" }),
      ],
    },
    pants: { template: "super-86", properties: {}, layers: [text("thigh", sample)] },
  },
};

function after(commands: ReturnType<typeof riderCommands>): DesignDocument {
  let next = document;
  for (const command of commands) {
    const result = applyCommand(next, command);
    if (!result.ok) throw new Error(`${command.type}: ${result.code}`);
    next = result.document;
  }
  return next;
}

test("a sample is not the rider's words, but what they replace", () => {
  expect(riderWords(document, "name")).toMatchObject({ words: "", sample: "LINDHOLM" });
  expect(riderWords(document, "number")).toMatchObject({ words: "47", sample: null });
});

test("a name goes on every garment, on locked layers too, which stay locked", () => {
  const next = after(riderCommands(document, "name", "DE JONG"));
  expect(riderWords(next, "name")).toMatchObject({ words: "DE JONG", sample: null });
  expect(riderWords(next, "name").layers.map(({ layer }) => layer.text)).toEqual([
    "DE JONG",
    "DE JONG",
  ]);
  expect(next.products.jersey?.layers[0]?.locked).toBe(true);
  // Taken away again it is empty, and no sample any more.
  expect(riderWords(after(riderCommands(next, "name", "")), "name")).toMatchObject({
    sample: null,
  });
});

test("linked texts are one, and what is typed is on both", () => {
  expect(otherTexts(document, "jersey").map(({ id }) => id)).toEqual(["left", "slogan"]);
  const [left] = otherTexts(document, "jersey");
  const next = after(left ? wordsOn("jersey", left, "KILO7") : []);
  expect(next.products.jersey?.layers.filter(({ link }) => link)).toMatchObject([
    { text: "KILO7" },
    { text: "KILO7" },
  ]);
  expect(otherTexts(document, "pants")).toEqual([]);
});

test("what paste brings along unseen is not among the words: list and cloth read the same", () => {
  const next = after(riderCommands(document, "name", "\u202eMAX\u202c \u200bJANSEN\n"));
  expect(riderWords(next, "name").words).toBe("MAX JANSEN\n");
});
