import {
  getStaffOrder,
  listStaffOrders as listStaffOrdersRoute,
  moveStaffOrder as moveStaffOrderRoute,
  sendProof as sendProofRoute,
} from "@holeshot/contract";
import { type Language, limits } from "@holeshot/domain";
import { pageOf } from "../../platform/http/cursor.ts";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import type { CommerceServices } from "../cart/index.ts";
import { findOrder } from "../orders/index.ts";
import { moveStaffOrder } from "./actions/move-order.ts";
import { sendProof } from "./actions/send-proof.ts";
import { lastShown } from "./last-shown.ts";
import { staffPaymentRoutes } from "./payment-routes.ts";
import { presentStaffOrder, presentStaffSummary, type StaffOrderAnswer } from "./presenter.ts";
import { listStaffOrders } from "./reader.ts";

export function staffRoutes(http: Http, platform: Platform, services: CommerceServices): void {
  const shown = async (id: string, language: Language): Promise<StaffOrderAnswer> => {
    const order = await findOrder(platform.db, id);
    if (!order) throw new Problem("not_found");
    return presentStaffOrder(platform, services.designs, order, language);
  };

  serve(http, listStaffOrdersRoute, async ({ session, query }) => {
    const limit = query.limit ?? limits.pageSize;
    const rows = await listStaffOrders(platform.db, {
      status: query.status,
      proof: query.proof,
      search: query.search === "" ? undefined : query.search,
      before: lastShown(query.cursor),
      limit,
    });
    const page = pageOf(rows, limit, (row) => [row.id]);
    // The list names customers; what was searched for would name them here too, and stays out.
    const facts = { shown: page.data.length };
    await http.recordAccess({ event: "orders.listed", actorId: session.customerId, facts });
    return answer(200, { ...page, data: page.data.map(presentStaffSummary) });
  });

  serve(http, getStaffOrder, async ({ session, params, language }) => {
    const order = await shown(params.orderUuid, language);
    const subject = { kind: "order", id: params.orderUuid };
    await http.recordAccess({ event: "order.read", actorId: session.customerId, subject });
    return answer(200, order);
  });

  serve(http, moveStaffOrderRoute, async ({ session, params, body, language }) => {
    await moveStaffOrder(platform, session.customerId, params.orderUuid, body.status);
    return answer(200, await shown(params.orderUuid, language));
  });

  staffPaymentRoutes(http, platform, shown);

  serve(http, sendProofRoute, async ({ session, params, body, language }) => {
    await sendProof(platform, services.catalogue, {
      staffId: session.customerId,
      orderId: params.orderUuid,
      proof: body,
    });
    return answer(200, await shown(params.orderUuid, language));
  });
}
