import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { after, paged } from "../../../lib/api/pages.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { useDeskPoll } from "../use-live.ts";

export const caseStates = ["open", "closed"] as const;
export type CaseState = (typeof caseStates)[number];

/** What does not fit of all orders, the latest first. */
export function useCases(state: CaseState) {
  const poll = useDeskPoll();
  return useInfiniteQuery({
    queryKey: queryKeys.deskCases(state),
    queryFn: ({ pageParam, signal }) =>
      call("listPaymentCases", { query: { state, ...after(pageParam) }, signal }),
    ...paged,
    refetchInterval: poll,
  });
}

/** Closes a case with what was done; its order may go on by that, so that all of the desk is fetched anew. */
export function useCloseCase(): (id: string, note: string) => Promise<void> {
  const client = useQueryClient();
  return async (id, note) => {
    try {
      await call("closePaymentCase", { params: { id }, body: { note } });
    } finally {
      // Refused, too: a colleague may have closed it. Not waited for, as after every act at the desk.
      void client.invalidateQueries({ queryKey: queryKeys.desk });
    }
  };
}
