import { timings } from "@holeshot/domain";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isProblem } from "../../lib/api/api-problem.ts";
import { call, type Answer } from "../../lib/api/call.ts";
import { hasToken } from "../../lib/session/token-store.ts";
import { outcomeOf } from "./outcome.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";

/**
 * The order that a buyer comes back to, until it is known how its payment ended. The provider is asked at once, and now and
 * then while it is waited for; `away` says that it does not answer.
 */
export function useOutcome(uuid: string | undefined) {
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const [away, setAway] = useState(false);

  async function read(signal: AbortSignal): Promise<Answer<"getOrder">> {
    const params = { orderUuid: uuid ?? "" };
    if (performance.now() - askedAt.current >= timings.outcomeAsk) {
      askedAt.current = performance.now();
      try {
        const order = await call("checkPayment", { params, signal });
        setAway(false);
        return order;
      } catch (error) {
        const unanswered = isProblem(error, "payment_unavailable");
        if (!unanswered && !isProblem(error, "rate_limited")) throw error;
        setAway(unanswered);
      }
    }
    return call("getOrder", { params, signal });
  }

  const query = useQuery({
    queryKey: queryKeys.order(uuid ?? "", "outcome"),
    queryFn: ({ signal }) => read(signal),
    enabled: () => uuid !== undefined && hasToken(),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && outcomeOf(data) === "pending" ? timings.outcomePoll : false,
  });
  return { ...query, away };
}
