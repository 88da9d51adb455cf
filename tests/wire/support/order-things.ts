import { assertSuccess } from "./assertions.ts";
import type { Estate } from "./estate.ts";
import { linkInMail, payLinkOf } from "./mail-links.ts";
import { filledCart, ordered } from "./ordering.ts";
import type { OpenShop } from "./shop.ts";
import type { Person } from "./wire.ts";

const links = new Map<Person, Promise<Partial<Estate>>>();
const orderLinks = new Map<Person, Promise<Partial<Estate>>>();

/** An order of the owner's with a proof, and the token of the mail about it; one is enough. */
export function renewOrderLink(
  { owner, set, design }: Estate,
  staff: Person,
  shop: OpenShop,
): Promise<Partial<Estate>> {
  const make = async () => {
    const cart = await filledCart(owner, set, design);
    assertSuccess(await owner.patch(`/api/cart/${cart}`, { manual_check: true }), 200);
    const placed = await ordered(owner, cart);
    const path = `/api/staff/orders/${placed.order_uuid}`;
    const { lines } = assertSuccess(await staff.get(path), 200);
    const sent = [{ line_id: lines[0].id, document: lines[0].document }];
    assertSuccess(await staff.post(`${path}/proof`, { message: "So?", lines: sent }), 200);
    const link = /(https?:\/\/\S+?\/order\/[\w-]+\/[\w-]+)/;
    const found = await linkInMail(shop, placed.order_number, link);
    return { order: placed.order_uuid, orderLink: found.split("/").at(-1) ?? "" };
  };
  const made = orderLinks.get(owner) ?? make();
  orderLinks.set(owner, made);
  return made;
}

/** A line of the owner's order. */
export async function orderLine({ owner, order }: Estate): Promise<Partial<Estate>> {
  const { lines } = assertSuccess(await owner.get(`/api/customer/orders/${order}`), 200);
  return { line: lines[0].id };
}

/** An order of which one garment has left. */
export async function newParcel(
  { owner, set, design }: Estate,
  staff: Person,
): Promise<Partial<Estate>> {
  const placed = await ordered(owner, await filledCart(owner, set, design));
  const path = `/api/staff/orders/${placed.order_uuid}`;
  const { lines } = assertSuccess(await staff.patch(path, { status: "processing" }), 200);
  const body = { carrier: null, lines: [{ line_id: lines[0].id, quantity: 1 }] };
  const { parcels } = assertSuccess(await staff.post(`${path}/parcels`, body), 201);
  return { order: placed.order_uuid, parcel: parcels[0].id };
}

/** A garment of an order that is being made, and what its label says. */
export async function newUnit(
  { owner, set, design }: Estate,
  staff: Person,
): Promise<Partial<Estate>> {
  const placed = await ordered(owner, await filledCart(owner, set, design));
  const path = `/api/staff/orders/${placed.order_uuid}`;
  assertSuccess(await staff.patch(path, { status: "processing" }), 200);
  const code = `${placed.order_number}|1|jersey|L|1/1`;
  const found = await staff.get(`/api/staff/production/units?code=${encodeURIComponent(code)}`);
  return { unit: assertSuccess(found, 200).id, unitCode: code };
}

/** A case: an invoice that was paid by transfer and cancelled is to be given back by hand. */
export async function transferDue({ owner, set, design }: Estate, staff: Person): Promise<string> {
  const { order_uuid } = await ordered(owner, await filledCart(owner, set, design));
  const path = `/api/staff/orders/${order_uuid}`;
  const amount = (await staff.get(path)).json.totals.total;
  assertSuccess(await staff.post(`${path}/invoice-payment`, { amount }), 200);
  return assertSuccess(await staff.patch(path, { status: "cancelled" }), 200).cases[0].id;
}

/** An order that was cancelled. */
export async function cancelledOrder(
  { owner, set, design }: Estate,
  staff: Person,
): Promise<string> {
  const { order_uuid } = await ordered(owner, await filledCart(owner, set, design));
  assertSuccess(await staff.patch(`/api/staff/orders/${order_uuid}`, { status: "cancelled" }), 200);
  return order_uuid;
}

/** An order of the owner's that waits to be paid, with the token of the mail that says so; one is enough. */
export function renewLink(
  { owner, set, design }: Estate,
  shop: OpenShop,
): Promise<Partial<Estate>> {
  const make = async () => {
    const cart = await filledCart(owner, set, design);
    const placed = await ordered(owner, cart, { payment: "pay_now" });
    const payLink = (await payLinkOf(shop, placed)).split("/").at(-1) ?? "";
    return { order: placed.order_uuid, payLink };
  };
  const made = links.get(owner) ?? make();
  links.set(owner, made);
  return made;
}
