import { defaultLanguage } from "@holeshot/domain";
import type { Tx } from "../../../platform/database/transaction.ts";
import { orderMail } from "../../../platform/mail/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { openCatalogue } from "../../catalogue/index.ts";
import type { OrderRow } from "../../orders/index.ts";
import { STAFF_ALERT_MAIL, type StaffAlert } from "../mails/staff-alert-mail.ts";

/** Tells the people of the shop, at the shop's own address, what cannot wait until somebody looks at the list. */
export async function mailStaff(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  alert: StaffAlert,
): Promise<void> {
  await orderMail(platform, tx, {
    kind: STAFF_ALERT_MAIL,
    to: openCatalogue().maker.email,
    language: defaultLanguage,
    facts: { ...alert, orderNumber: order.order_number },
  });
}
