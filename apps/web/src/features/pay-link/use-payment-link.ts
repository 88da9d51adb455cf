import { timings } from "@holeshot/domain";
import { queryKeys } from "../../lib/api/query-keys.ts";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isProblem } from "../../lib/api/api-problem.ts";
import { call, type Answer } from "../../lib/api/call.ts";

export type PaymentLink = Answer<"getPaymentLink">;

/** What the link's order is to be paid; after the payment page, or while a bank works on it, until it is known how it ended. */
export function usePaymentLink(
  params: { readonly orderUuid: string; readonly token: string },
  returned: boolean,
) {
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const [away, setAway] = useState(false);

  async function read(signal: AbortSignal): Promise<PaymentLink> {
    if (returned && performance.now() - askedAt.current >= timings.outcomeAsk) {
      askedAt.current = performance.now();
      try {
        const link = await call("checkPaymentLink", { params, signal });
        setAway(false);
        return link;
      } catch (error) {
        const unanswered = isProblem(error, "payment_unavailable");
        if (!unanswered && !isProblem(error, "rate_limited")) throw error;
        setAway(unanswered);
      }
    }
    return call("getPaymentLink", { params, signal });
  }

  const query = useQuery({
    queryKey: queryKeys.paymentLink(params.orderUuid, params.token),
    queryFn: ({ signal }) => read(signal),
    retry: (failures, error) => failures < 2 && !isProblem(error, "not_found", "rate_limited"),
    refetchInterval: ({ state: { data } }) =>
      data?.state === "waiting" || (returned && data?.state === "open" && !data.failed)
        ? timings.outcomePoll
        : false,
  });
  return { ...query, away };
}
