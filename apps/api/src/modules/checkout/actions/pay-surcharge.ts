import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import {
  describeLine,
  findLines,
  findSurcharge,
  lockOrder,
  type OrderRow,
  payUntil,
  type SurchargeRow,
} from "../../orders/index.ts";
import {
  currentProvider,
  findPayments,
  insertPayment,
  type PageLine,
} from "../../payments/index.ts";
import { openPage } from "../open-page.ts";
import { askEarlier } from "./pay-order.ts";

/**
 * A payment page for a change that waits to be paid. Whether the asker may pay it was looked at before.
 * @throws Problem `not_found`, `already_paid` for one that is paid, being paid, withdrawn or over; `payment_unavailable`.
 */
export async function paySurcharge(
  platform: Platform,
  surchargeId: string,
  returnUrl: string,
): Promise<string> {
  const known = await findSurcharge(platform.db, surchargeId);
  if (!known) throw new Problem("not_found");
  await askEarlier(platform, known.order_id, surchargeId);
  const { order, payment } = await platform.transaction(async (tx) => {
    const order = await lockOrder(tx, known.order_id);
    const surcharge = await findSurcharge(tx, surchargeId);
    if (!order || !surcharge) throw new Problem("not_found");
    const now = platform.clock();
    if (surcharge.state !== "open" || now >= payUntil(surcharge)) throw new Problem("already_paid");
    const earlier = await findPayments(tx, order.id);
    const own = earlier.filter((payment) => payment.surcharge_id === surchargeId);
    // A bank works on one, or money of another amount came: paying again would be paying twice.
    if (own.some(({ status, received }) => status === "pending" || received !== null)) {
      throw new Problem("already_paid");
    }
    const provider = currentProvider(platform).name;
    const payment = { id: platform.newId(), amount: surcharge.amount, provider, surchargeId };
    await insertPayment(tx, { ...payment, orderId: order.id, method: "pay_now", now });
    return { order, payment };
  });
  const lines = await surchargeLines(platform, order, known);
  return openPage(platform, order, payment, { returnUrl, lines });
}

/** What the provider is told that is paid for: the line, and no more than the difference. */
async function surchargeLines(
  platform: Platform,
  order: OrderRow,
  { line_id: lineId, amount }: SurchargeRow,
): Promise<PageLine[]> {
  const line = (await findLines(platform.db, order.id)).find(({ id }) => id === lineId);
  const said = line && describeLine(order, line);
  const description = said ? `${said.product}, ${said.design}` : order.order_number;
  return [{ kind: "goods", description, quantity: 1, unitPrice: amount }];
}
