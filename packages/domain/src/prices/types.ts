import type { Cents } from "../money.ts";

/** What one product costs in one set: the price shown in the shop and what each property value adds. */
export interface ProductPrice {
  readonly price: Cents;
  /** Property id → value id → what the value adds; a value that is absent adds nothing. */
  readonly properties: Readonly<Record<string, Readonly<Record<string, Cents>>>>;
}

/** Set id → product id → price; the sets of the lines whose price is asked are enough. */
export type PriceList = Readonly<Record<string, Readonly<Record<string, ProductPrice>>>>;

/** One line of a cart or order, as far as its price goes. */
export interface PriceLine {
  readonly set: string;
  readonly product: string;
  /** The design it is made to; a manual check is paid once for each. */
  readonly design: string;
  /** Null until the customer has chosen it: such a line has a unit price and counts for nothing. */
  readonly quantity: number | null;
  /** Property id → chosen value id. */
  readonly properties: Readonly<Record<string, string>>;
}

/** What a discount code is worth. An amount is in cents, as the customer sees it. */
export type DiscountWorth = (
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "amount"; readonly amount: Cents }
) & {
  /** What the goods must cost at the shop's prices before it takes anything off. */
  readonly minimum?: Cents;
};

/**
 * How a sale is taxed. `contained`: the shop's prices hold the destination's VAT. The other two are
 * sales without VAT, at the shop's price less the home VAT it holds.
 */
export type TaxTreatment =
  | { readonly kind: "contained"; readonly country: string; readonly percent: number }
  | { readonly kind: "reverse_charge"; readonly country: string }
  | { readonly kind: "export"; readonly country: string };

/** A way to deliver to a country, with the shop's prices (home VAT included). */
export interface ShippingOffer {
  readonly id: string;
  readonly price: Cents;
  /** Goods (subtotal less discount) from which it costs nothing. */
  readonly freeFrom?: Cents;
  /** Goods (subtotal less discount) from which it may be chosen. */
  readonly availableFrom?: Cents;
}

/** The shop's rules of price, as the catalogue has them. */
export interface PriceRules {
  /** Pieces of one product in the cart from which each is so many percent cheaper, ascending. */
  readonly breaks: readonly { readonly from: number; readonly percent: number }[];
  /** Price of a manual check of one design, and pieces in the cart from which it is free. */
  readonly manualCheck: { readonly price: Cents; readonly freeFromPieces: number };
}

/** Everything that decides a price besides the lines. */
export interface PriceOptions {
  readonly rules: PriceRules;
  readonly discount: DiscountWorth | null;
  readonly manualCheck: boolean;
  readonly tax: TaxTreatment;
  /** Null while no way of delivery is chosen: a cart shows no shipping. */
  readonly shipping: ShippingOffer | null;
}

/** Amounts of a cart, quote or order, all positive; `vat` is contained in `total`. */
export interface Totals {
  readonly subtotal: Cents;
  readonly vat: Cents;
  readonly shipping: Cents;
  readonly discount: Cents;
  readonly manual_check: Cents;
  readonly extras: readonly { readonly code: string; readonly amount: Cents }[];
  readonly total: Cents;
}

export interface PricedLine {
  /** Price of one, after the quantity break, as it is charged under the tax treatment. */
  readonly unitPrice: Cents;
  /** `quantity × unitPrice`, 0 without a quantity. */
  readonly amount: Cents;
}

export interface PricedCart {
  /** In the order of the lines given. */
  readonly lines: readonly PricedLine[];
  readonly totals: Totals;
  /** Goods less discount at shop prices: what the thresholds of shipping count. */
  readonly goods: Cents;
}
