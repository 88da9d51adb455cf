import type { DesignDocument, Layer, ProductDesign } from "./document.ts";
import { rulesOf } from "./layers/rules.ts";
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
  const taken = new Set<string>();
  product.layers.forEach((layer, index) => {
    const at = `${path}.layers.${index}`;
    if (ids.has(layer.id)) {
      problems.push({ path: `${at}.id`, code: "duplicate_id", params: { id: layer.id } });
    }
    ids.add(layer.id);
    problems.push(...layerProblems(at, layer, taken));
  });
  return problems;
}

function layerProblems(at: string, layer: Layer, taken: Set<string>): DesignProblem[] {
  const problems: DesignProblem[] = [];
  const rules = rulesOf(layer);
  const own = rules.unique(layer);
  if (own) {
    const { field, value, code } = own;
    const key = `${layer.kind} ${value}`;
    if (taken.has(key)) {
      problems.push({ path: `${at}.${field}`, code, params: { [field]: value } });
    }
    taken.add(key);
  }
  const wrong = rules.fault(layer);
  if (wrong) problems.push({ path: `${at}.${wrong.field}`, code: wrong.code, params: {} });
  return problems;
}

function tooMany(path: string, max: number): DesignProblem {
  return { path, code: "too_many", params: { max } };
}
