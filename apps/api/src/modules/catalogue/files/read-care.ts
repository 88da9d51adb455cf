import type { ProductId } from "@holeshot/domain";
import type { Catalogue, SewnInWords } from "../catalogue.ts";
import { careFault } from "../care-symbols.ts";
import type { Folder, ShopFile } from "./read-file.ts";
import type { ProductEntry } from "./read-products.ts";
import { careFile } from "./schemas.ts";

type Products = ReadonlyMap<ProductId, ProductEntry>;
type Values = ReadonlyMap<string, ReadonlySet<string>>;

/** Fibres and care of each product's garments; every value that a composition looks at has one. */
export function readCare(folder: Folder, products: Products): Catalogue["care"] | null {
  const file = folder.json("care.json", careFile);
  if (!file) return null;
  const { symbols, care, composition } = file.value;
  const fault = careFault(symbols);
  if (fault)
    file.wrong("wrong_care", ["symbols"], `The label has no ${fault}, or twice, or out of turn`);
  const own = new Map([...products].map(([id, { record }]) => [id, valuesOf(record.properties)]));
  const anyOf = new Map<string, ReadonlySet<string>>();
  for (const values of own.values())
    for (const [property, ids] of values)
      anyOf.set(property, new Set([...(anyOf.get(property) ?? []), ...ids]));
  checkWhen(file, ["care"], care, anyOf);
  for (const [id, values] of own) {
    const place = ["composition", id];
    checkWhen(file, place, composition[id], values);
    checkWhole(file, place, composition[id], values);
  }
  return file.value;
}

function valuesOf(properties: ProductEntry["record"]["properties"]): Values {
  return new Map(properties.map(({ id, values }) => [id, new Set(values.map((one) => one.id))]));
}

function checkWhen(
  file: ShopFile<unknown>,
  place: readonly PropertyKey[],
  entries: readonly SewnInWords[],
  known: Values,
): void {
  entries.forEach(({ when = {} }, index) => {
    for (const [property, values] of Object.entries(when)) {
      values.forEach((value, at) => {
        if (known.get(property)?.has(value)) return;
        const where = [...place, index, "when", property, at];
        file.wrong("unknown_option", where, `There is no “${value}” of “${property}”`);
      });
    }
  });
}

/** A cloth that was added to a product would else be sold without a word of its fibres. */
function checkWhole(
  file: ShopFile<unknown>,
  place: readonly PropertyKey[],
  entries: readonly SewnInWords[],
  known: Values,
): void {
  for (const [property, values] of known) {
    const told = entries.flatMap(({ when = {} }) => when[property] ?? []);
    if (told.length === 0) continue;
    for (const value of values) {
      if (told.includes(value)) continue;
      file.wrong("missing_composition", place, `“${value}” of “${property}” has none`);
    }
  }
}
