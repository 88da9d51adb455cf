import {
  acceptsVatId,
  type Cents,
  isAvailable,
  type Language,
  type PricedCart,
  shippingMethods,
  shippingOffers,
} from "@holeshot/domain";
import type { Platform } from "../../platform/platform.ts";
import { invalidField, Problem } from "../../platform/problem.ts";
import type { Catalogue, ZoneOffer } from "../catalogue/index.ts";
import type { CommerceServices } from "./services.ts";
import { homeDelivery, priceContents, taxOf } from "./pricing.ts";
import type { CartContents } from "./reader.ts";
import { readShown } from "./snapshots.ts";

/** Where the goods go, how, and to which business. */
export interface Destination {
  readonly country: string;
  readonly shippingMethod: string;
  /** As typed; empty for a private customer. */
  readonly vatId: string;
}

export interface OfferedMethod {
  readonly id: string;
  readonly name: string;
  readonly price: Cents;
  readonly available: boolean;
  readonly available_from: Cents | null;
  readonly pickup: boolean;
  readonly working_days: number;
}

/**
 * The ways a cart can be sent to a country.
 * @throws Problem `shipping_unavailable` when there is none.
 */
export async function shippingFor(
  platform: Platform,
  services: CommerceServices,
  cartId: string,
  country: string,
  language: Language,
): Promise<OfferedMethod[]> {
  const { catalogue } = services;
  const contents = await readShown(platform.db, services, cartId);
  const offers = shippingOffers(catalogue.shipping.zones, country);
  if (offers.length === 0) throw new Problem("shipping_unavailable");
  const { goods } = priceContents(catalogue, contents, homeDelivery(catalogue, platform.clock()));
  return shippingMethods(offers, goods).map((method, at) => {
    const known = catalogue.shipping.methods.find((each) => each.id === method.id);
    return {
      id: method.id,
      name: known?.name[language] ?? method.id,
      price: method.price,
      available: method.available,
      available_from: method.available_from === 0 ? null : method.available_from,
      pickup: known?.pickup ?? false,
      working_days: offers[at]?.workingDays ?? 0,
    };
  });
}

/** The totals of a cart as they will be charged. */
export async function quoteCart(
  platform: Platform,
  services: CommerceServices,
  cartId: string,
  destination: Destination,
) {
  const { catalogue } = services;
  const contents = await readShown(platform.db, services, cartId);
  if (!acceptsVatId(destination.country, destination.vatId))
    throw invalidField("vat_id", "invalid_vat_id");
  const { totals } = chargeContents(catalogue, contents, destination, platform.clock()).priced;
  return { ...totals, extras: [...totals.extras] };
}

export interface ChargedCart {
  readonly priced: PricedCart;
  readonly offer: ZoneOffer;
  readonly tax: ReturnType<typeof taxOf>;
}

/**
 * Prices contents for their destination: the quote and the order are made by this alone.
 * @throws Problem `shipping_unavailable` when the method does not serve the country or the amount.
 */
export function chargeContents(
  catalogue: Catalogue,
  contents: CartContents,
  destination: Destination,
  now: Date,
): ChargedCart {
  const { country, shippingMethod, vatId } = destination;
  const offers = shippingOffers(catalogue.shipping.zones, country);
  const offer = offers.find((each) => each.id === shippingMethod);
  const tax = taxOf(catalogue, country, vatId === "" ? null : vatId, now);
  const priced = offer && priceContents(catalogue, contents, { tax, shipping: offer });
  if (!offer || !priced || !isAvailable(offer, priced.goods)) {
    throw new Problem("shipping_unavailable");
  }
  return { priced, offer, tax };
}
