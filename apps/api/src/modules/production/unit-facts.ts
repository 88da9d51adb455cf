import {
  colourwayOf,
  type DrawingFacts,
  rosterEntry,
  type SceneOptions,
  startDocument,
} from "@holeshot/artwork";
import type { DesignDocument, ImageSource } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import { baseSize, draftGarment, type Garment } from "@holeshot/garments";
import { createRecent } from "../../platform/recent.ts";
import type { Catalogue } from "../catalogue/index.ts";
import { NotPrintable } from "./not-printable.ts";
import type { OrderUnit } from "./order-units.ts";
import type { SceneSources } from "./pictures.ts";

/** What one unit is drawn from, on screen as in print, and whose it is. */
export interface UnitFacts {
  readonly facts: DrawingFacts;
  readonly rider: Pick<SceneOptions, "roster">;
}

/** A garment with what was found out about it takes some 300 kB. */
const KEPT_GARMENTS = 60;
const garments = createRecent<Garment>(KEPT_GARMENTS);

/** Drafted once for many orders: whatever is remembered about a garment is remembered by the object. */
function drafted(
  product: ProductId,
  size: string,
  options: Readonly<Record<string, string>>,
): Garment {
  const key = JSON.stringify([product, size, ...optionsOf(options)]);
  return garments.keep(key, () => draftGarment({ product, size, options }));
}

/** A unit's pieces as they are cut, without anything drawn on them. */
export function cutUnit({ product, size, properties }: OrderUnit): Garment {
  return drafted(product, size, properties);
}

/**
 * Puts together what the units of one order are drawn from.
 * @throws NotPrintable for a kit that the catalogue no longer has.
 */
export function unitFacts(
  catalogue: Catalogue,
  sources: SceneSources,
): (unit: OrderUnit) => UnitFacts {
  return (unit) => {
    const { product } = unit;
    const roster = rosterEntry(unit.rider);
    const document = withProduct(catalogue, unit);
    const design = document.products[product];
    const template = design && catalogue.template(design.template);
    const art = template?.art[product];
    if (!design || !art) {
      throw new NotPrintable(
        `line ${unit.position}: the catalogue has no kit "${design?.template ?? ""}" for ${product}`,
      );
    }
    const facts = {
      document,
      garment: cutUnit(unit),
      base: drafted(product, baseSize(product), {}),
      kit: { art, colours: colourwayOf(template, design)?.zones ?? {} },
      drawables: {
        fonts: (font: string) => sources.fonts.get(font),
        vectors: ({ id }: ImageSource) => sources.vectors.get(id),
        images: ({ id }: ImageSource) => sources.pixels.get(id),
      },
    };
    return { facts, rider: roster ? { roster } : {} };
  };
}

function optionsOf(properties: Readonly<Record<string, string>>): string[] {
  const options = Object.entries(properties).map(([property, value]) => `${property}=${value}`);
  return options.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

/** A product the document leaves out is made in the set's first kit, as the shop's pictures show it. */
function withProduct(
  catalogue: Catalogue,
  { document, product, setId }: OrderUnit,
): DesignDocument {
  const [first] = catalogue.set(setId)?.templates ?? [];
  if (document.products[product] || !first) return document;
  const plain = startDocument(first, [product]).products[product];
  if (!plain) return document;
  return { ...document, products: { ...document.products, [product]: { ...plain, layers: [] } } };
}
