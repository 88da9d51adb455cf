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

/** From the list of sets: a whole set is a hundred times as long, and each of its kits would be read to show one. */
async function firstSight(setUuid: string): Promise<FirstSight> {
  const { data } = await call("listConfiguratorSets", {});
  const set = data.find(({ uuid }) => uuid === setUuid);
  if (set === undefined) throw new Error("this set is not sold");
  return {
    name: set.name,
    summary: set.summary,
    fromPrice: set.from_price,
    picture: set.kits[0]?.preview_url ?? null,
  };
}
