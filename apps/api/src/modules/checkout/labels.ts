import type { Catalogue, ZoneOffer } from "../catalogue/index.ts";
import { type CartItemRow, soldProduct } from "../cart/index.ts";
import type { Names, OrderLabels } from "../orders/index.ts";

/** The names of everything an order uses, in all languages, to be kept with it. */
export function orderLabels(
  catalogue: Catalogue,
  items: readonly CartItemRow[],
  offer: ZoneOffer,
  code: string | null,
): OrderLabels {
  const products: Record<string, Names> = {};
  const properties: Record<string, Names> = {};
  const values: Record<string, Names> = {};
  const order: Record<string, string[]> = {};
  for (const item of items) {
    const product = soldProduct(catalogue, item.set_id, item.product);
    if (!product) continue;
    products[product.id] = product.name;
    order[product.id] = product.properties.map(({ id }) => id);
    for (const property of product.properties) {
      const value = property.values.find((each) => each.id === item.properties[property.id]);
      if (!value) continue;
      properties[`${product.id}.${property.id}`] = property.name;
      values[`${product.id}.${property.id}.${value.id}`] = value.name;
    }
  }
  const method = catalogue.shipping.methods.find((each) => each.id === offer.id);
  const { street, house_number, postcode, city } = catalogue.maker;
  const delivery = {
    pickup: method?.pickup ? `${street} ${house_number}, ${postcode} ${city}` : null,
    working_days: offer.workingDays,
    production_working_days: catalogue.productionWorkingDays,
  };
  const discount = code === null ? {} : { discount: code };
  return {
    products,
    properties,
    values,
    shipping: method?.name ?? {},
    ...discount,
    delivery,
    order,
  };
}
