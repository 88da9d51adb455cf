import type { RouteId } from "@holeshot/contract";
import { assertSuccess } from "./assertions.ts";
import type { Estate } from "./estate.ts";
import type { Fixture } from "./guards.ts";
import * as things from "./order-things.ts";
import { filledCart, ordered } from "./ordering.ts";
import { until } from "./waiting.ts";
import type { Json, Person } from "./wire.ts";

const missingId = "01934a5e-6c00-7a10-8c01-00000000dead";
const order = (estate: Estate) => ({ orderUuid: estate.order });
const line = (estate: Estate) => ({ ...order(estate), lineId: estate.line ?? missingId });
/** A jersey's collar that costs more than the one it was ordered with. */
const dearer = { properties: { collar: "zip" } };

/** An order with a change that waits to be paid. */
async function surcharged({ owner, set, design }: Estate): Promise<Partial<Estate>> {
  const { order_uuid } = await ordered(owner, await filledCart(owner, set, design));
  const path = `/api/customer/orders/${order_uuid}`;
  const { lines } = assertSuccess(await owner.get(path), 200);
  const jersey = lines.find((each: Json) => each.properties.collar !== undefined);
  const at = `${path}/lines/${jersey.id}`;
  const { difference } = assertSuccess(await owner.post(`${at}/difference`, dearer), 200);
  const changed = await owner.patch(at, { ...dearer, surcharge: difference });
  assertSuccess(changed, 200);
  return { order: order_uuid, line: jersey.id };
}

const paid = new Map<Person, Promise<Partial<Estate>>>();

/** An order whose change was paid, and the invoice of its difference; one is enough. */
function supplemented(estate: Estate): Promise<Partial<Estate>> {
  const make = async () => {
    const made = await surcharged(estate);
    const path = `/api/customer/orders/${made.order}`;
    const { payment_url } = assertSuccess(await estate.owner.post(`${path}/surcharge/pay`), 200);
    const body = new URLSearchParams({ act: "pay" });
    await fetch(payment_url as string, { method: "POST", body, redirect: "manual" });
    const papers = async () => (await estate.owner.get(path)).json.documents as Json[];
    const there = await until("an invoice of the difference", papers, (all) =>
      all.some(({ kind }) => kind === "supplement"),
    );
    return { ...made, supplement: there.find(({ kind }) => kind === "supplement").number };
  };
  const found = paid.get(estate.owner) ?? make();
  paid.set(estate.owner, found);
  return found;
}

/** The calls by which an order's lines and addresses change. */
export const changeFixtures = {
  changeOrderAddresses: { guard: "owner", params: order, body: () => ({}) },
  changeOrderLine: {
    guard: "owner",
    params: line,
    body: () => ({ rider: { name: "QUICK", number: "7" } }),
    renew: things.orderLine,
  },
  quoteOrderLine: { guard: "owner", params: line, body: () => dearer, renew: things.orderLine },
  paySurcharge: { guard: "owner", params: order, renew: surcharged },
  withdrawSurcharge: { guard: "owner", params: order, renew: surcharged },
  getSupplement: {
    guard: "owner",
    params: (estate) => ({ ...order(estate), number: estate.supplement ?? "HI-2026-000001" }),
    renew: supplemented,
  },
  changeStaffOrderLine: {
    guard: "staff",
    roles: "DFA",
    params: line,
    body: () => ({ rider: { name: "QUICK", number: "8" } }),
    renew: things.orderLine,
  },
  quoteStaffOrderLine: {
    guard: "staff",
    roles: "DFA",
    params: line,
    body: () => dearer,
    renew: things.orderLine,
  },
  withdrawStaffSurcharge: { guard: "staff", roles: "DFA", params: order, renew: surcharged },
  changeStaffOrderAddresses: { guard: "staff", roles: "DFA", params: order, body: () => ({}) },
} as const satisfies Partial<Record<RouteId, Fixture>>;
