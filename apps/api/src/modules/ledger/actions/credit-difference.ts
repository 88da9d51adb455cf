import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import {
  creditedSoFar,
  creditPart,
  invoicedOf,
  type describeLine,
  type OrderRow,
} from "../../orders/index.ts";
import { takeFromPayments } from "./take-from-payments.ts";

/**
 * Gives back what a changed line of a locked order costs less, or takes it off what is owed, with a credit note that names
 * the line as it was.
 * @throws Problem `refund_too_large` when so much was not paid.
 */
export async function creditDifference(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  { amount, line }: { readonly amount: number; readonly line: ReturnType<typeof describeLine> },
): Promise<void> {
  const before = await creditedSoFar(tx, order.id);
  if (before.amount + amount > (await invoicedOf(tx, order)).total)
    throw new Problem("refund_too_large");
  const title = `${line.product}, ${line.design}`;
  await takeFromPayments(platform, tx, order, { amount, reason: title });
  const note = [...line.choices, ...(line.rider === null ? [] : [line.rider])].join(" · ");
  const lines = [{ title, note, quantity: 1, unit_price: amount, amount }];
  await creditPart(platform, tx, order, { amount, lines });
}
