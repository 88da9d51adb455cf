import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api/call.ts";
import { isProblem } from "../../lib/api/api-problem.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";
import { errorText } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { openPaymentPage } from "../../lib/payment-page.ts";
import { WaitingSurcharge } from "../../parts/change-line/WaitingSurcharge.tsx";
import { hasFailed, type Order } from "./order.ts";

interface OwnSurchargeProps {
  order: Order;
  surcharge: NonNullable<Order["surcharge"]>;
}

/** A change that waits for its customer's payment. */
export function OwnSurcharge({ order, surcharge }: OwnSurchargeProps) {
  const t = useT();
  const queries = useQueryClient();
  const params = { orderUuid: order.uuid };
  return (
    <WaitingSurcharge
      surcharge={surcharge}
      lines={order.lines}
      failed={hasFailed(order)}
      onPay={async () => openPaymentPage((await call("paySurcharge", { params })).payment_url)}
      onWithdraw={async () => {
        try {
          await call("withdrawSurcharge", { params });
        } finally {
          await queries.invalidateQueries({ queryKey: queryKeys.order(order.uuid) });
        }
      }}
      errorText={(error) =>
        isProblem(error, "already_paid") ? t("surcharge.too_late") : errorText(t, error)
      }
    />
  );
}
