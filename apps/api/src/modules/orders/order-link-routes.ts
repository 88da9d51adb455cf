import {
  type AnswerBodyOf,
  approveLinkProof,
  getOrderLink,
  getOrderLinkProof,
  requestLinkProofChanges,
} from "@holeshot/contract";
import { type Language, rateLimits } from "@holeshot/domain";
import type { Http } from "../../platform/http/http.ts";
import type { LimitRule } from "../../platform/http/rate-limits.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import type { CommerceServices } from "../cart/index.ts";
import { answerProof } from "./actions/answer-proof.ts";
import { opensOrder } from "./order-link.ts";
import { presentOrder } from "./presenter.ts";
import { proofSheet } from "./proof-sheet.ts";
import { findOrder } from "./reader.ts";
import { hasLeft, isEnded } from "./writer.ts";

type OrderLink = AnswerBodyOf<typeof getOrderLink, 200>;

const FAILURES: LimitRule = {
  name: "order-link",
  ...rateLimits.orderLinkFailuresPerOrigin,
  byOrigin: true,
};

/** What a mail's link opens without signing in: how an order stands, and the answer to its proof. */
export function orderLinkRoutes(http: Http, platform: Platform, services: CommerceServices): void {
  const shown = (id: string, language: Language) => show(platform, services, id, language);

  serve(http, getOrderLink, async ({ params, origin, language }) => {
    await requireLink(platform, params, origin);
    return answer(200, await shown(params.orderUuid, language));
  });

  serve(http, getOrderLinkProof, async ({ params, origin }) => {
    await requireLink(platform, params, origin);
    return answer(200, await proofSheet(platform.db, params.orderUuid));
  });

  serve(http, approveLinkProof, async ({ params, body, origin, language }) => {
    await requireLink(platform, params, origin);
    const said = { approved: true, seen: body.proof_id, pins: body.pins } as const;
    await answerProof(platform, params.orderUuid, "link", said);
    return answer(200, await shown(params.orderUuid, language));
  });

  serve(http, requestLinkProofChanges, async ({ params, body, origin, language }) => {
    await requireLink(platform, params, origin);
    const said = { changes: body.message, seen: body.proof_id, pins: body.pins };
    await answerProof(platform, params.orderUuid, "link", said);
    return answer(200, await shown(params.orderUuid, language));
  });
}

/** An order without its people, money and papers: field by field, so that nothing comes along unasked. */
async function show(
  { db }: Platform,
  { designs }: CommerceServices,
  id: string,
  language: Language,
): Promise<OrderLink> {
  const found = await findOrder(db, id);
  if (!found) throw new Problem("not_found");
  const order = await presentOrder(db, designs, found, language);
  return {
    uuid: order.uuid,
    order_number: order.order_number,
    created_at: order.created_at,
    status: order.status,
    delivery: order.delivery,
    lines: order.lines.map(({ ppuInclVat: _price, smaller: _smaller, ...line }) => line),
    proof: order.proof,
    parcels: order.parcels.map(({ shipping_address: _address, ...parcel }) => parcel),
    stays: order.stays,
  };
}

/**
 * Who erased their account may follow what is still made for them, until it is done: what is kept then is the law's.
 * @throws Problem `not_found` for a token that is not this order's or is over, the same as for an order that does not exist;
 *   `rate_limited` for an origin that tried too many.
 */
async function requireLink(
  platform: Platform,
  { orderUuid, token }: { readonly orderUuid: string; readonly token: string },
  origin: string,
): Promise<void> {
  if (opensOrder(platform, orderUuid, token)) {
    const order = await findOrder(platform.db, orderUuid);
    if (order && !(hasLeft(order) && isEnded(order.status))) return;
    throw new Problem("not_found");
  }
  await platform.limits.take(FAILURES, origin);
  throw new Problem("not_found");
}
