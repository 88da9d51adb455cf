import type { AnswerBodyOf, getConfiguratorSet, listConfiguratorSets } from "@holeshot/contract";
import { startDocument, type Colourway, type Names, type Template } from "@holeshot/artwork";
import { asSamples } from "@holeshot/design";
import {
  type Language,
  limits,
  type ProductId,
  productIds,
  shopUnits,
  sides,
} from "@holeshot/domain";
import { shownGroup, wornTogether } from "@holeshot/garments";
import { type ClothManifest, isPictured } from "@holeshot/views";
import type { Assets } from "./assets.ts";
import type { Catalogue, ConfiguratorSet, SetProduct } from "./catalogue.ts";

type SetSummary = AnswerBodyOf<typeof listConfiguratorSets, 200>["data"][number];
type WholeSet = AnswerBodyOf<typeof getConfiguratorSet, 200>;
type WireTemplate = WholeSet["templates"][number];

/** As many kits as fill two, three or four columns. */
const kitsShown = 12;

/** A set as it is offered: the price is of one of each product that is worn together, without extras. */
export function presentSetSummary(
  set: ConfiguratorSet,
  catalogue: Catalogue,
  assets: Assets,
  language: Language,
): SetSummary {
  const first = set.templates[0];
  const one = wornTogether(set.products).map(({ id }) => ({
    set: set.uuid,
    product: id,
    design: "",
    quantity: 1,
    properties: {},
  }));
  return {
    uuid: set.uuid,
    name: set.name[language],
    summary: set.summary[language],
    from_price: shopUnits(one, catalogue.prices, catalogue).reduce((sum, each) => sum + each, 0),
    preview_url: first ? assets.setPreviewUrl(set.uuid) : "",
    products: set.products.map(({ id, name }) => ({ id, name: name[language] })),
    kits: set.templates
      .slice(0, kitsShown)
      .map((template) => presentKit(template, set, assets, language)),
  };
}

/** Everything the configurator needs for one set. */
export function presentSet(
  set: ConfiguratorSet,
  catalogue: Catalogue,
  assets: Assets,
  language: Language,
  cloth: ClothManifest | null,
): WholeSet {
  return {
    uuid: set.uuid,
    name: set.name[language],
    products: set.products.map((product) => presentProduct(product, language, cloth)),
    templates: set.templates.map((template) => presentTemplate(template, set, assets, language)),
    styles: presentStyles(set, catalogue, language),
    palette: catalogue.palette.map(({ hex, name }) => ({ hex, name: name[language] })),
    fonts: catalogue.fonts.map(({ id, name }) => ({ id, name, file_url: assets.fontUrl(id) })),
    limits: {
      layers_per_product: limits.documentLayersPerProduct,
      characters_per_text: limits.textMax,
      document_bytes: limits.documentBytes,
      upload_bytes: limits.uploadBytes,
      upload_pixels: limits.uploadPixels,
      quantity_min: limits.quantityMin,
      quantity_max: limits.quantityMax,
    },
  };
}

/** The styles that some kit of the set has. */
function presentStyles(
  { templates }: ConfiguratorSet,
  { styles }: Catalogue,
  language: Language,
): WholeSet["styles"] {
  const sold = new Set(templates.map(({ id }) => id));
  return styles
    .map(({ id, name, kits }) => ({
      id,
      name: name[language],
      kits: kits.filter((kit) => sold.has(kit)),
    }))
    .filter(({ kits }) => kits.length > 0);
}

function presentProduct(
  product: SetProduct,
  language: Language,
  cloth: ClothManifest | null,
): WholeSet["products"][number] {
  const sizes = product.properties.find(({ id }) => id === "size")?.values ?? [];
  const group = shownGroup(
    product.id,
    sizes.map(({ id }) => id),
  );
  const wearer = { product: product.id, group };
  return {
    id: product.id,
    name: product.name[language],
    price: product.price,
    pieces: product.pieces.map(({ id, name, printed }) => ({ id, name: name[language], printed })),
    sides: [...sides],
    properties: product.properties.map(({ id, name, required, values }) => ({
      id,
      name: name[language],
      required,
      values: values.map((value, index) => ({
        id: value.id,
        name: value.name[language],
        price: value.price,
        // The first of a list is what is made when nothing is chosen; a size is told by its table.
        pictured: id === "size" || index === 0 || isPictured(cloth, wearer, id, value.id),
      })),
    })),
  };
}

/** A kit by what it is chosen by. */
function presentKit(
  { id, name }: Template,
  { products }: ConfiguratorSet,
  assets: Assets,
  language: Language,
): SetSummary["kits"][number] {
  const [first] = products;
  const preview_url = assets.previewUrl(id, first?.id ?? productIds[0]);
  return { id, name: name[language], preview_url };
}

function presentTemplate(
  template: Template,
  set: ConfiguratorSet,
  assets: Assets,
  language: Language,
): WireTemplate {
  const products = set.products.map(({ id }) => id);
  return {
    ...presentKit(template, set, assets, language),
    art_url: assets.artUrl(template.id),
    zones: products.flatMap((product) => presentZones(template, product, language)),
    colourways: template.colourways.map((way) =>
      presentColourway(template, way, products, language),
    ),
    document: asSamples(startDocument(template, products, undefined, set.lettering)),
  };
}

/** The zones that are drawn on a product, in the template's own order. */
function zonesOf(template: Template, product: ProductId): Template["zones"] {
  const drawn = new Set(template.art[product]?.zones.map(({ id }) => id));
  return template.zones.filter(({ id }) => drawn.has(id));
}

function presentZones(
  template: Template,
  product: ProductId,
  language: Language,
): WireTemplate["zones"] {
  return zonesOf(template, product).map(({ id, kind, name }) => ({
    id,
    name: name[language],
    product,
    kind,
  }));
}

function presentColourway(
  template: Template,
  way: Colourway,
  products: readonly ProductId[],
  language: Language,
): WireTemplate["colourways"][number] {
  const colourOf = (role: string) => way.roles[role] ?? "#000000";
  const byProduct = <T>(read: (product: ProductId) => readonly (readonly [string, T])[]) =>
    Object.fromEntries(products.map((product) => [product, Object.fromEntries(read(product))]));
  return {
    id: way.id,
    name: way.name[language satisfies keyof Names],
    colours: byProduct((product) =>
      zonesOf(template, product).map(({ id }) => [id, way.zones[id] ?? "#000000"]),
    ),
    texts: byProduct((product) =>
      (template.texts[product] ?? []).map((text) => [
        text.slot,
        {
          colour: colourOf(text.colour),
          outlines: text.outlines.map(({ colour }) => colourOf(colour)),
          shadow: text.shadow ? colourOf(text.shadow.colour) : null,
        },
      ]),
    ),
  };
}
