import type { DesignDocument, Layer, ProductDesign } from "./document.ts";
import { designLimits } from "./limits.ts";
import type { DesignProblem } from "./problems.ts";

/** Rules that span several fields, checked once every single field is known to be right. */
export function checkDocumentRules(document: DesignDocument): DesignProblem[] {
  const products = Object.entries(document.products);
  const problems: DesignProblem[] = [];
  if (products.length === 0) problems.push({ path: "products", code: "required", params: {} });
  if (products.length > designLimits.products) {
    problems.push(tooMany("products", designLimits.products));
  }
  for (const [name, product] of products) {
    problems.push(...productProblems(`products.${name}`, product));
  }
  return problems;
}

function productProblems(path: string, product: ProductDesign): DesignProblem[] {
  const problems: DesignProblem[] = [];
  if (Object.keys(product.properties).length > designLimits.propertiesPerProduct) {
    problems.push(tooMany(`${path}.properties`, designLimits.propertiesPerProduct));
  }
  const ids = new Set<string>();
  const zones = new Set<string>();
  product.layers.forEach((layer, index) => {
    const at = `${path}.layers.${index}`;
    if (ids.has(layer.id)) {
      problems.push({ path: `${at}.id`, code: "duplicate_id", params: { id: layer.id } });
    }
    ids.add(layer.id);
    problems.push(...layerProblems(at, layer, zones));
  });
  return problems;
}

function layerProblems(at: string, layer: Layer, zones: Set<string>): DesignProblem[] {
  if (layer.kind === "colour") {
    if (zones.has(layer.zone)) {
      return [{ path: `${at}.zone`, code: "duplicate_zone", params: { zone: layer.zone } }];
    }
    zones.add(layer.zone);
    return [];
  }
  if (layer.kind === "image" && layer.crop) {
    const { x, y, width, height } = layer.crop;
    // A hair of tolerance: shares come from divisions in the editor.
    const outside = x + width > 1 + 1e-9 || y + height > 1 + 1e-9;
    if (outside) return [{ path: `${at}.crop`, code: "crop_outside", params: {} }];
  }
  return [];
}

function tooMany(path: string, max: number): DesignProblem {
  return { path, code: "too_many", params: { max } };
}
