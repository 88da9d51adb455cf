import type { Module } from "../../platform/module.ts";
import { commerceDoors } from "../cart/index.ts";
import { CANCELLATION_MAIL } from "./mails/cancellation-facts.ts";
import { cancellationMail } from "./mails/cancellation-mail.ts";
import { CONFIRMATION_MAIL } from "./mails/confirmation-facts.ts";
import { confirmationMail } from "./mails/confirmation-mail.ts";
import { PROGRESS_MAIL } from "./mails/progress-facts.ts";
import { progressMail } from "./mails/progress-mail.ts";
import { ordersPersonalData } from "./personal-data.ts";
import { orderRoutes } from "./routes.ts";

export { creditOrder, mailRefund } from "./actions/credit-order.ts";
export { mailCustomer, mailProgress } from "./actions/mail-customer.ts";
export { confirmOrder } from "./actions/confirm-order.ts";
export { findMadeVersions, type MadeVersion } from "./made-versions.ts";
export { nextNumber, shopYear } from "./number-series.ts";
export {
  findLines,
  findUnnoted,
  findOrder,
  findOrderByNumber,
  findOrderDesigns,
  findProof,
  findProofDocuments,
  findUnpaidSince,
  listAllOrders,
  type ListedOrder,
  lockOrder,
  type OrderDesignRow,
  type OrderLineRow,
  type OrderRow,
} from "./reader.ts";
export { addressLines } from "./address-lines.ts";
export { requireOwn } from "./policy.ts";
export type { Names, OrderLabels, SmallerPart, StoredConsent } from "./tables.ts";
export {
  insertOrder,
  noteNothing,
  noteSmaller,
  insertProof,
  moveOrder,
  moveProof,
  type OrderEvent,
  recordEvent,
} from "./writer.ts";
export { presentOrder } from "./presenter.ts";

/** Orders: what was agreed, frozen, and what became of it. */
export function ordersModule(): Module {
  return {
    name: "orders",
    routes: (http, platform) => orderRoutes(http, platform, commerceDoors(platform)),
    mails: {
      [CONFIRMATION_MAIL]: confirmationMail,
      [CANCELLATION_MAIL]: cancellationMail,
      [PROGRESS_MAIL]: progressMail,
    },
    personalData: ordersPersonalData,
    showsDocuments: ["order_designs", "order_proof_lines"],
  };
}
