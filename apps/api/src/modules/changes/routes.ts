import { changeOrderLine } from "@holeshot/contract";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import type { CommerceServices } from "../cart/index.ts";
import { findOrder, presentOrder, requireOwn } from "../orders/index.ts";
import { changeLine } from "./change-line.ts";

/** What customers change of their own orders' lines. */
export function changeRoutes(http: Http, platform: Platform, services: CommerceServices): void {
  serve(http, changeOrderLine, async ({ session, params, body, language }) => {
    const { version, ...wish } = body;
    await changeLine(platform, services, {
      by: { customerId: session.customerId },
      orderId: params.orderUuid,
      lineId: params.lineId,
      version,
      wish,
    });
    const found = await findOrder(platform.db, params.orderUuid);
    const order = requireOwn(found, session.customerId);
    return answer(200, await presentOrder(platform.db, services.designs, order, language));
  });
}
