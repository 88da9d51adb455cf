import { timings } from "@holeshot/domain";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call, type Answer } from "../../lib/api/call.ts";
import { queryClient } from "../../lib/query-client.ts";
import { hasToken } from "../../lib/session/token-store.ts";
import { after, paged } from "../../lib/api/pages.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";

export type DesignSummary = Answer<"listDesigns">["data"][number];
export type Group = Answer<"listGroups">["data"][number];
export type Sort = "updated" | "created" | "name";

const pageSize = 100;

/** One list for all groups: what belongs together is found in it. */
export function designsQuery(search: string, sort: Sort) {
  return infiniteQueryOptions({
    queryKey: queryKeys.ownDesigns(search, sort),
    queryFn: ({ pageParam, signal }) =>
      call("listDesigns", {
        query: {
          made_by: "customer",
          sort,
          limit: pageSize,
          ...(search === "" ? {} : { search }),
          ...after(pageParam),
        },
        signal,
      }),
    ...paged,
    enabled: hasToken,
    placeholderData: (before) => before,
    refetchInterval: (query) => {
      const waiting = query.state.data?.pages.some((page) =>
        page.data.some((design) => design.hasThumbnail === null),
      );
      return waiting === true && query.state.status !== "error" ? timings.picturePoll : false;
    },
  });
}

export const staffDesignsQuery = queryOptions({
  queryKey: queryKeys.staffDesigns,
  queryFn: async ({ signal }) =>
    (await call("listDesigns", { query: { made_by: "staff", limit: pageSize }, signal })).data,
  enabled: hasToken,
});

export const groupsQuery = queryOptions({
  queryKey: queryKeys.groups,
  queryFn: async ({ signal }) =>
    (await call("listGroups", { query: { limit: pageSize }, signal })).data,
  enabled: hasToken,
});

export function refreshDesigns(): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.designs }),
    queryClient.invalidateQueries({ queryKey: queryKeys.groups }),
  ]);
}
