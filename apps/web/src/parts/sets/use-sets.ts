import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { call, type Answer } from "../../lib/api/call.ts";
import { useLanguage } from "../../lib/i18n/language-store.ts";
import { isPublic } from "../../lib/query-client.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";

export type SetSummary = Answer<"listConfiguratorSets">["data"][number];

export function useSets(): UseQueryResult<readonly SetSummary[]> {
  const language = useLanguage();
  return useQuery({
    queryKey: queryKeys.sets(language),
    queryFn: async ({ signal }) => (await call("listConfiguratorSets", { signal })).data,
    staleTime: 5 * 60_000,
    meta: isPublic,
  });
}
