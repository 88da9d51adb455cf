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
  const from = cart.minimum === null ? {} : { minimum: cart.minimum };
  if (cart.percent !== null) return { kind: "percent", percent: cart.percent, ...from };
  if (cart.amount !== null) return { kind: "amount", amount: cart.amount, ...from };
  return null;
}

/** The contents as they are ordered: a code whose minimum they do not reach takes nothing off and is not spent. */
export function withoutIdleCode(
  catalogue: Catalogue,
  contents: CartContents,
  now: Date,
): CartContents {
  const { cart } = contents;
  if (cart.minimum === null) return contents;
  const { totals } = priceContents(catalogue, contents, homeDelivery(catalogue, now));
  if (totals.discount > 0) return contents;
  const none = { discount_code_id: null, code: null, percent: null, amount: null, minimum: null };
  return { ...contents, cart: { ...cart, ...none } };
}
