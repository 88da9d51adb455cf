import { afterAll, expect, it } from "vitest";
import { checkoutBody, orderOf, payingShop, readyCart } from "../../testing/index.ts";

const { shop, rider, close } = await payingShop();
afterAll(close);

const at = (cart: string) => `/api/cart/${cart}/order`;

it("a cart that was ordered tells its buyer which order it became, and nobody else", async () => {
  const cart = await readyCart(rider);
  expect((await rider.get(at(cart))).status).toBe(404);
  const body = await checkoutBody(rider, cart, { payment: "pay_now" });
  const placed = await rider.post(`/api/cart/${cart}/checkout`, body, {
    "idempotency-key": crypto.randomUUID(),
  });
  expect(placed.status, placed.text).toBe(201);
  const told = await rider.get(at(cart));
  expect([told.status, told.json]).toEqual([200, { order_uuid: placed.json.order_uuid }]);
  expect((await (await shop.customer()).get(at(cart))).status).toBe(404);
  expect((await shop.visitor.get(at(cart))).status).toBe(401);
  expect((await rider.get(at(placed.json.order_uuid))).status).toBe(404);
});

it("a cart that came back from an order is an open cart, and none", async () => {
  const cart = await readyCart(rider);
  const place = async () => {
    const body = await checkoutBody(rider, cart, { payment: "pay_now" });
    return rider.post(`/api/cart/${cart}/checkout`, body, {
      "idempotency-key": crypto.randomUUID(),
    });
  };
  const first = (await place()).json.order_uuid as string;
  const cancelled = await rider.post(`/api/customer/orders/${first}/cancel`);
  expect(cancelled.status, cancelled.text).toBe(200);
  expect((await orderOf(rider, first)).status).toBe("cancelled");
  expect((await rider.get(at(cart))).status).toBe(404);
  const second = (await place()).json.order_uuid as string;
  expect((await rider.get(at(cart))).json).toEqual({ order_uuid: second });
});
