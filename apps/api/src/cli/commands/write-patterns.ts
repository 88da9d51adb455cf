import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gradeRules, patternDxf, type PatternSheet } from "@holeshot/cutting";
import { isProductId } from "@holeshot/domain";
import { baseSize, draftGarment, sizes } from "@holeshot/garments";
import { openCatalogue } from "../../modules/catalogue/index.ts";
import { pieceHoles, plainWords } from "../../modules/production/index.ts";
import type { Command, Given } from "../command.ts";
import { Mistake, Refusal } from "../command.ts";

/** `patterns`: a product's graded patterns for another pattern program. */
export const writePatterns: Command = {
  name: "patterns",
  usage: "PRODUCT",
  what: "Writes a product's graded patterns, one a body group: DXF-AAMA with its table of grade rules.",
  details: ["Options of the garment change its pieces: --options collar=zip,cuff=open"],
  positionals: 1,
  options: {
    out: { type: "string", value: "DIR", what: "the folder to write into" },
    options: {
      type: "string",
      value: "LIST",
      what: "the garment's options, as the catalogue names them",
    },
  },
  run: async (given, terminal) => {
    const product = given.positionals[0] ?? "";
    if (!isProductId(product)) throw new Mistake(`there is no product "${product}"`);
    const out = given.text("out");
    if (out === undefined || out === "") throw new Mistake("--out must name the folder to write");
    const options = optionsOf(given);
    const folder = resolve(out);
    mkdirSync(folder, { recursive: true });
    for (const [group, own] of Map.groupBy(sizes(product), (size) => size.group)) {
      const garments = drafted(() =>
        own.map(({ id }) => draftGarment({ product, size: id, options })),
      );
      const [first, ...rest] = garments;
      if (!first) continue;
      const style = `${product}-${group}`;
      const sheet: PatternSheet = {
        style,
        author: plainWords(openCatalogue().maker.name),
        created: new Date(),
        sample: baseSize(product, group),
        garments: [first, ...rest],
        words: ({ id, material }) => ({ name: id, material }),
        holes: (piece) => pieceHoles({ product, properties: options }, piece),
      };
      const files = { dxf: join(folder, `${style}.dxf`), rul: join(folder, `${style}.rul`) };
      for (const file of Object.values(files)) {
        if (existsSync(file)) throw new Refusal(`${file} is there already`);
      }
      writeFileSync(files.dxf, patternDxf(sheet));
      writeFileSync(files.rul, gradeRules(sheet));
      terminal.say(`Wrote ${style}: ${first.pieces.length} pieces in ${garments.length} sizes.`);
    }
  },
};

function optionsOf(given: Given): Readonly<Record<string, string>> {
  const text = given.text("options") ?? "";
  if (text === "") return {};
  const pairs = text.split(",").map((pair) => pair.split("="));
  if (pairs.some((pair) => pair.length !== 2)) {
    throw new Mistake("--options must be a list of NAME=VALUE with commas between");
  }
  return Object.fromEntries(pairs) as Record<string, string>;
}

/** What the drafting does not know is a mistake of whoever typed it. */
function drafted<T>(draft: () => T): T {
  try {
    return draft();
  } catch (error) {
    if (error instanceof RangeError) throw new Mistake(error.message, { cause: error });
    throw error;
  }
}
