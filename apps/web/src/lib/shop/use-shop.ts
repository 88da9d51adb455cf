import {
  keepPreviousData,
  queryOptions,
  useQuery,
  type UseQueryResult,
} from "@tanstack/react-query";
import type { Language } from "@holeshot/domain";
import { call, type Answer } from "../api/call.ts";
import { useLanguage } from "../i18n/language-store.ts";
import { isPublic } from "../query-client.ts";
import { queryKeys } from "../api/query-keys.ts";

/** Who sells, at which rules of price, and how it is delivered: nothing of it stands in the pages themselves. */
export type ShopFacts = Answer<"getShop">;

export function shopQuery(language: Language) {
  return queryOptions({
    queryKey: queryKeys.shop(language),
    queryFn: ({ signal }) => call("getShop", { signal }),
    staleTime: 5 * 60_000,
    meta: isPublic,
  });
}

/** What stays the same in every language stays on the page while the language changes. */
export function useShopQuery(): UseQueryResult<ShopFacts> {
  return useQuery({ ...shopQuery(useLanguage()), placeholderData: keepPreviousData });
}

/** Undefined until the shop has told: a price is rather not named than named wrongly. */
export function useShop(): ShopFacts | undefined {
  return useShopQuery().data;
}
