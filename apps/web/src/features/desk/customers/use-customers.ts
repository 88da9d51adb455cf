import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type Answer, call } from "../../../lib/api/call.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";

export type Listed = Answer<"listCustomers">["data"][number];
export type CustomerFile = Answer<"getStaffCustomer">;

/** Customers, the latest registered first. */
export function useCustomers(search: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.office("customers", "list", search),
    queryFn: ({ pageParam, signal }) =>
      call("listCustomers", {
        query: {
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

export function useCustomerFile(id: string) {
  return useQuery({
    queryKey: queryKeys.office("customers", "one", id),
    queryFn: ({ signal }) => call("getStaffCustomer", { params: { id }, signal }),
  });
}

export function useCustomerOrders(id: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.office("customers", "orders", id),
    queryFn: ({ pageParam, signal }) =>
      call("listCustomerOrders", {
        params: { id },
        query: { limit: 20, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

export function useCustomerDesigns(id: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.office("customers", "designs", id),
    queryFn: ({ pageParam, signal }) =>
      call("listCustomerDesigns", {
        params: { id },
        query: { limit: 12, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
