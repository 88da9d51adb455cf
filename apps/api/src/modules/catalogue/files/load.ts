import type { Place, Template } from "@holeshot/artwork";
import type { PriceList } from "@holeshot/domain";
import type { Catalogue, ConfiguratorSet, FontFace, ShopPrinter } from "../catalogue.ts";
import { CatalogueError, mistake, type Mistake } from "./mistakes.ts";
import { Folder, refuseDoubles } from "./read-file.ts";
import { readProducts } from "./read-products.ts";
import { readSets } from "./read-sets.ts";
import { readTemplates } from "./read-templates.ts";
import { readPrices, readShipping, readTexts, readVat } from "./read-trade.ts";
import { fabricsFile, fontsFile, paletteFile, printersFile, stylesFile } from "./schemas.ts";

/** Everything wrong in a catalogue's files, by file and line. Faces' letters are checked apart. */
export function checkFiles(dir: string): readonly Mistake[] {
  return read(dir).mistakes;
}

/**
 * Reads the whole catalogue.
 * @throws CatalogueError that lists every mistake of every file.
 */
export function loadCatalogue(dir: string): Catalogue {
  const { catalogue, mistakes } = read(dir);
  if (!catalogue || mistakes.length > 0) throw new CatalogueError(mistakes);
  return catalogue;
}

function read(dir: string): {
  readonly catalogue: Catalogue | null;
  readonly mistakes: readonly Mistake[];
} {
  const folder = new Folder(dir);
  const fonts = readFonts(folder);
  const palette = readPalette(folder);
  const fabrics = folder.json("fabrics.json", fabricsFile);
  if (fabrics) refuseDoubles(fabrics, ["colours"], fabrics.value.colours, ({ id }) => id);
  const products = readProducts(folder);
  const templates = readTemplates(folder, products, new Set(fonts.map(({ id }) => id)));
  const sets = readSets(folder, products, templates);
  if (sets.length === 0) {
    folder.mistakes.push(mistake("no_set", "sets", { line: 1, column: 1 }, "No set is published"));
  }
  const styles = readStyles(folder, templates);
  const shipping = readShipping(folder);
  const vat = readVat(folder);
  const prices = readPrices(folder);
  const texts = readTexts(folder, products);
  const printers = readPrinters(folder);
  const mistakes = folder.mistakes.toSorted(byPlace);
  if (!fabrics || !shipping || !vat || !prices || !texts) return { catalogue: null, mistakes };
  return {
    mistakes,
    catalogue: {
      ...texts,
      ...prices,
      printers,
      sets,
      set: (uuid) => sets.find((set) => set.uuid === uuid),
      templates: [...templates.values()],
      template: (id) => templates.get(id),
      fonts,
      palette,
      styles,
      fabrics: fabrics.value.colours,
      shipping,
      vat,
      prices: priceList(sets),
    },
  };
}

function readFonts(folder: Folder): readonly FontFace[] {
  const file = folder.json("fonts.json", fontsFile);
  if (!file) return [];
  refuseDoubles(file, ["fonts"], file.value.fonts, ({ id }) => id);
  return file.value.fonts.map((face) => ({ ...face, variations: face.variations ?? {} }));
}

/** The faces with their places in `fonts.json`; null when the file cannot be read. */
export function readFontFile(
  dir: string,
): readonly { readonly face: FontFace; readonly place: Place }[] | null {
  const folder = new Folder(dir);
  const file = folder.json("fonts.json", fontsFile);
  return (
    file &&
    file.value.fonts.map((face, index) => ({
      face: { ...face, variations: face.variations ?? {} },
      place: file.placeOf(["fonts", index]),
    }))
  );
}

function readPalette(folder: Folder): Catalogue["palette"] {
  const file = folder.json("palette.json", paletteFile);
  if (!file) return [];
  const { colours } = file.value;
  refuseDoubles(file, ["colours"], colours, ({ hex }) => hex, "duplicate_colour");
  refuseDoubles(file, ["colours"], colours, ({ name }) => name.nl, "duplicate_colour");
  return colours;
}

/** A catalogue without styles offers none. */
function readStyles(folder: Folder, templates: ReadonlyMap<string, Template>): Catalogue["styles"] {
  if (!folder.has("styles.json")) return [];
  const file = folder.json("styles.json", stylesFile);
  if (!file) return [];
  const { styles } = file.value;
  refuseDoubles(file, ["styles"], styles, ({ id }) => id);
  styles.forEach(({ kits }, index) => {
    kits.forEach((kit, at) => {
      if (templates.has(kit)) return;
      file.wrong(
        "unknown_template",
        ["styles", index, "kits", at],
        `There is no template “${kit}”`,
      );
    });
  });
  return styles;
}

function readPrinters(folder: Folder): readonly ShopPrinter[] {
  const file = folder.json("printers.json", printersFile);
  if (!file) return [];
  const { printers } = file.value;
  refuseDoubles(file, ["printers"], printers, ({ id }) => id);
  printers.forEach(({ inks }, index) => {
    // Two marks in one ink could not be told apart by a cutter.
    if (new Set(Object.values(inks)).size < Object.keys(inks).length) {
      file.wrong("duplicate_id", ["printers", index, "inks"], "Two marks have the same ink");
    }
  });
  return printers.map(({ profile, ...printer }) => ({
    ...printer,
    ...(profile ? { profile } : {}),
  }));
}

function priceList(sets: readonly ConfiguratorSet[]): PriceList {
  const entries = sets.map(({ uuid, products }) => {
    const prices = products.map(({ id, price, properties }) => {
      const added = properties.map((property) => [
        property.id,
        Object.fromEntries(property.values.map((value) => [value.id, value.price])),
      ]);
      return [id, { price, properties: Object.fromEntries(added) }];
    });
    return [uuid, Object.fromEntries(prices)];
  });
  return Object.fromEntries(entries) as PriceList;
}

function byPlace(a: Mistake, b: Mistake): number {
  const files = a.file < b.file ? -1 : a.file > b.file ? 1 : 0;
  return files || a.line - b.line || a.column - b.column;
}
