import {
  applyCommand,
  type DesignDocument,
  isSample,
  samplesOf,
  type TextLayer,
} from "@holeshot/design";
import { expect, test } from "vitest";
import { answerCommands, placesOf, type SampleAnswer } from "./answer-samples.ts";

function sample(id: string, text: string, more: Partial<TextLayer> = {}): TextLayer {
  const stroke = { enabled: false, colour: "#000000", width: 1 };
  const place = { piece: "back", x: 0, y: 0, rotation: 0 };
  const look = { font: "anton", size: 40, colour: "#ffffff", letter_spacing: 0, stroke };
  const base = { id, kind: "text", hidden: false, locked: false, align: "center" } as const;
  return { ...base, ...place, ...look, text, sample: text, ...more };
}

const jersey = [
  sample("name-back", "LINDHOLM", { role: "name", locked: true }),
  sample("number-back", "86", { role: "number", link: "number" }),
  sample("number-chest", "86", { role: "number", link: "number", piece: "front" }),
  sample("mark-chest", "TORQAL"),
  sample("mark-back", "ZANDVAST"),
];
const document: DesignDocument = {
  schema: 1,
  pattern: 1,
  products: { jersey: { template: "super-86", layers: jersey, properties: {} } },
};

/** The texts as they are made after the answers, and whether anything is asked still. */
function answered(answers: readonly SampleAnswer[]) {
  let next = document;
  for (const command of answerCommands(samplesOf(document), answers)) {
    const result = applyCommand(next, command);
    if (!result.ok) throw new Error(`${command.type}: ${result.code}`);
    next = result.document;
  }
  const layers = next.products.jersey?.layers.filter((layer) => layer.kind === "text") ?? [];
  return {
    texts: layers.map((layer) => (isSample(layer) ? "?" : layer.text)),
    locked: layers.filter((layer) => layer.locked).map(({ id }) => id),
    asked: samplesOf(next).length,
  };
}

test("each sample is filled in, left empty or kept, and is never asked about again", () => {
  const answers = [
    { words: " DE JONG ", keep: false },
    { words: "417", keep: false },
    { words: "", keep: true },
    { words: "", keep: false },
  ];
  expect(answered(answers)).toEqual({
    texts: ["DE JONG", "417", "417", "TORQAL", ""],
    locked: ["name-back"],
    asked: 0,
  });
});

test("without any answer nothing of the samples is left", () => {
  expect(answered([])).toMatchObject({ texts: ["", "", "", "", ""], asked: 0 });
});

test("a sample tells each piece it stands on once", () => {
  const [, number] = samplesOf(document);
  expect(number && placesOf(number, (_product, piece) => piece)).toEqual(["back", "front"]);
});
