import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { compileTemplate, type Template, type TemplateFiles } from "@holeshot/artwork";
import { productIds } from "@holeshot/domain";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openShop } from "../shop.ts";
import { catalogueFolder } from "../index.ts";
import { keptTemplates } from "./kept-templates.ts";
import { garmentFacts } from "./garment-facts.ts";
import { digestsOf } from "./template-digests.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "holeshot-kept-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function sources(): TemplateFiles[] {
  const products = productIds.map((product) => ({ product, pieces: garmentFacts(product).pieces }));
  const fonts = new Set(openShop().catalogue.fonts.map(({ id }) => id));
  return openShop()
    .catalogue.templates.slice(0, 2)
    .map(({ id }) => {
      const path = join(catalogueFolder, "templates", id);
      const files = readdirSync(path).filter((name) => /\.svg$|^template\.json$/.test(name));
      return {
        folder: `templates/${basename(path)}`,
        files: Object.fromEntries(
          files.map((name) => [name, readFileSync(join(path, name), "utf8")]),
        ),
        products,
        fonts,
      };
    });
}

function compiled(from: readonly TemplateFiles[]): Template[] {
  return from.map((source) => {
    const result = compileTemplate(source);
    if (!result.ok) throw new Error("a template of the shop has a mistake");
    return result.template;
  });
}

it("what was made of drawings is taken again, the same to the last digit, with its digests", () => {
  const from = sources();
  const made = compiled(from);
  expect(keptTemplates(folder, from).templates).toBeNull();
  keptTemplates(folder, from).keep(made);
  const again = keptTemplates(folder, from).templates;
  expect(again).toStrictEqual(made);
  expect(again?.map(digestsOf)).toEqual(made.map(digestsOf));
  // As they are, not as they are told: digests of what was read, made anew.
  expect((again ?? []).map((each) => digestsOf(structuredClone(each)))).toEqual(
    made.map(digestsOf),
  );
});

it("a drawing, a face or a piece that changed is made anew", () => {
  const from = sources();
  keptTemplates(folder, from).keep(compiled(from));
  const [first, ...others] = from as [TemplateFiles, ...TemplateFiles[]];
  const changes: TemplateFiles[] = [
    { ...first, files: { ...first.files, "template.json": `${first.files["template.json"]} ` } },
    { ...first, fonts: new Set([...first.fonts, "another-face"]) },
    { ...first, products: first.products.slice(1) },
    { ...first, folder: "templates/another" },
  ];
  for (const changed of changes) {
    expect(keptTemplates(folder, [changed, ...others]).templates).toBeNull();
  }
  expect(keptTemplates(folder, others).templates).toBeNull();
  expect(keptTemplates(folder, from).templates).toHaveLength(2);
});

it("what a full disk cut short is made anew, and the oldest go", () => {
  const from = sources();
  const made = compiled(from);
  keptTemplates(folder, from).keep(made);
  const [name = ""] = readdirSync(folder);
  writeFileSync(join(folder, name), readFileSync(join(folder, name)).subarray(0, 1000));
  expect(keptTemplates(folder, from).templates).toBeNull();
  for (const face of ["a", "b", "c", "d", "e"]) {
    const other = from.map((each) => ({ ...each, fonts: new Set([...each.fonts, face]) }));
    keptTemplates(folder, other).keep(made);
  }
  expect(readdirSync(folder)).toHaveLength(3);
  // A folder that cannot be there: nothing is kept, nothing fails.
  writeFileSync(join(folder, "file"), "");
  const nowhere = keptTemplates(join(folder, "file"), from);
  nowhere.keep(made);
  expect(nowhere.templates).toBeNull();
});
