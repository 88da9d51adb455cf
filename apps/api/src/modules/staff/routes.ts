import {
  type AnswerBodyOf,
  countStaffOrders,
  getStaffOrder,
  holdOrder as holdOrderRoute,
  listStaffOrders as listStaffOrdersRoute,
  moveStaffOrder as moveStaffOrderRoute,
  noteOrder as noteOrderRoute,
  releaseOrder as releaseOrderRoute,
  sendProof as sendProofRoute,
} from "@holeshot/contract";
import { limits } from "@holeshot/domain";
import type { Changes } from "../../platform/database/hear-changes.ts";
import { pageOf } from "../../platform/http/cursor.ts";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import { writtenOnce } from "../../platform/http/written-once.ts";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import type { CommerceServices } from "../cart/index.ts";
import { findOrder, shopDay } from "../orders/index.ts";
import { changeRoutes } from "./change-routes.ts";
import { holdOrder, releaseOrder } from "./actions/hold-order.ts";
import { moveStaffOrder } from "./actions/move-order.ts";
import { noteOrder } from "./actions/note-order.ts";
import { sendProof } from "./actions/send-proof.ts";
import { lastOrder } from "./last-shown.ts";
import { staffPaymentRoutes } from "./payment-routes.ts";
import { shippingRoutes } from "./shipping/shipping-routes.ts";
import { presentStaffOrder, presentStaffSummary } from "./presenter.ts";
import type { ShowOrder } from "./show-order.ts";
import { countViews, keyOf, listStaffOrders, type StaffOrderFilter } from "./reader.ts";
import { keptAnswers } from "../../platform/kept-answers.ts";
import type { ToldUntil } from "./told-until.ts";

/** What hears which orders change, and what desks were told of it. */
export interface Hearing {
  readonly changes: Changes;
  readonly told: ToldUntil;
}

export function staffRoutes(
  http: Http,
  platform: Platform,
  services: CommerceServices & Hearing,
): void {
  const shown: ShowOrder = async (id, { session, language }) => {
    const order = await findOrder(platform.db, id);
    if (!order) throw new Problem("not_found");
    const reader = { role: session.role, language };
    return presentStaffOrder(platform, services.designs, order, reader);
  };

  listRoutes(http, platform, services);

  serve(http, getStaffOrder, async (call) => {
    const { session, params } = call;
    const order = await shown(params.orderUuid, call);
    const subject = { kind: "order", id: params.orderUuid };
    await http.recordAccess({ event: "order.read", actorId: session.customerId, subject });
    return answer(200, order);
  });

  serve(http, moveStaffOrderRoute, async (call) => {
    const { session, params, body } = call;
    await moveStaffOrder(platform, {
      staffId: session.customerId,
      role: session.role,
      orderId: params.orderUuid,
      version: body.version,
      to: body.status,
    });
    return answer(200, await shown(params.orderUuid, call));
  });

  staffPaymentRoutes(http, platform, shown);
  shippingRoutes(http, platform, shown);
  changeRoutes(http, platform, services, shown);

  serve(http, sendProofRoute, async (call) => {
    const { session, params, body } = call;
    await sendProof(platform, services.catalogue, {
      staffId: session.customerId,
      orderId: params.orderUuid,
      version: body.version,
      proof: body,
    });
    return answer(200, await shown(params.orderUuid, call));
  });

  deskActs(http, platform, shown);
}

type Page = AnswerBodyOf<typeof listStaffOrdersRoute, 200>;

function listRoutes(http: Http, platform: Platform, { changes, told }: Hearing): void {
  // Desks hear of a change within a second of each other, and most of them look at the same.
  const lists = keptAnswers<Page>(changes.heard);
  const counts = keptAnswers<Awaited<ReturnType<typeof countViews>>>(changes.heard);
  serve(http, listStaffOrdersRoute, async ({ session, query }) => {
    const limit = query.limit ?? limits.pageSize;
    const sort = query.sort ?? "newest";
    const today = shopDay(platform.clock());
    const filter: StaffOrderFilter = {
      status: query.status,
      proof: query.proof,
      view: query.view,
      search: query.search === "" ? undefined : query.search,
      sort,
      after: lastOrder(query.cursor, sort),
      today,
      limit,
    };
    const find = async (): Promise<Page> => {
      const rows = pageOf(await listStaffOrders(platform.db, filter), limit, (row) =>
        keyOf(sort, row),
      );
      const data = rows.data.map((row) => presentStaffSummary(row, today));
      return writtenOnce({ ...rows, data });
    };
    const page = await lists(JSON.stringify(filter), find, told.read(query.told));
    // The list names customers; what was searched for would name them here too, and stays out.
    const facts = { shown: page.data.length };
    await http.recordAccess({ event: "orders.listed", actorId: session.customerId, facts });
    return answer(200, page);
  });

  serve(http, countStaffOrders, async ({ query }) => {
    const today = shopDay(platform.clock());
    const count = async () => writtenOnce(await countViews(platform.db, today));
    return answer(200, await counts(today, count, told.read(query.told)));
  });
}

/** What is done with an order at the desk beside moving it. */
function deskActs(http: Http, platform: Platform, shown: ShowOrder): void {
  serve(http, holdOrderRoute, async (call) => {
    const { session, params, body } = call;
    await holdOrder(platform, {
      staffId: session.customerId,
      orderId: params.orderUuid,
      version: body.version,
      reason: body.reason,
    });
    return answer(200, await shown(params.orderUuid, call));
  });

  serve(http, releaseOrderRoute, async (call) => {
    const { session, params, body } = call;
    await releaseOrder(platform, {
      staffId: session.customerId,
      orderId: params.orderUuid,
      version: body.version,
    });
    return answer(200, await shown(params.orderUuid, call));
  });

  serve(http, noteOrderRoute, async (call) => {
    const { session, params, body } = call;
    await noteOrder(platform, {
      staffId: session.customerId,
      orderId: params.orderUuid,
      text: body.text,
    });
    return answer(201, await shown(params.orderUuid, call));
  });
}
