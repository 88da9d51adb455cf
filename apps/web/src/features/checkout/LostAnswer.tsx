import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiProblem, hasStatus } from "../../lib/api/api-problem.ts";
import { call } from "../../lib/api/call.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";
import { dropFields, sentForm } from "../../lib/session/kept-fields.ts";
import { seen, SENT, type SentOrder, sentOrder } from "../../lib/session/sent-order.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { navigate } from "../../lib/navigation/history.ts";
import type { Customer } from "../../lib/session/customer.ts";
import { LoadFailed } from "../../parts/LoadFailed.tsx";
import { PartWaiting } from "../../ui/PartStates.tsx";
import { toast } from "../../ui/toast-store.ts";
import type { CheckoutBody } from "./checkout-values.ts";

/**
 * The order that was placed; null where the shop has none. The same is only asked again of a closed cart: of an open one it
 * could be an order that nobody has pressed for.
 */
async function orderOf({ cart, key, body, fingerprint }: SentOrder): Promise<string | null> {
  const params = { uuid: cart };
  try {
    await call("getCart", { params });
    return null;
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
  try {
    const headers = { "idempotency-key": key };
    const sent = JSON.parse(body) as CheckoutBody;
    const query = seen(fingerprint);
    return (await call("checkout", { params, headers, query, body: sent })).order_uuid;
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

/** For good: asked again it would be refused again, and the way to the cart led back here. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  return error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);
}

/** Leads whoever reloads after an answer was lost to the order that was placed. */
export function LostAnswer({ customer }: { customer: Customer }) {
  const t = useT();
  const [sent] = useState(() => sentOrder(customer.id));
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.order(SENT, sent?.key ?? ""),
    queryFn: () => (sent === null ? null : orderOf(sent)),
  });
  useEffect(() => {
    if (data === undefined) return;
    dropFields(customer.id, sentForm);
    if (data === null) {
      void navigate({ to: "/cart" }, { replace: true });
      return;
    }
    dropFields(customer.id, "checkout");
    toast(t("complete.found"));
    void navigate({ to: "/checkout/complete", search: { order: data } }, { replace: true });
  }, [data, customer, t]);
  return isError ? <LoadFailed onRetry={() => void refetch()} /> : <PartWaiting />;
}
