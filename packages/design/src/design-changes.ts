import { type ProductId, productIds } from "@holeshot/domain";
import type { DesignDocument, ProductDesign } from "./document.ts";
import { type LayerChange, layerChanges } from "./layer-changes.ts";
import { isPlaced } from "./layers/rules.ts";

/** In what a product differs from one version of a design to the next. */
export interface ProductChange {
  readonly product: ProductId;
  /** Another kit is its template. */
  readonly kit: boolean;
  /** Of the cloth, not of what lies on it: another colourway, or a zone of another colour or pattern. */
  readonly colours: boolean;
  /** Another collar, cut or material was chosen. */
  readonly options: boolean;
  /** What lies on the cloth, in the order of {@link layerChanges}. */
  readonly layers: readonly LayerChange[];
}

/** The products in which two versions of a design differ, in the order of the shop. */
export function designChanges(before: DesignDocument, after: DesignDocument): ProductChange[] {
  return productIds.flatMap((product) => {
    const was = before.products[product];
    const is = after.products[product];
    if (was === undefined && is === undefined) return [];
    const change = productChange(product, was, is);
    const { kit, colours, options, layers } = change;
    return kit || colours || options || layers.length > 0 ? [change] : [];
  });
}

function productChange(
  product: ProductId,
  was: ProductDesign | undefined,
  is: ProductDesign | undefined,
): ProductChange {
  const changes = layerChanges(was, is);
  const layers = changes.filter(({ layer }) => isPlaced(layer));
  return {
    product,
    kit: was?.template !== is?.template,
    colours: was?.colourway !== is?.colourway || layers.length < changes.length,
    options: !sameEntries(was?.properties ?? {}, is?.properties ?? {}),
    layers,
  };
}

function sameEntries(
  one: Readonly<Record<string, string>>,
  two: Readonly<Record<string, string>>,
): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(two)]);
  return [...keys].every((key) => one[key] === two[key]);
}
