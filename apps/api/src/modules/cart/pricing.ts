import {
  type DiscountWorth,
  HOME_COUNTRY,
  priceCart,
  type PricedCart,
  type ShippingOffer,
  type TaxTreatment,
  taxTreatment,
} from "@holeshot/domain";
import type { Catalogue } from "../catalogue/index.ts";
import type { CartContents, CartItemRow, CartRow } from "./reader.ts";

export interface Delivery {
  readonly tax: TaxTreatment;
  readonly shipping: ShippingOffer | null;
}

/** What the contents cost when they are delivered so. */
export function priceContents(
  catalogue: Catalogue,
  { cart, items }: CartContents,
  delivery: Delivery,
): PricedCart {
  return priceCart(items.map(priceLine), catalogue.prices, {
    rules: catalogue,
    discount: discountOf(cart),
    manualCheck: cart.manual_check,
    ...delivery,
  });
}

/** A cart does not know yet where it goes: home VAT, no shipping. */
export function homeDelivery(catalogue: Catalogue, now: Date): Delivery {
  return { tax: taxOf(catalogue, HOME_COUNTRY, null, now), shipping: null };
}

/** How a sale to a country is taxed today. */
export function taxOf(
  catalogue: Catalogue,
  country: string,
  vatId: string | null,
  now: Date,
): TaxTreatment {
  return taxTreatment(country, vatId, catalogue.vat.rates, now.toISOString().slice(0, 10));
}

function priceLine(item: CartItemRow) {
  return {
    set: item.set_id,
    product: item.product,
    design: item.design_id,
    quantity: item.quantity,
    properties: item.properties,
  };
}

function discountOf(cart: CartRow): DiscountWorth | null {
  if (cart.percent !== null) return { kind: "percent", percent: cart.percent };
  if (cart.amount !== null) return { kind: "amount", amount: cart.amount };
  return null;
}
