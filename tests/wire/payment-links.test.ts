import assert from "node:assert/strict";
import { beforeAll, test } from "vitest";
import { assertRefused, assertSuccess } from "./support/assertions.ts";
import { newDesign } from "./support/estate.ts";
import { payLinkOf } from "./support/mail-links.ts";
import { filledCart, ordered, readOrder } from "./support/ordering.ts";
import { usePaymentPage } from "./support/payment-page.ts";
import { findSet } from "./support/sample-design.ts";
import { sharedShop } from "./support/shared-shop.ts";
import { until } from "./support/waiting.ts";
import type { Json, Person } from "./support/wire.ts";

const house = sharedShop();
let customer: Person;
let set: Json;
let design: string;

beforeAll(async () => {
  customer = await house.customer();
  set = await findSet(customer, ["jersey"]);
  design = await newDesign(customer, set);
});

async function failed(): Promise<{ uuid: string; path: string; link: string }> {
  const cart = await filledCart(customer, set, design);
  const placed = await ordered(customer, cart, { payment: "pay_now" });
  const link = await payLinkOf(house.shop, placed);
  const path = new URL(link).pathname.replace(/^\/pay\//, "/api/payment-links/");
  return { uuid: placed.order_uuid, path, link };
}

test("whoever has the link of the mail pays the order, without a session", async () => {
  const { uuid, path, link } = await failed();
  const due = assertSuccess(await house.visitor.get(path), 200);
  const order = await readOrder(customer, uuid);
  assert.deepEqual([due.state, due.amount], ["open", order.totals.total]);
  const page = assertSuccess(await house.visitor.post(`${path}/pay`), 200);
  const back = await usePaymentPage(page.payment_url, "pay");
  assert.equal(back.href, `${link}?returned=1`);
  const read = () => house.visitor.post(`${path}/check`);
  await until("the link says paid", read, ({ json }) => json.state === "paid");
  const after = assertSuccess(await house.visitor.get(path), 200);
  assert.deepEqual([after.amount, after.rows, after.pay_until], [null, [], null]);
  assertRefused(await house.visitor.post(`${path}/pay`), 409, "already_paid");
});

test("one order's token opens no other order", async () => {
  const [one, two] = [await failed(), await failed()];
  const token = one.path.split("/").at(-1) ?? "";
  const crossed = two.path.replace(/[^/]+$/, token);
  assertRefused(await house.visitor.get(crossed), 404, "not_found");
  assertRefused(await house.visitor.post(`${crossed}/pay`), 404, "not_found");
  assertRefused(await customer.post(`${crossed}/check`), 404, "not_found");
});
