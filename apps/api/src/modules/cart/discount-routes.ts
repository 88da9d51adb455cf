import {
  type AnswerBodyOf,
  changeDiscount,
  endDiscount,
  getDiscount,
  listDiscountOrders,
  listDiscounts,
  makeDiscount,
  type newDiscountBody,
} from "@holeshot/contract";
import { isUuidV7, limits, type StaffActName } from "@holeshot/domain";
import type * as z from "zod/mini";
import type { Tx } from "../../platform/database/transaction.ts";
import { pageOf, readCursor } from "../../platform/http/cursor.ts";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import { invalidField, Problem } from "../../platform/problem.ts";
import { recordStaffAct } from "../accounts/index.ts";
import { addDiscountCode } from "./discount-codes.ts";
import {
  changeCode,
  type DiscountRow,
  endCode,
  findCode,
  findCodeEvents,
  listCodeOrders,
  listCodes,
  refuseBackwards,
  startOfDay,
  stateOf,
} from "./discount-desk.ts";

/** Discount codes at the desk: made, limited, ended, and what became of them. */
export function discountRoutes(http: Http, platform: Platform): void {
  readRoutes(http, platform);

  serve(http, makeDiscount, async ({ session, body }) => {
    const id = platform.newId();
    await platform.transaction(async (tx) => {
      await makeCode(tx, { id, staffId: session.customerId, now: platform.clock() }, body);
      await record(tx, platform, session.customerId, "discount.made", id);
    });
    return answer(201, await shown(platform, id));
  });

  serve(http, changeDiscount, async ({ session, params, body }) => {
    const staffId = session.customerId;
    await platform.transaction(async (tx) => {
      const eventId = platform.newId();
      const now = platform.clock();
      const changed = await changeCode(tx, { ...params, eventId, staffId, now, change: body });
      if (changed) await record(tx, platform, staffId, "discount.changed", params.id);
    });
    return answer(200, await shown(platform, params.id));
  });

  serve(http, endDiscount, async ({ session, params, body }) => {
    const staffId = session.customerId;
    await platform.transaction(async (tx) => {
      const eventId = platform.newId();
      await endCode(tx, { ...params, ...body, eventId, staffId, now: platform.clock() });
      await record(tx, platform, staffId, "discount.ended", params.id);
    });
    return answer(200, await shown(platform, params.id));
  });
}

function readRoutes(http: Http, platform: Platform): void {
  serve(http, listDiscounts, async ({ query }) => {
    const limit = query.limit ?? limits.pageSize;
    const filter = { state: query.state, search: query.search ?? "", limit };
    const now = platform.clock();
    const rows = await listCodes(platform.db, { ...filter, after: placeOf(query.cursor) }, now);
    const page = pageOf(rows, limit, ({ id }) => [id]);
    return answer(200, { ...page, data: page.data.map((row) => presentCode(row, now)) });
  });

  serve(http, getDiscount, async ({ params }) => answer(200, await shown(platform, params.id)));

  serve(http, listDiscountOrders, async ({ session, params, query }) => {
    const { db } = platform;
    if (!(await findCode(db, params.id))) throw new Problem("not_found");
    const limit = query.limit ?? limits.pageSize;
    const asked = { codeId: params.id, after: placeOf(query.cursor), limit };
    const page = pageOf(await listCodeOrders(db, asked), limit, ({ id }) => [id]);
    // Names customers, as the list of orders does.
    const facts = { shown: page.data.length };
    await http.recordAccess({ event: "orders.listed", actorId: session.customerId, facts });
    const data = page.data.map((row) => ({
      uuid: row.id,
      order_number: row.order_number,
      created_at: row.created_at.toISOString(),
      status: row.status,
      discount: row.discount,
      total: row.total,
      customer:
        row.erased_at === null
          ? {
              id: row.customer_id,
              first_name: row.first_name,
              last_name: row.last_name,
              email: row.email,
            }
          : null,
    }));
    return answer(200, { ...page, data });
  });
}

async function makeCode(
  tx: Tx,
  { id, staffId, now }: { id: string; staffId: string; now: Date },
  body: z.infer<typeof newDiscountBody>,
): Promise<void> {
  const { percent, amount } = body;
  if (percent === undefined && amount === undefined) throw invalidField("percent", "required");
  if (percent !== undefined && amount !== undefined) throw invalidField("amount", "invalid_value");
  const from = body.first_day ? await startOfDay(tx, body.first_day) : undefined;
  const until = body.last_day ? await startOfDay(tx, body.last_day, 1) : undefined;
  if (until !== undefined && until <= now) throw invalidField("last_day", "too_small");
  refuseBackwards(from, until);
  const added = await addDiscountCode(tx, {
    id,
    staffId,
    code: body.code,
    worth: percent === undefined ? { amount: amount ?? 0 } : { percent },
    ...(body.max_uses && { uses: body.max_uses }),
    ...(body.per_customer && { perCustomer: body.per_customer }),
    ...(body.minimum && { minimum: body.minimum }),
    ...(from && { from }),
    ...(until && { until }),
  });
  if (!added) throw invalidField("code", "invalid_value");
}

async function record(
  tx: Tx,
  platform: Platform,
  staffId: string,
  act: StaffActName,
  subjectId: string,
): Promise<void> {
  const subject = { subjectKind: "discount_code", subjectId };
  await recordStaffAct(platform, tx, { staffId, act, ...subject });
}

function placeOf(cursor: string | undefined): string | undefined {
  const [id] = readCursor(cursor, 1) ?? [];
  if (id !== undefined && !isUuidV7(id)) throw invalidField("cursor", "invalid_value");
  return id;
}

async function shown(
  platform: Platform,
  id: string,
): Promise<AnswerBodyOf<typeof getDiscount, 200>> {
  const row = await findCode(platform.db, id);
  if (!row) throw new Problem("not_found");
  const events = await findCodeEvents(platform.db, id);
  return {
    ...presentCode(row, platform.clock()),
    history: events.map((event) => ({
      id: event.id,
      event: event.event,
      by: event.first_name === null ? null : `${event.first_name} ${event.last_name}`,
      happened_at: event.happened_at.toISOString(),
      facts: event.facts,
    })),
  };
}

function presentCode(
  row: DiscountRow,
  now: Date,
): AnswerBodyOf<typeof listDiscounts, 200>["data"][number] {
  return {
    id: row.id,
    code: row.code,
    percent: row.percent,
    amount: row.amount,
    max_uses: row.max_uses,
    used: row.used,
    per_customer: row.per_customer,
    minimum: row.minimum,
    valid_from: row.valid_from?.toISOString() ?? null,
    valid_until: row.valid_until?.toISOString() ?? null,
    state: stateOf(row, now),
    created_at: row.created_at.toISOString(),
    version: row.edition,
  };
}
