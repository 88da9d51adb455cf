import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawnFiles } from "./drawn-files.ts";
import { flagFacts } from "./flag-facts.ts";
import { flags } from "./flags.ts";

const folder = join(import.meta.dirname, "../../catalogue/logos/own");
const fileOf = (name: string): string => readFileSync(join(folder, name), "utf8");

test("the library's files are what is drawn here: npm run drawings", () => {
  for (const [name, svg] of drawnFiles()) expect(fileOf(name), name).toBe(svg);
  for (const part of ["flags", "sport"]) {
    for (const file of readdirSync(join(folder, part))) {
      expect(drawnFiles().has(`${part}/${file}`), file).toBe(true);
    }
  }
});

test("there are forty flags, and of each it is known what it must be", () => {
  expect(Object.keys(flags)).toHaveLength(40);
  expect(Object.keys(flags).sort()).toEqual(Object.keys(flagFacts).sort());
});

test.each(Object.entries(flagFacts))(
  "the flag %s has the proportions and colours of its law",
  (code, fact) => {
    const svg = fileOf(`flags/${code}.svg`);
    const [, width = 0, height = 0] =
      /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
    expect(width / height).toBeCloseTo(fact.ratio[1] / fact.ratio[0], 4);
    const fills = new Set([...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, fill]) => fill));
    expect(fills).toEqual(new Set(fact.colours));
  },
);

type Look = (x: number, y: number) => string;

/** The colours of a flag at points of it, in shares of its width and height, as a renderer paints its file. */
async function looked(code: string): Promise<Look> {
  const { data, info } = await sharp(Buffer.from(fileOf(`flags/${code}.svg`)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const at =
      (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return `#${data.subarray(at, at + 3).toString("hex")}`;
  };
}

const looks = new Map<string, Promise<Look>>();
function look(code: string): Promise<Look> {
  const known = looks.get(code) ?? looked(code);
  looks.set(code, known);
  return known;
}

const white = "#ffffff";

/** What lies where, told by what the law says and not by how it is drawn. */
const places: readonly (readonly [code: string, x: number, y: number, colour: string])[] = [
  ["nl", 0.5, 0.1, "#ad1d25"],
  ["nl", 0.5, 0.9, "#1e4785"],
  ["be", 0.1, 0.5, "#000000"],
  ["be", 0.9, 0.5, "#ef3340"],
  ["es", 0.5, 0.27, "#fabd00"],
  ["es", 0.5, 0.23, "#ad1519"],
  ["lv", 0.5, 0.38, "#a4343a"],
  ["lv", 0.5, 0.42, white],
  ["dk", 11.5 / 37, 0.1, "#c8102e"],
  ["dk", 12.5 / 37, 0.1, white],
  ["dk", 15.5 / 37, 0.1, white],
  ["dk", 16.5 / 37, 0.1, "#c8102e"],
  ["dk", 0.9, 11.5 / 28, "#c8102e"],
  ["dk", 0.9, 12.5 / 28, white],
  ["no", 6.5 / 22, 0.1, white],
  ["no", 7.5 / 22, 0.1, "#00205b"],
  ["no", 9.5 / 22, 0.1, white],
  ["se", 0.9, 0.5, "#fecc02"],
  ["se", 0.9, 0.38, "#006aa7"],
  ["fi", 6.5 / 18, 0.1, "#002f6c"],
  ["is", 8.5 / 25, 0.1, "#dc1e35"],
  ["ch", 0.5, 0.2, white],
  ["ch", 0.5, 0.17, "#ff0000"],
  ["ch", 0.38, 0.38, "#ff0000"],
  ["jp", 0.5, 0.21, "#bc002d"],
  ["jp", 0.5, 0.19, white],
  // The red of the saltire lies below the middle of it at the hoist, above it in the fly.
  ["gb", 0.2, 0.24, "#c8102e"],
  ["gb", 0.2, 0.16, white],
  ["gb", 0.8, 0.76, "#c8102e"],
  ["gb", 0.8, 0.84, white],
  ["gb", 0.5, 0.5, "#c8102e"],
  ["gb", 0.2, 0.37, white],
  ["gb", 0.33, 0.03, "#012169"],
  ["us", 0.9, 0.03, "#b31942"],
  ["us", 0.9, 0.97, "#b31942"],
  ["us", 0.38, 0.5, "#0a3161"],
  ["us", 0.76 / 1.9 / 12, 7 / 13 / 10, white],
  ["us", (0.76 / 1.9) * (11 / 12), (7 / 13) * 0.9, white],
  ["za", 0.02, 0.5, "#000000"],
  ["za", 0.9, 0.5, "#007749"],
  ["za", 0.9, 0.36, white],
  ["za", 0.9, 0.1, "#e03c31"],
  ["za", 0.9, 0.9, "#001489"],
  ["gr", 0.9, 0.95, "#0d5eaf"],
  ["gr", 5 / 27, 0.25, white],
  ["tr", 0.2, 0.5, white],
  ["tr", 0.35, 0.5, "#e30a17"],
  ["cl", 1 / 6, 0.25, white],
  ["au", 0.25, 0.75, white],
  ["au", 0.75, 1 / 6, white],
  ["nz", 0.75, 0.2, "#c8102e"],
  ["nz", 0.75, 0.8, "#c8102e"],
  ["cz", 0.45, 0.5, "#11457e"],
  ["cz", 0.55, 0.4, white],
];

test.each(places)("on the flag %s lies at %d, %d: %s", async (code, x, y, colour) => {
  expect((await look(code))(x, y)).toBe(colour);
});
