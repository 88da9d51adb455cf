import { mayOrderOnInvoice } from "@holeshot/domain";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { call } from "../../lib/api/call.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { useShop } from "../../lib/shop/use-shop.ts";
import { OptionRow } from "../../ui/OptionRows.tsx";
import type { CheckoutValues } from "./checkout-values.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";

/** To be paid on invoice, while that leaves the account within what it may owe; otherwise it says why not. */
export function InvoiceOption({ total }: { total: number }) {
  const t = useT();
  const { money } = useFormat();
  const days = useShop()?.invoice_days;
  const { register, watch, setValue } = useFormContext<CheckoutValues>();
  const { data } = useQuery({
    queryKey: queryKeys.invoiceCredit,
    queryFn: ({ signal }) => call("getInvoiceCredit", { signal }),
    staleTime: 0,
  });
  const tooMuch = data !== undefined && !mayOrderOnInvoice(total, data.available);
  const chosen = watch("payment") === "invoice";
  useEffect(() => {
    if (tooMuch && chosen) setValue("payment", "pay_now");
  }, [tooMuch, chosen, setValue]);
  return (
    <OptionRow
      title={t("payment.invoice")}
      detail={
        tooMuch
          ? t("checkout.invoice_limit", {
              limit: money(data.limit ?? 0),
              available: money(data.available ?? 0),
            })
          : undefined
      }
      aside={
        days !== undefined && (
          <span className="type-small text-mute">
            {t("checkout.invoice_days", { count: days })}
          </span>
        )
      }
      value="invoice"
      disabled={tooMuch}
      {...register("payment")}
    />
  );
}
