import { roundHalfUp } from "@holeshot/domain";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import type { CommerceServices } from "../cart/index.ts";
import { refundable, requestRefund } from "../checkout/index.ts";
import {
  applySurcharge as noteApplied,
  endSurcharge,
  findLines,
  findSurcharge,
  formatInvoiceNumber,
  keepPapersLater,
  lockOrder,
  mailRefund,
  nextNumber,
  type OrderRow,
  shopYear,
  type SurchargeRow,
} from "../orders/index.ts";
import { findPayments } from "../payments/index.ts";
import { keepChange } from "./keep-change.ts";

/**
 * Changes a line as was paid for, and issues the invoice of the difference. Safe to repeat. An order that nobody may change
 * any more gives the money back instead.
 */
export async function applySurcharge(
  platform: Platform,
  services: CommerceServices,
  surchargeId: string,
): Promise<void> {
  const known = await findSurcharge(platform.db, surchargeId);
  if (!known) return;
  await platform.transaction(async (tx) => {
    const order = await lockOrder(tx, known.order_id);
    const surcharge = await findSurcharge(tx, surchargeId);
    if (!order || surcharge?.state !== "paid") return;
    const lines = await findLines(tx, order.id);
    const line = lines.find(({ id }) => id === surcharge.line_id);
    if (!line || order.status !== "confirmed") return giveBack(platform, tx, order, surcharge);
    const { amount, copies, staff_id: staffId } = surcharge;
    const { properties, rider_name, rider_number } = surcharge;
    const wanted = { properties, rider_name, rider_number };
    const { renamed, after } = await keepChange(platform, tx, services, {
      order,
      line,
      wanted,
      copies,
      staffId,
      credited: 0,
      charged: amount,
    });
    const title = `${after.product}, ${after.design}`;
    const note = [...after.choices, ...(after.rider === null ? [] : [after.rider])].join(" · ");
    await keepPapersLater(tx, order.id);
    const now = platform.clock();
    const year = shopYear(now);
    // Last, because the row of numbers is what other orders wait for.
    await noteApplied(tx, surcharge, {
      invoice_number: formatInvoiceNumber(year, await nextNumber(tx, "invoice", year)),
      issued_at: now,
      vat: containedVat(renamed, amount),
      lines: [{ title, note, quantity: 1, unit_price: amount, amount }],
    });
  });
}

/** As in the order's own invoice: the tax inside the amount, where there is one. */
function containedVat({ tax }: OrderRow, amount: number): number {
  if (tax.kind !== "contained") return 0;
  const hundredths = Math.round((tax.percent ?? 0) * 100);
  return amount - roundHalfUp(amount * 10_000, 10_000 + hundredths);
}

async function giveBack(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  surcharge: SurchargeRow,
): Promise<void> {
  await endSurcharge(tx, surcharge, "withdrawn", platform.clock());
  for (const payment of await findPayments(tx, order.id)) {
    if (payment.surcharge_id !== surcharge.id) continue;
    const amount = await refundable(tx, payment);
    if (amount <= 0) continue;
    await requestRefund(platform, tx, order, payment, { amount });
    await mailRefund(platform, tx, order, amount, "change_over");
  }
}
