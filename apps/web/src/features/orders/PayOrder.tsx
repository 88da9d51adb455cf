import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { payUntil } from "../../parts/order-summary/pay-until.ts";
import { PayButton } from "../../parts/PayButton.tsx";
import type { Order } from "./order.ts";

/** An order that waits to be paid: until when, and the way there, before all that is in it. */
export function PayOrder({ order }: { order: Order }) {
  const t = useT();
  const { weekday, clock } = useFormat();
  const until = payUntil(order);
  return (
    <div className="mt-5 flex flex-col items-stretch gap-4 sm:items-start">
      <p className="max-w-[68ch] type-body">
        {t("order.pay_until", { date: weekday(until), time: clock(until) })}
      </p>
      <PayButton order={order.uuid} label={t("order.pay")} />
    </div>
  );
}
