import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { isProblem } from "../../../lib/api/api-problem.ts";
import { call, type Answer } from "../../../lib/api/call.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { useLanguage } from "../../../lib/i18n/language-store.ts";
import { useDeskPoll } from "../use-live.ts";

export type DeskOrder = Answer<"getStaffOrder">;

export function useOrder(uuid: string) {
  const poll = useDeskPoll();
  const language = useLanguage();
  return useQuery({
    queryKey: queryKeys.deskOrder(uuid, language),
    queryFn: ({ signal }) => call("getStaffOrder", { params: { orderUuid: uuid }, signal }),
    refetchInterval: poll,
  });
}

/** Does something with an order: what it answers is shown, and lists are fetched anew. */
export function useAct(order: DeskOrder): (act: () => Promise<DeskOrder>) => Promise<void> {
  const client = useQueryClient();
  const language = useLanguage();
  return async (act) => {
    try {
      client.setQueryData(queryKeys.deskOrder(order.uuid, language), await act());
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
