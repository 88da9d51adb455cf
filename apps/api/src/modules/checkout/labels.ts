import type { Catalogue } from "../catalogue/index.ts";
import { type CartItemRow, soldProduct } from "../cart/index.ts";
import type { Names, OrderLabels } from "../orders/index.ts";

/** The names of everything an order uses, in all languages, to be kept with it. */
export function orderLabels(
  catalogue: Catalogue,
  items: readonly CartItemRow[],
  shippingMethod: string,
): OrderLabels {
  const products: Record<string, Names> = {};
  const properties: Record<string, Names> = {};
  const values: Record<string, Names> = {};
  for (const item of items) {
    const product = soldProduct(catalogue, item.set_id, item.product);
    if (!product) continue;
    products[product.id] = product.name;
    for (const property of product.properties) {
      const value = property.values.find((each) => each.id === item.properties[property.id]);
      if (!value) continue;
      properties[`${product.id}.${property.id}`] = property.name;
      values[`${product.id}.${property.id}.${value.id}`] = value.name;
    }
  }
  const shipping = catalogue.shipping.methods.find((each) => each.id === shippingMethod)?.name;
  return { products, properties, values, shipping: shipping ?? {} };
}
