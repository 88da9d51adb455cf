import {
  approveProof,
  changeOrderAddresses,
  getCreditNote,
  getInvoice,
  getNumberedCreditNote,
  getCartOrder,
  getOrder,
  getProof,
  getSupplement,
  listOrders as listOrdersRoute,
  requestProofChanges,
} from "@holeshot/contract";
import { limits } from "@holeshot/domain";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import type { CommerceServices } from "../cart/index.ts";
import { answerProof } from "./actions/answer-proof.ts";
import { changeAddresses } from "./actions/change-addresses.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { requireOwn } from "./policy.ts";
import { answerPaper } from "./papers/answer-paper.ts";
import { presentOrder, presentSummaries } from "./presenter.ts";
import { proofSheet } from "./proof-sheet.ts";
import {
  findCreditNotes,
  findOrder,
  findOrderOfCart,
  listOrders,
  type OrderRow,
} from "./reader.ts";
import { findSupplements } from "./surcharges.ts";

export function orderRoutes(http: Http, platform: Platform, services: CommerceServices): void {
  serve(http, listOrdersRoute, async ({ session, query }) => {
    const limit = query.limit ?? limits.pageSize;
    const before = readCursor(query.cursor);
    const rows = await listOrders(platform.db, session.customerId, { before, limit });
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return answer(200, {
      data: await presentSummaries(platform.db, services.designs, shown),
      next_cursor: last ? writeCursor(last.id) : null,
    });
  });

  serve(http, getCartOrder, async ({ session, params }) => {
    const order = await findOrderOfCart(platform.db, params.uuid, session.customerId);
    if (!order) throw new Problem("not_found");
    return answer(200, { order_uuid: order.id });
  });

  serve(http, getOrder, async ({ session, params, language }) => {
    const order = await ownOrder(platform, params.orderUuid, session.customerId);
    return answer(200, await presentOrder(platform.db, services.designs, order, language));
  });

  serve(http, getInvoice, async ({ session, params }) => {
    const order = await ownOrder(platform, params.orderUuid, session.customerId);
    return answerPaper(platform.db, order);
  });

  serve(http, getCreditNote, async ({ session, params }) => {
    const order = await ownOrder(platform, params.orderUuid, session.customerId);
    const [creditNote] = await findCreditNotes(platform.db, order.id);
    if (!creditNote) throw new Problem("not_found");
    return answerPaper(platform.db, order, { creditNote });
  });

  serve(http, getSupplement, async ({ session, params }) => {
    const order = await ownOrder(platform, params.orderUuid, session.customerId);
    const all = await findSupplements(platform.db, order.id);
    const supplement = all.find((each) => each.invoice_number === params.number);
    if (!supplement) throw new Problem("not_found");
    return answerPaper(platform.db, order, { supplement });
  });

  serve(http, getNumberedCreditNote, async ({ session, params }) => {
    const order = await ownOrder(platform, params.orderUuid, session.customerId);
    const notes = await findCreditNotes(platform.db, order.id);
    const creditNote = notes.find((note) => note.credit_note_number === params.number);
    if (!creditNote) throw new Problem("not_found");
    return answerPaper(platform.db, order, { creditNote });
  });

  serve(http, changeOrderAddresses, async ({ session, params, body, language }) => {
    await changeAddresses(platform, params.orderUuid, session.customerId, body);
    const order = await ownOrder(platform, params.orderUuid, session.customerId);
    return answer(200, await presentOrder(platform.db, services.designs, order, language));
  });

  proofRoutes(http, platform, services);
}

function proofRoutes(http: Http, platform: Platform, services: CommerceServices): void {
  serve(http, getProof, async ({ session, params }) => {
    const order = await ownOrder(platform, params.orderUuid, session.customerId);
    return answer(200, await proofSheet(platform.db, order.id));
  });

  serve(http, approveProof, async ({ session, params, body, language }) => {
    const said = { approved: true, seen: body.proof_id, pins: body.pins } as const;
    await answerProof(platform, params.orderUuid, session.customerId, said);
    const order = await ownOrder(platform, params.orderUuid, session.customerId);
    return answer(200, await presentOrder(platform.db, services.designs, order, language));
  });

  serve(http, requestProofChanges, async ({ session, params, body, language }) => {
    const said = { changes: body.message, seen: body.proof_id, pins: body.pins };
    await answerProof(platform, params.orderUuid, session.customerId, said);
    const order = await ownOrder(platform, params.orderUuid, session.customerId);
    return answer(200, await presentOrder(platform.db, services.designs, order, language));
  });
}

async function ownOrder(platform: Platform, id: string, customerId: string): Promise<OrderRow> {
  return requireOwn(await findOrder(platform.db, id), customerId);
}
