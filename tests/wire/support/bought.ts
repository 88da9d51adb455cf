import assert from "node:assert/strict";
import { assertSuccess } from "./assertions.ts";
import { newDesign } from "./estate.ts";
import { checkoutBody, filledCart, order } from "./ordering.ts";
import { type ManyParts, type Part, untilReady } from "./parts.ts";
import { findSet } from "./sample-design.ts";
import { newCustomer, type Person, person } from "./wire.ts";

/** An order as its customer saw it. */
export interface Bought {
  readonly buyer: Person;
  readonly uuid: string;
  readonly number: string;
  readonly total: number;
}

/** A migrated shop with one web. */
export async function openWeb(shop: ManyParts): Promise<Part> {
  const migrate = await shop.start("migrate");
  assert.equal(await migrate.ended(), 0, migrate.output());
  await shop.start("sandbox");
  const web = await shop.start("web");
  await untilReady(web);
  return web;
}

/** Somebody at another web, still signed in. */
export function at(web: Part, who: Person): Person {
  return person(`http://127.0.0.1:${web.port}`, who.token);
}

/** A new customer designs, orders, and remembers what was told of it. */
export async function buy(web: Part): Promise<Bought> {
  const buyer = await newCustomer(`http://127.0.0.1:${web.port}`);
  const set = await findSet(buyer, ["jersey"]);
  const cart = await filledCart(buyer, set, await newDesign(buyer, set));
  const answer = await order(buyer, cart, await checkoutBody(buyer, cart));
  const { order_uuid: uuid } = assertSuccess(answer, 201);
  const seen = assertSuccess(await buyer.get(`/api/customer/orders/${uuid}`), 200);
  return { buyer, uuid, number: seen.order_number, total: seen.totals.total };
}

/** What was bought is there with its lines and sums, whoever was signed in still is, and the next order has the next number. */
export async function assertWhole(web: Part, bought: readonly Bought[]): Promise<void> {
  for (const { buyer, uuid, number, total } of bought) {
    const seen = assertSuccess(await at(web, buyer).get(`/api/customer/orders/${uuid}`), 200);
    assert.equal(seen.order_number, number);
    assert.equal(seen.totals.total, total);
    assert.ok(seen.lines.length > 0, "an order without lines");
  }
  const next = await buy(web);
  assert.ok(!bought.some(({ number }) => number === next.number), "a number was given twice");
}
