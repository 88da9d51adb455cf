import type { Language } from "@holeshot/domain";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { isPublic } from "../../../lib/query-client.ts";
import { rendering } from "../../../lib/rendering.ts";

/** What a set's page shows before its editor is here. */
export interface FirstSight {
  readonly name: string;
  readonly summary: string;
  readonly fromPrice: number;
  /** The kit that it opens with. */
  readonly picture: string | null;
}

/** Comes with a page that the server rendered; a browser fetches the set itself, once. */
export function firstSightQuery(setUuid: string, language: Language) {
  return queryOptions({
    queryKey: queryKeys.firstSight(setUuid, language),
    queryFn: () => firstSight(setUuid),
    enabled: setUuid !== "" && rendering() !== undefined,
    staleTime: Infinity,
    meta: isPublic,
  });
}

async function firstSight(setUuid: string): Promise<FirstSight> {
  const [{ data }, set] = await Promise.all([
    call("listConfiguratorSets", {}),
    call("getConfiguratorSet", { params: { configuratorSetUuid: setUuid } }),
  ]);
  const listed = data.find(({ uuid }) => uuid === setUuid);
  return {
    name: set.name,
    summary: listed?.summary ?? "",
    fromPrice: listed?.from_price ?? 0,
    picture: set.templates[0]?.preview_url ?? null,
  };
}
