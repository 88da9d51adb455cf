import { useState } from "react";
import { call } from "../../lib/api/call.ts";
import { errorText } from "../../lib/errors.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { openPaymentPage } from "../../lib/payment-page.ts";
import { Button } from "../../ui/Button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { UNPAID_MS, type Order } from "./order.ts";

/** An order that waits to be paid: until when, and the way there, before all that is in it. */
export function PayOrder({ order }: { order: Order }) {
  const t = useT();
  const { weekday, clock } = useFormat();
  const [busy, setBusy] = useState(false);
  const until = new Date(Date.parse(order.created_at) + UNPAID_MS);

  function pay(): void {
    setBusy(true);
    call("payOrder", { params: { orderUuid: order.uuid } })
      .then(({ payment_url }) => openPaymentPage(payment_url))
      .catch((error: unknown) => toast(errorText(t, error), "err"))
      .finally(() => setBusy(false));
  }

  return (
    <div className="mt-5 flex flex-col items-stretch gap-4 sm:items-start">
      <p className="max-w-[68ch] type-body">
        {t("order.pay_until", { date: weekday(until), time: clock(until) })}
      </p>
      <Button busy={busy} onClick={pay}>
        {t("order.pay")}
      </Button>
    </div>
  );
}
