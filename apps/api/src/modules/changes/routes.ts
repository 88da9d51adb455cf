import {
  changeOrderLine,
  paySurcharge as paySurchargeRoute,
  quoteOrderLine,
  withdrawSurcharge as withdrawSurchargeRoute,
} from "@holeshot/contract";
import type { Language } from "@holeshot/domain";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import type { CommerceServices } from "../cart/index.ts";
import { paySurcharge } from "../checkout/index.ts";
import { findOrder, presentOrder, requireOwn } from "../orders/index.ts";
import { changeLine, differenceOf } from "./change-line.ts";
import { withdrawSurcharge } from "./withdraw-surcharge.ts";

/** What customers change of their own orders' lines. */
export function changeRoutes(http: Http, platform: Platform, services: CommerceServices): void {
  async function shown(orderId: string, customerId: string, language: Language) {
    const order = requireOwn(await findOrder(platform.db, orderId), customerId);
    return presentOrder(platform.db, services.designs, order, language);
  }

  serve(http, changeOrderLine, async ({ session, params, body, language }) => {
    const { version, copies, surcharge, ...wish } = body;
    const { customerId } = session;
    await changeLine(platform, services, {
      by: { customerId },
      orderId: params.orderUuid,
      lineId: params.lineId,
      version,
      copies,
      wish,
      surcharge,
    });
    return answer(200, await shown(params.orderUuid, customerId, language));
  });

  serve(http, quoteOrderLine, async ({ session, params, body }) => {
    const { version, copies, surcharge: _, ...wish } = body;
    const difference = await differenceOf(platform, services, {
      by: { customerId: session.customerId },
      orderId: params.orderUuid,
      lineId: params.lineId,
      version,
      copies,
      wish,
    });
    return answer(200, { difference });
  });

  serve(http, paySurchargeRoute, async ({ session, params, shopUrl }) => {
    const order = requireOwn(await findOrder(platform.db, params.orderUuid), session.customerId);
    if (order.surcharge_id === null) throw new Problem("already_paid");
    const back = `${shopUrl}/my-orders/${order.id}`;
    const url = await paySurcharge(platform, order.surcharge_id, back);
    return answer(200, { payment_url: url });
  });

  serve(http, withdrawSurchargeRoute, async ({ session, params, language }) => {
    const { customerId } = session;
    await withdrawSurcharge(platform, params.orderUuid, { customerId });
    return answer(200, await shown(params.orderUuid, customerId, language));
  });
}
