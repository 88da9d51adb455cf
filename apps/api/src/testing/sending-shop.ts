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

  async function placed(
    overrides: Readonly<Record<string, unknown>> = {},
    quantity = 1,
  ): Promise<SentOrder> {
    const buyer = await shop.customer();
    const { json } = await order(buyer, await readyCart(buyer, quantity), overrides);
    return { buyer, uuid: json.order_uuid as string, number: json.order_number as string };
  }

  async function move(uuid: string, status: string): Promise<void> {
    const moved = await staff.administrator.patch(at(uuid), { status });
    expect(moved.status, moved.text).toBe(200);
  }

  async function making(
    overrides: Readonly<Record<string, unknown>> = {},
    quantity = 1,
  ): Promise<SentOrder> {
    const made = await placed(overrides, quantity);
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

  let refunds = 0;
  /** So many garments of the order's lines are given back, by the place of the line. */
  async function givenBack(uuid: string, ...counts: readonly number[]): Promise<void> {
    const { lines: all } = (await staff.finance.get(at(uuid))).json;
    const lines = counts.flatMap((quantity, place) =>
      quantity === 0 ? [] : [{ line_id: all[place].id as string, quantity }],
    );
    const key = { "idempotency-key": `back-${(refunds += 1)}` };
    const body = { lines, reason: "Test" };
    const answer = await staff.finance.post(at(uuid, "/refunds"), body, key);
    expect(answer.status, answer.text).toBe(201);
  }

  return { shop, provider, close, staff, placed, move, givenBack, making, parcelOf, send, sent };
}
