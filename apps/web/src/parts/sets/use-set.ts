import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { Language } from "@holeshot/domain";
import { call, type Answer } from "../../lib/api/call.ts";
import { useLanguage } from "../../lib/i18n/language-store.ts";
import { guestHash } from "../../lib/session/guest-designs.ts";
import { hasToken } from "../../lib/session/token-store.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";

export type ConfiguratorSet = Answer<"getConfiguratorSet">;
export type SetProduct = ConfiguratorSet["products"][number];
export type Design = Answer<"getDesign">;

export function setQuery(uuid: string | undefined, language: Language) {
  return queryOptions({
    queryKey: queryKeys.set(uuid, language),
    queryFn: ({ signal }) =>
      call("getConfiguratorSet", { params: { configuratorSetUuid: uuid ?? "" }, signal }),
    enabled: uuid !== undefined,
    staleTime: 5 * 60_000,
  });
}

export function designQuery(uuid: string, hash = guestHash(uuid)) {
  return queryOptions({
    queryKey: queryKeys.design(uuid),
    queryFn: ({ signal }) =>
      call("getDesign", { params: { uuid }, query: hash === undefined ? {} : { hash }, signal }),
    // Without a token or a key there is nothing to ask: the cart may hold somebody else's design.
    enabled: () => hash !== undefined || hasToken(),
    staleTime: 30_000,
  });
}

/**
 * The set that a design was made in: it names sizes and choices. By way of the design where it is not `known`, as it is of
 * what lies in a cart, where the design may be gone or somebody else's.
 */
export function useSetOfDesign(
  designUuid: string,
  known?: string,
): UseQueryResult<ConfiguratorSet> {
  const language = useLanguage();
  const asked = designQuery(designUuid);
  const design = useQuery(known === undefined ? asked : { ...asked, enabled: false });
  const set = useQuery(setQuery(known ?? design.data?.configuratorSetUuid, language));
  // Until the design says which set it is, how asking for the design goes is how asking for the set goes. One that is here
  // stays here when asking again fails: what hangs on it may hold unsaved work.
  return known === undefined && design.data === undefined
    ? (design as unknown as UseQueryResult<ConfiguratorSet>)
    : set;
}
