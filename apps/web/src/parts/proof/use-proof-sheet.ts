import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useLanguage } from "../../lib/i18n/language-store.ts";
import { openStores } from "../design-stores.ts";
import { type ConfiguratorSet, setQuery } from "../sets/use-set.ts";
import type { ProofActs, ProofOrder } from "./proof-order.ts";
import { type ProofSheet, type ProofTile, proofTiles } from "./proof-tiles.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";

export type Stores = ReturnType<typeof openStores>;

export interface LoadedProof {
  readonly tiles: readonly ProofTile[];
  /** What a set's designs are drawn with; undefined while it is fetched, null when it is sold no more. */
  readonly storesOf: (set: string) => Stores | null | undefined;
}

/** What the pictures of a proof are drawn from. */
export function useProofSheet(order: ProofOrder, fetchSheet: ProofActs["sheet"]) {
  const sheet = useQuery({
    queryKey: queryKeys.proof(order.uuid, order.proof?.id ?? null),
    queryFn: ({ signal }) => fetchSheet(signal),
    staleTime: Infinity,
  });
  const loaded = useLoadedProof(order, sheet.data);
  return { loaded, isError: sheet.isError, refetch: sheet.refetch };
}

/** The pictures of a sheet, and what they are drawn with; null while there is no sheet. */
export function useLoadedProof(
  order: Pick<ProofOrder, "lines">,
  data: ProofSheet | undefined,
): LoadedProof | null {
  const language = useLanguage();
  const [opened] = useState(() => new Map<string, Stores>());
  const tiles = useMemo(
    () => (data ? proofTiles(order.lines, data, language) : []),
    [order.lines, data, language],
  );
  const uuids = [...new Set(tiles.map(({ set }) => set))];
  const sets = useQueries({ queries: uuids.map((uuid) => setQuery(uuid, language)) });
  const storesOf = (uuid: string): Stores | null | undefined => {
    const found = sets[uuids.indexOf(uuid)];
    if (found?.data === undefined) return found?.isError ? null : undefined;
    const stores = opened.get(uuid) ?? openStores(found.data satisfies ConfiguratorSet);
    opened.set(uuid, stores);
    return stores;
  };
  return data ? { tiles, storesOf } : null;
}
