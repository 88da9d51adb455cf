import { type ProductionStage, productionStages } from "@holeshot/domain";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call, type Answer } from "../../../lib/api/call.ts";
import { after, paged } from "../../../lib/api/pages.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { isUnanswered } from "../../../parts/order-acts/took-place.ts";
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

/**
 * Has garments made once more for one reason, all or none: they begin at print again, with packs of their own. Where the
 * answer was lost they are asked themselves, now and before anything is sent again: cloth is printed for each of them.
 */
export function useRemakeUnits() {
  const client = useQueryClient();
  const lost = useRef<readonly Unit[] | null>(null);
  return async (units: readonly Unit[], reason: string): Promise<readonly Unit[]> => {
    try {
      const before = lost.current === units ? await remadeSince(units) : null;
      if (before !== null) return before;
      const seen = units.map(({ id, stage }) => ({ id, from: stage }));
      return (await call("remakeUnits", { body: { units: seen, reason } })).data;
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      lost.current = units;
      const remade = await remadeSince(units).catch(() => null);
      if (remade === null) throw error;
      return remade;
    } finally {
      await client.invalidateQueries({ queryKey: queryKeys.desk });
    }
  };
}

/** Garments as they are now, where all of them were made again since they were seen. */
async function remadeSince(units: readonly Unit[]): Promise<readonly Unit[] | null> {
  const now = await Promise.all(
    units.map(({ order_number: order, position, copy, of }) =>
      call("findUnit", { query: { code: `${order}|${position}|${copy}/${of}` } }),
    ),
  );
  const times = (unit: Unit | undefined) => unit?.remade?.number ?? 0;
  return now.every((unit, at) => times(unit) > times(units[at])) ? now : null;
}
