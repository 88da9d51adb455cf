import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { call, type Answer } from "../../lib/api/call.ts";
import type { Cart } from "../../lib/cart/cart-store.ts";
import { useLanguage } from "../../lib/i18n/language-store.ts";

export type ShippingMethod = Answer<"listShippingMethods">["data"][number];

export function useShippingMethods(
  cart: Cart,
  country: string,
): UseQueryResult<readonly ShippingMethod[]> {
  const language = useLanguage();
  return useQuery({
    queryKey: ["shipping", cart.uuid, cart.version, country, language],
    queryFn: async ({ signal }) =>
      (
        await call("listShippingMethods", {
          params: { uuid: cart.uuid },
          query: { country },
          signal,
        })
      ).data,
  });
}

export interface Wish {
  country: string;
  method: string;
  vatId: string;
}

/** The totals as they will be charged; undefined until a way of delivery is chosen. */
export function useQuote(
  cart: Cart,
  { country, method, vatId }: Wish,
): UseQueryResult<Answer<"getQuote">["totals"]> {
  return useQuery({
    queryKey: ["quote", cart.uuid, cart.version, country, method, vatId],
    queryFn: async ({ signal }) => {
      const query = {
        country,
        shipping_method: method,
        ...(vatId === "" ? {} : { vat_id: vatId }),
      };
      return (await call("getQuote", { params: { uuid: cart.uuid }, query, signal })).totals;
    },
    enabled: method !== "",
    placeholderData: keepPreviousData,
  });
}
