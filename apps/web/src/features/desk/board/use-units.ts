import { type ProductionStage, productionStages } from "@holeshot/domain";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { call, type Answer } from "../../../lib/api/call.ts";
import { after, paged } from "../../../lib/api/pages.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { useDeskPoll } from "../use-live.ts";

export type Unit = Answer<"findUnit">;

/** A size as labels and orders say it; an answer of the version before has its id alone. */
export function sizeOf({ size, size_name: name }: Unit): string {
  return name || size;
}

export function stageOf(text: string | undefined): ProductionStage | undefined {
  return productionStages.find((each) => each === text);
}

/** Garments at a station: the earliest due first, or who has waited there longest. */
export function useUnits(stage: ProductionStage | undefined, sort: "due" | "waiting") {
  const poll = useDeskPoll();
  return useInfiniteQuery({
    queryKey: queryKeys.deskPart("production", stage, sort),
    queryFn: ({ pageParam, signal }) =>
      call("listProduction", {
        query: {
          limit: 100,
          ...(sort === "waiting" && { sort }),
          ...(stage && { stage }),
          ...after(pageParam),
        },
        signal,
      }),
    ...paged,
    placeholderData: (before) => before,
    refetchInterval: poll,
  });
}

/** Keeps a garment where it is with a reason, or lets it go on; the one that was seen, answers as it is now. */
export function useBlockUnit() {
  const client = useQueryClient();
  return async (unit: Unit, reason: string | null): Promise<Unit> => {
    try {
      const seen = { seen: unit.blocked_here };
      return await call("blockUnit", { params: { id: unit.id }, body: { reason, ...seen } });
    } finally {
      await client.invalidateQueries({ queryKey: queryKeys.desk });
    }
  };
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

/** Has garments made once more for one reason, all or none: they begin at print again, with packs of their own. */
export function useRemakeUnits() {
  const client = useQueryClient();
  return async (units: readonly Unit[], reason: string): Promise<readonly Unit[]> => {
    try {
      const seen = units.map(({ id, stage }) => ({ id, from: stage }));
      return (await call("remakeUnits", { body: { units: seen, reason } })).data;
    } finally {
      await client.invalidateQueries({ queryKey: queryKeys.desk });
    }
  };
}
