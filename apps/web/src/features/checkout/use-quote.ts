import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { acceptsVatId, shippingMethods } from "@holeshot/domain";
import { isProblem } from "../../lib/api/api-problem.ts";
import { call, type Answer } from "../../lib/api/call.ts";
import type { Cart } from "../../lib/cart/cart-store.ts";
import { useLanguage } from "../../lib/i18n/language-store.ts";
import { methodsTo } from "../../lib/shop/facts.ts";
import { useShop, type ShopFacts } from "../../lib/shop/use-shop.ts";
import { stateOf } from "./same-order.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";

export type ShippingMethod = Answer<"listShippingMethods">["data"][number];
export type Methods = UseQueryResult<readonly ShippingMethod[]>;
export type Quote = UseQueryResult<Answer<"getQuote">["totals"]>;

/** What the shop's own price list says, until the server has answered the same. */
function listedMethods(
  shop: ShopFacts | undefined,
  cart: Cart,
  country: string,
): readonly ShippingMethod[] | undefined {
  const offers = shop === undefined ? [] : methodsTo(shop, country);
  if (offers.length === 0) return undefined;
  const terms = offers.map(({ id, price, free_from, available_from }) => ({
    id,
    price,
    ...(free_from === null ? {} : { freeFrom: free_from }),
    ...(available_from === null ? {} : { availableFrom: available_from }),
  }));
  const goods = cart.totals.subtotal - cart.totals.discount;
  const priced = shippingMethods(terms, goods);
  return offers.map(({ id, name, available_from, pickup, working_days }, at) => ({
    id,
    name,
    price: priced[at]?.price ?? 0,
    available: priced[at]?.available ?? false,
    available_from,
    pickup,
    working_days,
  }));
}

/** The ways to a country, with their prices at once. */
export function useShippingMethods(cart: Cart, country: string): Methods {
  const language = useLanguage();
  const shop = useShop();
  return useQuery({
    queryKey: queryKeys.shipping(cart.uuid, stateOf(cart), country, language),
    queryFn: async ({ signal }): Promise<readonly ShippingMethod[]> =>
      (
        await call("listShippingMethods", {
          params: { uuid: cart.uuid },
          query: { country },
          signal,
        })
      ).data,
    placeholderData: () => listedMethods(shop, cart, country),
  });
}

export interface Wish {
  country: string;
  /** Empty while none is chosen that serves the country. */
  method: string;
  vatId: string;
}

/** A VAT id that is not one yet, or of another form, changes no price while it is typed. */
export function wishOf(country: string, method: string, typed: string): Wish {
  const vatId = typed.trim();
  return { country, method, vatId: acceptsVatId(country, vatId) ? vatId : "" };
}

export function quoteQuery(cart: Cart, { country, method, vatId }: Wish) {
  return queryOptions({
    queryKey: queryKeys.quote(cart.uuid, stateOf(cart), country, method, vatId),
    queryFn: async ({ signal }) => {
      const query = {
        country,
        shipping_method: method,
        ...(vatId === "" ? {} : { vat_id: vatId }),
      };
      return (await call("getQuote", { params: { uuid: cart.uuid }, query, signal })).totals;
    },
  });
}

/** The totals as they will be charged; never those of another country or way of delivery. */
export function useQuote(cart: Cart, wish: Wish): Quote {
  return useQuery({ ...quoteQuery(cart, wish), enabled: wish.method !== "" });
}

/** Whether the shop does not deliver there, as against a question that got no answer. */
export function isNotServed(error: unknown): boolean {
  return isProblem(error, "shipping_unavailable");
}
