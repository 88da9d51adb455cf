import { checkPaymentLink, getPaymentLink, payByLink } from "@holeshot/contract";
import { rateLimits } from "@holeshot/domain";
import type { Http } from "../../platform/http/http.ts";
import type { LimitRule } from "../../platform/http/rate-limits.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import { findSurcharge, opensPayment, paymentLinkUrl } from "../orders/index.ts";
import { askOnReturn } from "./actions/ask-payment.ts";
import { payOrder } from "./actions/pay-order.ts";
import { paySurcharge } from "./actions/pay-surcharge.ts";
import { showPaymentLink } from "./show-payment-link.ts";

/** Of an order, by whoever asks. */
export const PAYMENT_CHECKS: LimitRule = {
  name: "payment-check",
  ...rateLimits.paymentChecksPerOrder,
};
const PAGES: LimitRule = { name: "payment-link-page", ...rateLimits.paymentPagesPerLink };
const FAILURES: LimitRule = {
  name: "payment-link",
  ...rateLimits.paymentLinkFailuresPerOrigin,
  byOrigin: true,
};

/**
 * Paying by the link of a mail: whoever has it may see what is due and pay it, and nothing else. What is due is an order,
 * or a change of one, whose own id then stands in the order's place.
 */
export function paymentLinkRoutes(http: Http, platform: Platform): void {
  serve(http, getPaymentLink, async ({ params, origin, language }) => {
    await requireLink(platform, params, origin);
    return answer(200, await showPaymentLink(platform, params.orderUuid, language));
  });

  serve(http, checkPaymentLink, async ({ params, origin, language }) => {
    await requireLink(platform, params, origin);
    await platform.limits.take(PAYMENT_CHECKS, params.orderUuid);
    const surcharge = await findSurcharge(platform.db, params.orderUuid);
    if (surcharge) await askOnReturn(platform, surcharge.order_id, surcharge.id);
    else await askOnReturn(platform, params.orderUuid);
    return answer(200, await showPaymentLink(platform, params.orderUuid, language));
  });

  serve(http, payByLink, async ({ params, origin, shopUrl }) => {
    await requireLink(platform, params, origin);
    await platform.limits.take(PAGES, params.orderUuid);
    const link = paymentLinkUrl(shopUrl, params.orderUuid, params.token);
    const back = `${link}?returned=1`;
    const isSurcharge = (await findSurcharge(platform.db, params.orderUuid)) !== undefined;
    const url = isSurcharge
      ? await paySurcharge(platform, params.orderUuid, back)
      : await payOrder(platform, params.orderUuid, { returnUrl: back });
    return answer(200, { payment_url: url });
  });
}

/**
 * @throws Problem `not_found` for a token that is not this order's or is over, the same as for an order that does not exist;
 *   `rate_limited` for an origin that tried too many.
 */
async function requireLink(
  platform: Platform,
  { orderUuid, token }: { readonly orderUuid: string; readonly token: string },
  origin: string,
): Promise<void> {
  if (opensPayment(platform.signer, orderUuid, token, platform.clock())) return;
  await platform.limits.take(FAILURES, origin);
  throw new Problem("not_found");
}
