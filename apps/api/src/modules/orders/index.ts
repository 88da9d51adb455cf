import { defineJob } from "../../platform/jobs/job-queue.ts";
import { linkPageHead } from "../../platform/http/page-head.ts";
import type { Module } from "../../platform/module.ts";
import { commerceServices } from "../cart/index.ts";
import { cancellationMail } from "./mails/cancellation-mail.ts";
import { confirmationMail } from "./mails/confirmation-mail.ts";
import { progressMail } from "./mails/progress-mail.ts";
import { paymentMail } from "./mails/payment-mail.ts";
import { parcelMail } from "./shipping/parcel-mail.ts";
import { remakeMail } from "./shipping/remake-mail.ts";
import {
  KEEP_MISSING_PAPERS,
  KEEP_PAPERS,
  keepMissingPapers,
  keepPapers,
} from "./papers/keep-papers.ts";
import { ordersPersonalData } from "./personal-data.ts";
import { orderLinkRoutes } from "./order-link-routes.ts";
import { opensOrder } from "./order-link.ts";
import { orderRoutes } from "./routes.ts";

export {
  creditedSoFar,
  creditOrder,
  creditPart,
  mailRefund,
  restLine,
} from "./actions/credit-order.ts";
export {
  mailInvoicePaid,
  mailPartRefund,
  mailPaymentFailed,
  withdrawPaymentFailed,
  mailSurcharge,
  mailSurchargeLapsed,
} from "./actions/mail-payment.ts";
export { describeLine } from "./describe-line.ts";
export { whyOrderMails } from "./mails/why-written.ts";
export { mailCustomer, mailProgress } from "./actions/mail-customer.ts";
export { confirmOrder } from "./actions/confirm-order.ts";
export { changeAddressesOf } from "./actions/change-addresses.ts";
export { approveUnanswered } from "./actions/answer-proof.ts";
export { amendInvoice } from "./actions/amend-invoice.ts";
export { mailChange } from "./actions/mail-customer.ts";
export { splitLine } from "./actions/split-line.ts";
export { reopenProof, rewriteLine } from "./actions/rewrite-line.ts";
export { findMadeVersions, type MadeVersion } from "./made-versions.ts";
export { shopDay } from "./due-on.ts";
export { formatInvoiceNumber, nextNumber, shopYear } from "./number-series.ts";
export {
  type CreditNoteRow,
  findCreditNotes,
  isShippingBack,
  findInvoice,
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
export { withoutPerson } from "./history/describe-changes.ts";
export { addressLines } from "./address-lines.ts";
export { isPickup } from "./shipping/parcel-mail-facts.ts";
export { frozen } from "./named-choices.ts";
export { discountName } from "./discount-name.ts";
export { requireOwn } from "./policy.ts";
export { orderLinkUrl } from "./order-link.ts";
export { opensPayment, paymentLinkUrl, payUntil } from "./payment-link.ts";
export type {
  AskedCredit,
  CreditedLine,
  Names,
  OrderLabels,
  SmallerPart,
  StoredConsent,
} from "./tables.ts";
export {
  blockOrder,
  hasLeft,
  holdOrder,
  insertOrder,
  noteGivenBack,
  noteNothing,
  noteSmaller,
  insertProof,
  moveOrder,
  moveProof,
  type OrderEvent,
  recordEvent,
  releaseOrder,
  reopenOrder,
  touchOrder,
  unblockOrder,
} from "./writer.ts";
export { insertNote } from "./order-notes.ts";
export { answerPaper } from "./papers/answer-paper.ts";
export { keepPapersLater, readPaper } from "./papers/keep-papers.ts";
export { type ListedPaper, listPapers } from "./papers/list-papers.ts";
export {
  applySurcharge,
  endSurcharge,
  findSurcharge,
  findUnpaidSurcharges,
  insertSurcharge,
  invoicedOf,
  markSurchargePaid,
  type SurchargeRow,
} from "./surcharges.ts";
export { kitPictures, mailedKit, mailedKits } from "./mails/mailed-kits.ts";
export { presentAddress, presentOrder } from "./presenter.ts";
export { mailParcel } from "./shipping/mail-parcel.ts";
export { mailRemake } from "./shipping/mail-remake.ts";
export { beingMadeAgain, findParcels } from "./shipping/parcels-reader.ts";
export { findStaying, type StayingGarments } from "./shipping/staying.ts";
export {
  insertParcel,
  takeBack,
  type Tracking,
  updateTracking,
} from "./shipping/parcels-writer.ts";

/** Orders: what was agreed, frozen, and what became of it. */
export function ordersModule(): Module {
  return {
    name: "orders",
    routes: (http, platform) => {
      orderRoutes(http, platform, commerceServices(platform));
      orderLinkRoutes(http, platform, commerceServices(platform));
    },
    mails: [confirmationMail, cancellationMail, progressMail, paymentMail, parcelMail, remakeMail],
    jobs: (platform) => [
      defineJob({
        queue: KEEP_PAPERS,
        handle: ({ order }) => keepPapers(platform, order),
      }),
      defineJob({
        queue: KEEP_MISSING_PAPERS,
        schedule: "41 * * * *",
        handle: () => keepMissingPapers(platform),
      }),
    ],
    pageHead: (platform) =>
      linkPageHead(/^\/order\/([^/]+)\/([^/]+)$/, (id, token) => opensOrder(platform, id, token)),
    personalData: ordersPersonalData,
    showsDocuments: ["order_designs", "order_proof_lines"],
  };
}
