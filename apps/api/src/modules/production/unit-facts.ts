import {
  colourwayOf,
  type DrawingFacts,
  rosterEntry,
  type SceneManner,
  startDocument,
} from "@holeshot/artwork";
import type { DesignDocument, ImageSource } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import { baseSize, draftGarment, type Garment } from "@holeshot/garments";
import type { Catalogue } from "../catalogue/index.ts";
import { NotPrintable } from "./not-printable.ts";
import type { OrderUnit } from "./order-units.ts";
import type { PrintSources } from "./pictures.ts";

/** What one unit is drawn from, on screen as in print, and whose it is. */
export interface UnitFacts {
  readonly facts: DrawingFacts;
  readonly rider: Pick<SceneManner, "roster">;
}

/**
 * Puts together what the units of one order are drawn from; garments are drafted once.
 * @throws NotPrintable for a kit that the catalogue no longer has.
 */
export function unitFacts(
  catalogue: Catalogue,
  sources: PrintSources,
): (unit: OrderUnit) => UnitFacts {
  const bases = new Map<ProductId, Garment>();
  const garments = new Map<string, Garment>();

  function baseOf(product: ProductId): Garment {
    const made = bases.get(product) ?? draftGarment({ product, size: baseSize(product) });
    bases.set(product, made);
    return made;
  }

  function garmentOf({ product, size, properties }: OrderUnit): Garment {
    const key = JSON.stringify([product, ...optionsOf(properties)]);
    const made = garments.get(key) ?? draftGarment({ product, size, options: properties });
    garments.set(key, made);
    return made;
  }

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
      garment: garmentOf(unit),
      base: baseOf(product),
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
