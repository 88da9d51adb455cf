import { type ProductionStage, productionStages } from "@holeshot/domain";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { call, type Answer } from "../../../lib/api/call.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { useDeskPoll } from "../use-live.ts";

export type Unit = Answer<"findUnit">;

export function stageOf(text: string | undefined): ProductionStage | undefined {
  return productionStages.find((each) => each === text);
}

/** Garments at a station, the earliest due first. */
export function useUnits(stage: ProductionStage | undefined) {
  const poll = useDeskPoll();
  return useInfiniteQuery({
    queryKey: queryKeys.deskPart("production", stage),
    queryFn: ({ pageParam, signal }) =>
      call("listProduction", {
        query: {
          limit: 100,
          ...(stage && { stage }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: (before) => before,
    refetchInterval: poll,
  });
}

/** Moves garments from where they are seen to a station; whoever comes second is told, and sees how it is now. */
export function useMoveUnits() {
  const client = useQueryClient();
  return async (units: readonly Unit[], to: ProductionStage): Promise<readonly Unit[]> => {
    try {
      const seen = units.map(({ id, stage }) => ({ id, from: stage }));
      return (await call("moveUnits", { body: { units: seen, to } })).data;
    } finally {
      await client.invalidateQueries({ queryKey: queryKeys.desk });
    }
  };
}
