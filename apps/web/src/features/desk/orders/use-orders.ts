import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { call, type Answer } from "../../../lib/api/call.ts";
import { after, paged } from "../../../lib/api/pages.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { askedAs, useDeskPoll } from "../use-live.ts";

export type OrderRow = Answer<"listStaffOrders">["data"][number];
export type Counts = Answer<"countStaffOrders">;
export type View = keyof Counts;

export const views = [
  "to_check",
  "waiting",
  "ready",
  "late",
  "blocked",
  "to_pay",
] as const satisfies readonly View[];

export const sorts = ["newest", "oldest", "due", "total"] as const;
export type Sort = (typeof sorts)[number];

export interface Filter {
  readonly view: View | undefined;
  readonly search: string;
  readonly sort: Sort;
}

const PAGE = 50;

/** The orders of a view, page by page. Where the desk is not told of changes it looks now and then. */
export function useOrders({ view, search, sort }: Filter) {
  const poll = useDeskPoll();
  return useInfiniteQuery({
    queryKey: queryKeys.deskOrders(view, search, sort),
    queryFn: ({ pageParam, signal }) =>
      call("listStaffOrders", {
        query: {
          limit: PAGE,
          sort,
          ...(view && { view }),
          ...(search !== "" && { search }),
          ...after(pageParam),
          ...askedAs(),
        },
        signal,
      }),
    ...paged,
    placeholderData: (before) => before,
    refetchInterval: poll,
  });
}

export function useCounts() {
  const poll = useDeskPoll();
  return useQuery({
    queryKey: queryKeys.deskCounts,
    queryFn: ({ signal }) => call("countStaffOrders", { query: askedAs(), signal }),
    refetchInterval: poll,
  });
}
