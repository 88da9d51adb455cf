import { timings } from "@holeshot/domain";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { loadCart, type Cart } from "./cart-store.ts";
import { queryKeys } from "../api/query-keys.ts";

const options = { queryKey: queryKeys.cart, queryFn: loadCart, retry: 1, retryDelay: 500 } as const;

export function useCart(): UseQueryResult<Cart> {
  return useQuery(options);
}

const nothingChanges = () => () => undefined;
const isLive = (): boolean => true;
const wasRendered = (): boolean => false;

/**
 * The cart on a page that goes on from what the server rendered, which knows no cart. The frame around the page may have
 * fetched it before a busy browser comes to the page itself: then it is shown the moment after.
 */
export function usePageCart(): Pick<UseQueryResult<Cart>, "data" | "isError" | "refetch"> {
  const { data, isError, refetch } = useCart();
  const live = useSyncExternalStore(nothingChanges, isLive, wasRendered);
  return live ? { data, isError, refetch } : { data: undefined, isError: false, refetch };
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
