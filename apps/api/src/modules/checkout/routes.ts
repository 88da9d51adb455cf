import {
  cancelOrder as cancelOrderRoute,
  checkPayment as checkPaymentRoute,
  checkout,
  getInvoiceCredit,
  listPaymentMethods,
  paymentWebhook,
  payOrder as payOrderRoute,
  reorder as reorderRoute,
} from "@holeshot/contract";
import { invoiceCredit } from "@holeshot/domain";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import { type CommerceServices, showCart } from "../cart/index.ts";
import { findOrder, presentOrder, requireOwn } from "../orders/index.ts";
import { currentProvider, findProvider } from "../payments/index.ts";
import { cancelOwnOrder } from "./actions/cancel-own-order.ts";
import { askOnReturn } from "./actions/ask-payment.ts";
import { hearNotice } from "./actions/hear-notice.ts";
import { payOrder } from "./actions/pay-order.ts";
import { placeOrder } from "./actions/place-order.ts";
import { reorder } from "./actions/reorder.ts";
import { findInvoiceHistory } from "./invoice-history.ts";
import { PAYMENT_CHECKS, paymentLinkRoutes } from "./payment-link-routes.ts";

export function checkoutRoutes(http: Http, platform: Platform, services: CommerceServices): void {
  serve(http, checkout, async ({ session, params, query, headers, body, shopUrl }) => {
    const result = await placeOrder(platform, services, {
      customerId: session.customerId,
      cartId: params.uuid,
      key: headers["idempotency-key"],
      ...{ body, shopUrl },
      seen: query.fingerprint,
    });
    return answer(201, result);
  });

  serve(http, getInvoiceCredit, async ({ session }) => {
    const history = await findInvoiceHistory(platform.db, session.customerId);
    const limit = history.paidOnce ? null : services.catalogue.invoiceLimit;
    const available = invoiceCredit(history, services.catalogue.invoiceLimit);
    return answer(200, { open: history.open, limit, available });
  });

  serve(http, payOrderRoute, async ({ session, params, shopUrl }) => {
    requireOwn(await findOrder(platform.db, params.orderUuid), session.customerId);
    const url = await payOrder(platform, params.orderUuid, { shopUrl });
    return answer(200, { payment_url: url });
  });

  serve(http, checkPaymentRoute, async ({ session, params, language }) => {
    const id = params.orderUuid;
    requireOwn(await findOrder(platform.db, id), session.customerId);
    await platform.limits.take(PAYMENT_CHECKS, id);
    await askOnReturn(platform, id);
    const order = requireOwn(await findOrder(platform.db, id), session.customerId);
    return answer(200, await presentOrder(platform.db, services.designs, order, language));
  });

  serve(http, listPaymentMethods, async ({ query, language }) => {
    const wish = { country: query.country, amount: query.amount, language };
    const methods = await currentProvider(platform).methods(wish);
    return answer(200, { data: methods.map(({ id, name }) => ({ id, name })) });
  });

  paymentLinkRoutes(http, platform);

  serve(http, cancelOrderRoute, async ({ session, params, language }) => {
    await cancelOwnOrder(platform, params.orderUuid, session.customerId);
    const order = await findOrder(platform.db, params.orderUuid);
    if (!order) throw new Problem("not_found");
    return answer(200, await presentOrder(platform.db, services.designs, order, language));
  });

  serve(http, reorderRoute, async ({ session, params, language }) => {
    const cartId = await reorder(platform, services, params.orderUuid, session.customerId);
    return answer(201, await showCart(platform, services, cartId, language));
  });

  serve(http, paymentWebhook, async ({ params, raw, origin }) => {
    const provider = findProvider(platform, params.provider);
    if (!provider) throw new Problem("not_found");
    const body = raw.body instanceof Uint8Array ? raw.body : new Uint8Array();
    const notice = await provider.readNotice(raw.headers, body, platform.clock());
    if (notice) await hearNotice(platform, provider, notice, origin);
    return answer(204);
  });
}
