import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type Answer, call } from "../../../lib/api/call.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";

export type Discount = Answer<"listDiscounts">["data"][number];
export type DiscountHistory = Answer<"getDiscount">;
export type DiscountState = Discount["state"];

export const discountStates = ["open", "coming", "used_up", "ended"] as const;

/** Codes, the newest first. */
export function useDiscounts(state: DiscountState | undefined, search: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.office("discounts", "list", state, search),
    queryFn: ({ pageParam, signal }) =>
      call("listDiscounts", {
        query: {
          ...(state && { state }),
          ...(search !== "" && { search }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: (before) => before,
  });
}

export function useDiscount(id: string) {
  return useQuery({
    queryKey: queryKeys.office("discounts", "one", id),
    queryFn: ({ signal }) => call("getDiscount", { params: { id }, signal }),
  });
}

export function useDiscountOrders(id: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.office("discounts", "orders", id),
    queryFn: ({ pageParam, signal }) =>
      call("listDiscountOrders", {
        params: { id },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
