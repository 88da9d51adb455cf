import {
  type AnswerBodyOf,
  type customerActs,
  getStaffCustomer,
  listCustomerOrders,
  listCustomers as listCustomersRoute,
} from "@holeshot/contract";
import { isUuidV7, limits, may, type Permission, type Role } from "@holeshot/domain";
import { pageOf, readCursor } from "../../../platform/http/cursor.ts";
import type { Http } from "../../../platform/http/http.ts";
import { answer, serve } from "../../../platform/http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalidField, Problem } from "../../../platform/problem.ts";
import { shopDay } from "../../orders/index.ts";
import { presentStaffSummary } from "../presenter.ts";
import { listStaffOrders } from "../reader.ts";
import { findConsents, findCustomerFile, listCustomers, type ListedCustomer } from "./reader.ts";

type Act = (typeof customerActs)[number];

const rights: Readonly<Record<Act, Permission>> = {
  read_designs: "designs.read_any",
  make_design: "designs.make_for_customer",
  export: "customers.export",
  erase: "customers.erase",
};

/** Customers at the desk; every look at one is written down. */
export function customerRoutes(http: Http, platform: Platform): void {
  const { db } = platform;

  serve(http, listCustomersRoute, async ({ session, query }) => {
    const limit = query.limit ?? limits.pageSize;
    const filter = { search: query.search ?? "", after: placeOf(query.cursor), limit };
    const page = pageOf(await listCustomers(db, filter), limit, ({ id }) => [id]);
    // What was searched for names a customer, and stays out.
    const facts = { shown: page.data.length };
    await http.recordAccess({ event: "customers.listed", actorId: session.customerId, facts });
    return answer(200, { ...page, data: page.data.map(presentListed) });
  });

  serve(http, getStaffCustomer, async ({ session, params }) => {
    const customer = await findCustomerFile(db, params.id);
    if (!customer) throw new Problem("not_found");
    const consents = await findConsents(db, params.id);
    const subject = { kind: "customer", id: params.id };
    await http.recordAccess({ event: "customer.read", actorId: session.customerId, subject });
    return answer(200, {
      ...presentListed(customer),
      phone: customer.phone,
      designs: customer.designs,
      staff_made: customer.staff_made,
      consents: consents.map(presentConsent),
      acts: actsOf(session.role),
    });
  });

  serve(http, listCustomerOrders, async ({ session, params, query }) => {
    const limit = query.limit ?? limits.pageSize;
    if (!(await findCustomerFile(db, params.id))) throw new Problem("not_found");
    const today = shopDay(platform.clock());
    const after = placeOf(query.cursor);
    const rows = await listStaffOrders(db, {
      ...everyOrder,
      customer: params.id,
      after: after === undefined ? undefined : [after],
      today,
      limit,
    });
    const page = pageOf(rows, limit, ({ id }) => [id]);
    const facts = { shown: page.data.length };
    await http.recordAccess({ event: "orders.listed", actorId: session.customerId, facts });
    return answer(200, { ...page, data: page.data.map((row) => presentStaffSummary(row, today)) });
  });
}

const everyOrder = {
  status: undefined,
  proof: undefined,
  view: undefined,
  search: undefined,
  sort: "newest",
} as const;

function actsOf(role: Role): Act[] {
  return (Object.keys(rights) as Act[]).filter((act) => may(role, rights[act]));
}

function placeOf(cursor: string | undefined): string | undefined {
  const [id] = readCursor(cursor, 1) ?? [];
  if (id !== undefined && !isUuidV7(id)) throw invalidField("cursor", "invalid_value");
  return id;
}

function presentListed(
  row: ListedCustomer,
): AnswerBodyOf<typeof listCustomersRoute, 200>["data"][number] {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    language: row.language,
    registered_at: row.created_at.toISOString(),
    orders: row.orders,
    last_order_at: row.last_order_at?.toISOString() ?? null,
  };
}

function presentConsent(
  row: Awaited<ReturnType<typeof findConsents>>[number],
): AnswerBodyOf<typeof getStaffCustomer, 200>["consents"][number] {
  const { kind, version, language, text, accepted_at } = row;
  const order = { order_uuid: row.order_id, order_number: row.order_number };
  return { kind, version, language, text, accepted_at, ...order };
}
