import type { Cents } from "../money.ts";
import type { ShippingOffer } from "./types.ts";

/** Countries that share their ways of delivery. */
export interface ShippingZone<Offer extends ShippingOffer = ShippingOffer> {
  /** Two lowercase letters each. */
  readonly countries: readonly string[];
  readonly methods: readonly Offer[];
}

/** A way of delivery as it is offered for a certain cart. */
export interface ShippingMethod {
  readonly id: string;
  readonly price: Cents;
  readonly available: boolean;
  /** Goods from which it may be chosen; 0 when always. */
  readonly available_from: Cents;
}

/** The offers for a country; the first zone that names it counts, none means no delivery there. */
export function shippingOffers<Offer extends ShippingOffer>(
  zones: readonly ShippingZone<Offer>[],
  country: string,
): readonly Offer[] {
  return zones.find((zone) => zone.countries.includes(country))?.methods ?? [];
}

/** Whether the goods (subtotal less discount at shop prices) reach an offer's threshold. */
export function isAvailable(offer: ShippingOffer, goods: Cents): boolean {
  return goods >= (offer.availableFrom ?? 0);
}

/** The shop's price of an offer for these goods. */
export function shippingPrice(offer: ShippingOffer, goods: Cents): Cents {
  return offer.freeFrom !== undefined && goods >= offer.freeFrom ? 0 : offer.price;
}

/** The offers of a country with what they cost and whether they may be chosen. */
export function shippingMethods(
  offers: readonly ShippingOffer[],
  goods: Cents,
): readonly ShippingMethod[] {
  return offers.map((offer) => ({
    id: offer.id,
    price: shippingPrice(offer, goods),
    available: isAvailable(offer, goods),
    available_from: offer.availableFrom ?? 0,
  }));
}
