import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { checkCatalogue } from "./check.ts";
import { loadCatalogue } from "./files/load.ts";
import { CatalogueError, formatMistake } from "./files/mistakes.ts";
import { catalogueFolder } from "./shop.ts";

const folders: string[] = [];
afterAll(() => folders.forEach((dir) => rmSync(dir, { recursive: true })));

/** A copy of the shop's catalogue with one kit and one file changed; null removes it. */
function changed(file: string, change: (text: string) => string | null): string {
  const dir = mkdtempSync(join(tmpdir(), "catalogue-"));
  folders.push(dir);
  cpSync(catalogueFolder, dir, { recursive: true, filter: (path) => !otherKit.test(path) });
  for (const name of readdirSync(join(dir, "sets"))) {
    const path = join(dir, "sets", name);
    const set = readFileSync(path, "utf8");
    writeFileSync(path, set.replace(/"templates": \[[^\]]*\]/, '"templates": ["paddock"]'));
  }
  const path = join(dir, file);
  const text = readFileSync(path, "utf8");
  const next = change(text);
  if (next === text) throw new Error(`Nothing changed in ${file}`);
  if (next === null) rmSync(path);
  else writeFileSync(path, next);
  return dir;
}

const otherKit = /templates[\\/](?!paddock)[^\\/]+/;
const swap = (from: string, to: string) => (text: string) => text.replace(from, to);

/** Each kind of mistake in a file of the shop, what makes it, and the text on the line it is found. */
const mistakes: [string, string, (text: string) => string | null, string][] = [
  ["missing_file", "vat.json", () => null, ""],
  ["broken_json", "prices.json", swap('"percent": 5', '"percent": 5,'), '"percent": 5,'],
  ["wrong_value", "sets/jersey.json", swap("6995", "-1"), "-1"],
  ["missing_language", "palette.json", swap(', "fr": "Blanc"', ""), "#ffffff"],
  ["duplicate_id", "fabrics.json", swap('"id": "graphite"', '"id": "black"'), '"black"'],
  ["duplicate_colour", "palette.json", swap("#f4efe2", "#ffffff"), "Crème"],
  ["unknown_template", "sets/jersey.json", swap('"paddock"', '"padock"'), "padock"],
  ["unknown_size", "products/jersey.json", swap('"id": "4XL"', '"id": "5XL"'), "5XL"],
  [
    "missing_size",
    "products/gloves.json",
    swap('"required": true', '"required": false'),
    "properties",
  ],
  ["unknown_piece", "products/jersey.json", swap('"collar": {"nl"', '"hood": {"nl"'), "hood"],
  ["wrong_value", "care.json", swap('"bleach-no"', '"bleach-never"'), '"bleach-never"'],
  ["wrong_care", "care.json", swap('"bleach-no", ', ""), '"symbols"'],
  [
    "wrong_care",
    "care.json",
    swap('"iron-no", "dry-clean-no"', '"dry-clean-no", "iron-no"'),
    '"symbols"',
  ],
  ["unknown_option", "care.json", swap('["suede"]', '["suet"]'), "suet"],
  ["unknown_option", "care.json", swap('{"inner-knee"', '{"outer-knee"'), "leather"],
  [
    "missing_composition",
    "care.json",
    swap('"birds-eye", "interlock"]', '"interlock"]'),
    '"jersey"',
  ],
  [
    "unknown_method",
    "shipping.json",
    swap('{"id": "pickup", "price"', '{"id": "drone", "price"'),
    "drone",
  ],
  ["country_twice", "shipping.json", swap('["be", "de", "lu"]', '["be", "nl", "lu"]'), '"nl"'],
  ["wrong_value", "shipping.json", swap('["be", "de", "lu"]', '["be", "xx", "lu"]'), '"xx"'],
  ["missing_rate", "vat.json", swap('{"country": "se"', '{"country": "no"'), '"rates"'],
  ["missing_face", "fonts.json", swap("Anton_400Regular", "Anton_900Black"), "anton"],
  [
    "missing_letters",
    "fonts.json",
    swap(', "files/archivo-latin-ext-standard-italic.woff2"', ""),
    "archivo",
  ],
  ["wrong_colour", "templates/paddock/jersey.svg", swap("#e3122b", "#e3122c"), "#e3122c"],
];

describe("checkCatalogue", () => {
  it("finds nothing wrong in the shop's own catalogue", async () => {
    expect((await checkCatalogue(catalogueFolder)).map(formatMistake)).toEqual([]);
  });

  it.each(mistakes)(
    "answers %s in %s with its line and a remedy",
    async (code, file, change, text) => {
      const dir = changed(file, change);
      const found = (await checkCatalogue(dir)).find((mistake) => mistake.code === code);
      expect(found).toMatchObject({ code, file });
      expect(found?.remedy).toMatch(/^[A-Z].+\.$/);
      if (text === "") return;
      const lines = readFileSync(join(dir, file), "utf8").split("\n");
      const near = lines.slice((found?.line ?? 0) - 1, (found?.line ?? 0) + 1).join("\n");
      expect(near).toContain(text);
    },
  );

  it("answers a set for bodies that its product has no sizes for", async () => {
    const theirs = /\{\s*"id": "W-[^"]*",\s*"name": \{[^}]*\},\s*"group": "women"\s*\},\s*/g;
    const dir = changed("products/pants.json", (text) => text.replaceAll(theirs, ""));
    const found = (await checkCatalogue(dir)).filter(({ code }) => code === "missing_size");
    expect(found.map(({ file }) => file)).toEqual(["sets/womens-kit.json"]);
    const lines = readFileSync(join(dir, "sets/womens-kit.json"), "utf8").split("\n");
    expect(lines[(found[0]?.line ?? 0) - 1]).toContain('"pants"');
  });

  it("answers a set without its product's drawing", async () => {
    const dir = changed("templates/paddock/gloves.svg", () => null);
    expect((await checkCatalogue(dir)).map(({ code }) => code)).toContain("missing_file");
  });

  it("does not open the shop, and names all mistakes at once", () => {
    const dir = changed("palette.json", swap("#f4efe2", "#ffffff"));
    writeFileSync(join(dir, "maker.json"), "{}");
    const open = () => loadCatalogue(dir);
    expect(open).toThrow(CatalogueError);
    expect(open).toThrow(/maker\.json:1:1[\s\S]*palette\.json/);
  });
});
