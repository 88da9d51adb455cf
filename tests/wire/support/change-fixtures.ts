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

const orders = new Map<Person, Promise<string>>();
const paid = new Map<Person, Promise<Partial<Estate>>>();

/** An order of the owner's; one is enough, since nobody may order without end. */
function orderOf({ owner, set, design }: Estate): Promise<string> {
  const make = async () =>
    (await ordered(owner, await filledCart(owner, set, design))).order_uuid as string;
  const found = orders.get(owner) ?? make();
  orders.set(owner, found);
  return found;
}

/** An order with a change that waits to be paid: asked for anew where it was withdrawn. */
async function surcharged(estate: Estate): Promise<Partial<Estate>> {
  const { owner } = estate;
  const order = await orderOf(estate);
  const path = `/api/customer/orders/${order}`;
  const { lines, surcharge } = assertSuccess(await owner.get(path), 200);
  const jersey = lines.find((each: Json) => each.product.id === "jersey");
  if (surcharge === null) {
    const at = `${path}/lines/${jersey.id}`;
    const { difference } = assertSuccess(await owner.post(`${at}/difference`, dearer), 200);
    assertSuccess(await owner.patch(at, { ...dearer, surcharge: difference }), 200);
  }
  return { order, line: jersey.id };
}

/** An order whose change was paid, and the invoice of its difference; one is enough. */
function supplemented(estate: Estate): Promise<Partial<Estate>> {
  const make = async () => {
    // The other order's change is still withdrawn and paid by calls of their own.
    orders.delete(estate.owner);
    const made = await surcharged(estate);
    orders.delete(estate.owner);
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
