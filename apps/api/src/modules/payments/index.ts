import type { PaymentConfig } from "../../config/index.ts";
import type { PaymentProvider } from "./provider.ts";
import { sandboxProvider } from "./sandbox-provider.ts";

export type { PageOrder, PaymentNotice, PaymentPage, PaymentProvider } from "./provider.ts";
export {
  findPayment,
  findPayments,
  findWaitingRefunds,
  type PaymentRow,
  type WaitingRefund,
} from "./reader.ts";
export {
  acceptRefund,
  endOpenPayments,
  insertPayment,
  insertRefund,
  movePayment,
  storePage,
} from "./writer.ts";

/** The name under which an invoice to be paid stands beside the attempts to pay. */
export const INVOICE_PROVIDER = "invoice";

/** The provider that the shop is configured with. */
export function paymentProvider(config: PaymentConfig): PaymentProvider {
  return sandboxProvider(config);
}
