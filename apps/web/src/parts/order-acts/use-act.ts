import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { isProblem } from "../../lib/api/api-problem.ts";
import { useState } from "react";
import { call } from "../../lib/api/call.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";
import { useLanguage } from "../../lib/i18n/language-store.ts";
import type { StaffOrder } from "../mending/mended.ts";
import { actOn, type Lost } from "./act-on.ts";
import type { Decision } from "./decided-on.ts";
import type { TookPlace } from "./took-place.ts";
import "../../lib/api/staff-calls.ts";

/** An order as staff see it: the desk and the configurator share what is known of it. */
export function staffOrderQuery(uuid: string, language: string) {
  return queryOptions({
    queryKey: queryKeys.deskOrder(uuid, language),
    queryFn: ({ signal }) => call("getStaffOrder", { params: { orderUuid: uuid }, signal }),
  });
}

/**
 * Does something with the order that was seen, as it is by now: what that answers is shown, and lists are fetched anew.
 * `shows`: how the order tells that it was done where no answer came, if it does not by itself.
 */
export type Act = (
  decision: Decision | null,
  does: (now: StaffOrder) => Promise<StaffOrder>,
  shows?: TookPlace,
) => Promise<void>;

export function useAct(order: StaffOrder): Act {
  const client = useQueryClient();
  const query = staffOrderQuery(order.uuid, useLanguage());
  const [lost] = useState<{ current: Lost | null }>(() => ({ current: null }));
  const act = actOn(order, {
    lost,
    // Asked for again only where it is known that it changed.
    known: () => client.query({ ...query, staleTime: Infinity }),
    forget: () => client.invalidateQueries({ queryKey: query.queryKey, refetchType: "none" }),
    take: (answer) =>
      client.setQueryData(query.queryKey, (before) =>
        before !== undefined && before.version > answer.version ? before : answer,
      ),
  });
  return async (decision, does, shows) => {
    try {
      await act(decision, does, shows);
    } catch (error) {
      // Somebody else was first: what they did is shown, and what was typed here stays where it is.
      if (isProblem(error, "stale_version", "illegal_transition", "order_blocked")) {
        await refresh(client);
      }
      throw error;
    }
    // Not waited for: what can be done next stands there already, and a press on it is to count.
    void refresh(client);
  };
}

function refresh(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: queryKeys.desk });
}
