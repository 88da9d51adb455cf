import type { ParcelGarment } from "@holeshot/domain";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { mailCustomer } from "../actions/mail-customer.ts";
import { findLines, type OrderRow } from "../reader.ts";
import { REMAKE_MAIL, remakeFacts } from "./remake-mail-facts.ts";

/** Tells the customer which garments are made again; in the transaction that begins them. */
export async function mailRemake(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  garments: readonly ParcelGarment[],
): Promise<void> {
  const facts = remakeFacts(platform, order, await findLines(tx, order.id), garments);
  await mailCustomer(platform, tx, order, { kind: REMAKE_MAIL, facts });
}
