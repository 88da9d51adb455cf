import {
  closePaymentCase,
  listPaymentCases,
  refundOrder as refundOrderRoute,
  settleInvoice as settleInvoiceRoute,
} from "@holeshot/contract";
import { limits } from "@holeshot/domain";
import { pageOf } from "../../platform/http/cursor.ts";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import { closeCase, refundOrder, settleInvoice } from "../ledger/index.ts";
import { listCases } from "../payments/index.ts";
import { presentCase, presentListedCase } from "./payment-presenter.ts";
import type { ShowOrder } from "./show-order.ts";
import { lastShown } from "./last-shown.ts";

/** What staff do with the money of orders. */
export function staffPaymentRoutes(http: Http, platform: Platform, shown: ShowOrder): void {
  serve(http, refundOrderRoute, async (call) => {
    const { session, params, headers, body } = call;
    await refundOrder(platform, {
      staffId: session.customerId,
      orderId: params.orderUuid,
      key: headers["idempotency-key"],
      wish: body,
    });
    return answer(201, await shown(params.orderUuid, call));
  });

  serve(http, settleInvoiceRoute, async (call) => {
    const { session, params, body } = call;
    await settleInvoice(platform, {
      staffId: session.customerId,
      orderId: params.orderUuid,
      amount: body.amount,
      note: body.note,
    });
    return answer(200, await shown(params.orderUuid, call));
  });

  serve(http, listPaymentCases, async ({ query }) => {
    const limit = query.limit ?? limits.pageSize;
    const rows = await listCases(platform.db, {
      open: query.state === undefined ? undefined : query.state === "open",
      before: lastShown(query.cursor),
      limit,
    });
    const page = pageOf(rows, limit, (row) => [row.id]);
    return answer(200, { ...page, data: page.data.map(presentListedCase) });
  });

  serve(http, closePaymentCase, async ({ session, params, body }) => {
    const request = { staffId: session.customerId, caseId: params.id, note: body.note };
    return answer(200, presentCase(await closeCase(platform, request)));
  });
}
