import { type ProductId, productIds } from "@holeshot/domain";
import type * as z from "zod/mini";
import { type GarmentFacts, garmentFacts } from "./garment-facts.ts";
import { type Folder, refuseDoubles, type ShopFile } from "./read-file.ts";
import { productFile } from "./schemas.ts";

export type ProductRecord = z.infer<typeof productFile>;

export interface ProductEntry {
  readonly record: ProductRecord;
  readonly facts: GarmentFacts;
}

/** All products by id; those with mistakes are left out and their mistakes noted. */
export function readProducts(folder: Folder): ReadonlyMap<ProductId, ProductEntry> {
  const products = new Map<ProductId, ProductEntry>();
  for (const id of productIds) {
    const file = folder.json(`products/${id}.json`, productFile);
    if (!file) continue;
    const facts = garmentFacts(id);
    if (file.value.id !== id)
      file.wrong("wrong_value", ["id"], `The file of ${id} says ${file.value.id}`);
    checkProperties(file);
    checkSizes(file, facts);
    checkPieces(file, facts);
    products.set(id, { record: file.value, facts });
  }
  return products;
}

function checkProperties(file: ShopFile<ProductRecord>): void {
  const { properties } = file.value;
  refuseDoubles(file, ["properties"], properties, ({ id }) => id);
  properties.forEach(({ values }, index) =>
    refuseDoubles(file, ["properties", index, "values"], values, ({ id }) => id),
  );
}

/** Every size that is sold is drafted, in the group it is sold in. */
function checkSizes(file: ShopFile<ProductRecord>, facts: GarmentFacts): void {
  const index = file.value.properties.findIndex(({ id }) => id === "size");
  const size = file.value.properties[index];
  if (!size?.required) {
    file.wrong("missing_size", ["properties"], `${file.value.id} has no required property “size”`);
    return;
  }
  size.values.forEach(({ id, group }, at) => {
    const drafted = facts.sizes.find((entry) => entry.id === id);
    if (drafted && drafted.group === group) return;
    const message = drafted ? `“${id}” is a size for ${drafted.group}` : `“${id}” is not drafted`;
    file.wrong("unknown_size", ["properties", index, "values", at], message);
  });
}

function checkPieces(file: ShopFile<ProductRecord>, facts: GarmentFacts): void {
  const known = new Set(facts.pieces.map(({ id }) => id));
  for (const id of Object.keys(file.value.pieces)) {
    if (!known.has(id)) file.wrong("unknown_piece", ["pieces", id], `No piece is called “${id}”`);
  }
  for (const id of known) {
    if (file.value.pieces[id]) continue;
    file.wrong("missing_piece", ["pieces"], `The piece “${id}” has no name`);
  }
}
