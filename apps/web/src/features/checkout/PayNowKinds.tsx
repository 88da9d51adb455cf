import { useQuery } from "@tanstack/react-query";
import { useFormContext } from "react-hook-form";
import { call } from "../../lib/api/call.ts";
import { useLanguage, useT } from "../../lib/i18n/language-store.ts";
import type { CheckoutValues } from "./checkout-values.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";

const MOST = 4;

/** What can be paid with: the provider's own list for the country, or the usual ones while it does not say. */
export function PayNowKinds({ total }: { total: number }) {
  const t = useT();
  const language = useLanguage();
  const { watch } = useFormContext<CheckoutValues>();
  const at = watch("same_address") ? "shipping_address" : "billing_address";
  const country = watch(`${at}.country`);
  const { data } = useQuery({
    queryKey: queryKeys.paymentMethods(country, total, language),
    queryFn: ({ signal }) =>
      call("listPaymentMethods", { query: { country, amount: total }, signal }),
    enabled: total > 0,
    staleTime: 600_000,
    retry: false,
  });
  const names = data?.data.slice(0, MOST).map(({ name }) => name) ?? [];
  return (
    <span className="type-small text-mute">
      {names.length > 0 ? names.join(", ") : t("checkout.pay_now_kinds")}
    </span>
  );
}
