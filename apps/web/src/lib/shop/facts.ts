import { HOME_COUNTRY, shippingOffers, type PriceRules } from "@holeshot/domain";
import type { ShopFacts } from "./use-shop.ts";

export type ZoneMethod = ShopFacts["shipping_zones"][number]["methods"][number];

/** The rules of price as the one function that makes prices takes them. */
export function rulesOf(shop: ShopFacts): PriceRules {
  const { price, free_from_pieces } = shop.manual_check;
  return {
    breaks: shop.quantity_breaks,
    manualCheck: { price, freeFromPieces: free_from_pieces },
  };
}

/** The ways of delivery to a country; none where the shop does not deliver. */
export function methodsTo(shop: ShopFacts, country: string): readonly ZoneMethod[] {
  return shippingOffers(shop.shipping_zones, country);
}

/** How parcels go as long as nobody has said where: the first way at home. */
export function usualMethod(shop: ShopFacts): ZoneMethod | undefined {
  return methodsTo(shop, HOME_COUNTRY)[0];
}

/** The maker's address in one line; the country's name comes translated. */
export function makerAddress({ maker }: ShopFacts, country: string): string {
  const { name, street, house_number, postcode, city } = maker;
  return `${name}, ${street} ${house_number}, ${postcode} ${city}, ${country}`;
}
