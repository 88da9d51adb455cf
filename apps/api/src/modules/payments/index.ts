export type {
  MethodWish,
  OfferedMethod,
  PageLine,
  PageOrder,
  PaymentNotice,
  PaymentPage,
  PaymentProvider,
  PaymentReport,
} from "./provider.ts";
export { RefundRefused } from "./provider.ts";
export { currentProvider, findProvider, providerNamed } from "./providers.ts";
export { paymentsPersonalData } from "./personal-data.ts";
export {
  findByReference,
  findDuePayments,
  findPayment,
  findPayments,
  findReceivedSince,
  findRefunds,
  findWaitingRefunds,
  type PaymentRow,
  type RefundRow,
  sumOfRefunds,
} from "./reader.ts";
export {
  acceptRefund,
  endOpenPayments,
  insertForeignRefund,
  insertPayment,
  insertRefund,
  movePayment,
  notePayment,
  scheduleAsk,
  settleRefund,
  storePage,
} from "./writer.ts";
export {
  type CaseKind,
  type CaseRow,
  closeCase,
  closeCases,
  findCase,
  findOpenCases,
  findOrdersWithCase,
  type ListedCase,
  listCases,
  openCase,
} from "./cases.ts";

/** The name under which an invoice to be paid stands beside the attempts to pay. */
export const INVOICE_PROVIDER = "invoice";
