import { expect } from "vitest";
import type { Caller } from "./caller.ts";
import { order, readyCart } from "./cart-builder.ts";
import { at } from "./change-shop.ts";
import { payingShop } from "./paying-shop.ts";

export interface SentOrder {
  readonly buyer: Caller;
  readonly uuid: string;
  readonly number: string;
}

/** A shop whose orders are made and sent in parcels, and its staff by what they may do. */
export async function sendingShop() {
  const { shop, provider, close } = await payingShop();
  const [designer, workshop, finance, administrator] = await Promise.all([
    shop.customer({ role: "designer" }),
    shop.customer({ role: "workshop" }),
    shop.customer({ role: "finance" }),
    shop.customer({ role: "administrator" }),
  ]);
  const staff = { designer, workshop, finance, administrator };

  async function placed(overrides: Readonly<Record<string, unknown>> = {}): Promise<SentOrder> {
    const buyer = await shop.customer();
    const { json } = await order(buyer, await readyCart(buyer), overrides);
    return { buyer, uuid: json.order_uuid as string, number: json.order_number as string };
  }

  async function move(uuid: string, status: string): Promise<void> {
    const moved = await staff.administrator.patch(at(uuid), { status });
    expect(moved.status, moved.text).toBe(200);
  }

  async function making(overrides: Readonly<Record<string, unknown>> = {}): Promise<SentOrder> {
    const made = await placed(overrides);
    await move(made.uuid, "processing");
    return made;
  }

  /** What so many of the order's lines that are here are asked to leave by. */
  async function parcelOf(uuid: string, lines: number, more: object = {}) {
    const shown = (await staff.workshop.get(at(uuid))).json;
    const gone = shown.parcels.flatMap((parcel: { lines: { line_id: string }[] }) =>
      parcel.lines.map(({ line_id: id }) => id),
    );
    const left = shown.lines.filter(({ id }: { id: string }) => !gone.includes(id));
    const wishes = left.slice(0, lines).map(({ id }: { id: string }) => ({
      line_id: id,
      quantity: 1,
    }));
    return { carrier: null, lines: wishes, ...more };
  }

  /** So many of the order's lines leave in a parcel. */
  async function send(uuid: string, lines: number, more: object = {}) {
    return staff.workshop.post(at(uuid, "/parcels"), await parcelOf(uuid, lines, more));
  }

  async function sent(uuid: string, lines: number, more: object = {}) {
    const answer = await send(uuid, lines, more);
    expect(answer.status, answer.text).toBe(201);
    return answer.json;
  }

  return { shop, provider, close, staff, placed, move, making, parcelOf, send, sent };
}
