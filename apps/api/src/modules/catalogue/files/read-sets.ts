import type { Template } from "@holeshot/artwork";
import type { ProductId } from "@holeshot/domain";
import type * as z from "zod/mini";
import type { ConfiguratorSet, PropertyValue, SetProduct } from "../catalogue.ts";
import type { ProductEntry, ProductRecord } from "./read-products.ts";
import type { Folder, ShopFile } from "./read-file.ts";
import { setFile } from "./schemas.ts";

type SetRecord = z.infer<typeof setFile>;

/** Published sets in their order; mistakes of unpublished ones count too. */
export function readSets(
  folder: Folder,
  products: ReadonlyMap<ProductId, ProductEntry>,
  templates: ReadonlyMap<string, Template>,
): readonly ConfiguratorSet[] {
  const published: { readonly order: number; readonly set: ConfiguratorSet }[] = [];
  const uuids = new Set<string>();
  for (const name of folder.list("sets", ".json")) {
    const file = folder.json(name, setFile);
    if (!file) continue;
    const { uuid, order } = file.value;
    if (uuids.has(uuid)) file.wrong("duplicate_id", ["uuid"], `${uuid} is another set's`);
    uuids.add(uuid);
    const set = readSet(file, products, templates);
    if (file.value.published) published.push({ order, set });
  }
  return published.sort((a, b) => a.order - b.order).map(({ set }) => set);
}

function readSet(
  file: ShopFile<SetRecord>,
  products: ReadonlyMap<ProductId, ProductEntry>,
  templates: ReadonlyMap<string, Template>,
): ConfiguratorSet {
  const { uuid, name, summary } = file.value;
  const sold: SetProduct[] = [];
  file.value.products.forEach((entry, index) => {
    const product = products.get(entry.id);
    if (!product) {
      file.wrong("unknown_product", ["products", index, "id"], `There is no product “${entry.id}”`);
      return;
    }
    const properties = propertiesFor(product.record, new Set(entry.size_groups));
    if (properties.some(({ values }) => values.length === 0)) {
      file.wrong(
        "missing_size",
        ["products", index, "size_groups"],
        `${entry.id} has no such size`,
      );
    }
    const { id } = entry;
    sold.push({
      id,
      name: product.record.name,
      price: entry.price,
      pieces: piecesOf(product),
      properties,
    });
  });
  const { lettering = 1 } = file.value;
  return {
    uuid,
    name,
    summary,
    products: sold,
    templates: templatesOf(file, templates),
    lettering,
  };
}

function templatesOf(
  file: ShopFile<SetRecord>,
  templates: ReadonlyMap<string, Template>,
): readonly Template[] {
  return file.value.templates.flatMap((id, index) => {
    const template = templates.get(id);
    if (!template) {
      file.wrong("unknown_template", ["templates", index], `There is no sound template “${id}”`);
      return [];
    }
    for (const product of file.value.products) {
      if (template.art[product.id]) continue;
      const message = `“${id}” does not draw ${product.id}`;
      file.wrong("incomplete_template", ["templates", index], message);
    }
    return [template];
  });
}

function piecesOf({ record, facts }: ProductEntry): SetProduct["pieces"] {
  return facts.pieces.flatMap(({ id, printed }) => {
    const name = record.pieces[id];
    return name ? [{ id, name, printed }] : [];
  });
}

/** Sizes of other groups are left out; everything else is sold in every set. */
function propertiesFor(
  record: ProductRecord,
  groups: ReadonlySet<string>,
): SetProduct["properties"] {
  return record.properties.map(({ id, name, required, values }) => ({
    id,
    name,
    required,
    values: values.flatMap((value): PropertyValue[] => {
      if (value.group !== undefined && !groups.has(value.group)) return [];
      return [{ id: value.id, name: inAllLanguages(value.name), price: value.price ?? 0 }];
    }),
  }));
}

function inAllLanguages(
  name: ProductRecord["properties"][number]["values"][number]["name"],
): PropertyValue["name"] {
  return typeof name === "string" ? { nl: name, en: name, de: name, dk: name, fr: name } : name;
}
