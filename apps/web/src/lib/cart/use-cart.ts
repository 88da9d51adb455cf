import { timings } from "@holeshot/domain";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { loadCart, type Cart } from "./cart-store.ts";
import { queryKeys } from "../api/query-keys.ts";

const options = { queryKey: queryKeys.cart, queryFn: loadCart, retry: 1, retryDelay: 500 } as const;

export function useCart(): UseQueryResult<Cart> {
  return useQuery(options);
}

/**
 * Keeps the cart alive for the whole shop, in one place, so that there is one clock: it is loaded
 * at once, and fetched again every two seconds while a picture is being made. A tick that finds a
 * fetch running is passed over by the query itself; a failed load ends the ticking.
 */
export function useCartPolling(awake: boolean): void {
  useQuery({
    ...options,
    enabled: awake,
    refetchInterval: (query) => {
      const waiting = query.state.data?.items.some((item) => item.hasThumbnail === null) ?? false;
      return waiting && query.state.status !== "error" ? timings.cartPoll : false;
    },
    refetchIntervalInBackground: true,
  });
}
