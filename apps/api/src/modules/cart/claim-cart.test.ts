import { afterAll, beforeAll, expect, it } from "vitest";
import {
  addNewDesign,
  type Caller,
  choose,
  newCart,
  postDesign,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";

let shop: TestPlatform;

beforeAll(async () => {
  shop = await testPlatform();
});
afterAll(() => shop.close());

function claim(caller: Caller, cart: string) {
  return caller.post(`/api/cart/${cart}/claim`);
}

it("makes a guest's cart the customer's, with the lines of their earlier one", async () => {
  const rider = await shop.customer();
  const earlier = await newCart(rider);
  const first = await addNewDesign(rider, earlier, { name: "Earlier" });
  await choose(rider, earlier, first, { jersey: [{ quantity: 2 }] });
  await rider.patch(`/api/cart/${earlier}`, { manual_check: true });

  const guest = await newCart(shop.visitor);
  await addNewDesign(shop.visitor, guest, { name: "Guest" });
  const answer = await claim(rider, guest);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json.uuid).toBe(guest);
  expect(answer.json.manual_check).toBe(true);
  const names = answer.json.items.map((item: { name: string }) => item.name);
  expect(names).toEqual(["Guest", "Guest", "Guest", "Earlier", "Earlier", "Earlier"]);
  expect(answer.json.items[3].quantity).toBe(2);
  expect((await rider.get(`/api/cart/${earlier}`)).status).toBe(404);
});

it("changes nothing when it is asked again", async () => {
  const rider = await shop.customer();
  const cart = await newCart(shop.visitor);
  await addNewDesign(shop.visitor, cart);
  const once = await claim(rider, cart);
  const twice = await claim(rider, cart);
  expect(twice.json).toEqual(once.json);
});

it("ends in one cart, with nothing lost and nothing double, when many are claimed at once", async () => {
  const rider = await shop.customer();
  const count = process.env["LONG"] === "1" ? 24 : 5;
  const carts = await Promise.all(Array.from({ length: count }, () => newCart(shop.visitor)));
  for (const cart of carts) await addNewDesign(shop.visitor, cart);
  const answers = await Promise.all(carts.map((cart) => claim(rider, cart)));
  expect(answers.map((answer) => answer.status)).toEqual(carts.map(() => 200));
  const open = await shop.db
    .selectFrom("carts")
    .select("id")
    .where("customer_id", "=", rider.account?.id ?? "")
    .where("state", "=", "open")
    .execute();
  expect(open).toHaveLength(1);
  const left = await rider.get(`/api/cart/${open[0]?.id}`);
  expect(left.json.items).toHaveLength(3 * count);
  // A tab that still holds one of the others is led to where its lines are.
  for (const cart of carts) expect((await claim(rider, cart)).json.uuid).toBe(open[0]?.id);
});

it("takes nobody else's cart", async () => {
  const rider = await shop.customer();
  const stranger = await shop.customer();
  const cart = await newCart(rider);
  expect((await claim(stranger, cart)).status).toBe(404);
  expect((await claim(shop.visitor, cart)).status).toBe(401);
});

it("adds up the same design in both carts", async () => {
  const rider = await shop.customer();
  const saved = await postDesign(rider);
  const design = saved.json.design.uuid as string;
  const carts = [await newCart(rider), await newCart(rider)];
  for (const cart of carts) {
    await rider.post(`/api/cart/${cart}/add/${design}`);
    await choose(rider, cart, design, { jersey: [{ quantity: 2 }] });
  }
  const answer = await claim(rider, carts[1] ?? "");
  const chosen = answer.json.items.filter((item: { quantity: number }) => item.quantity);
  expect(answer.json.items).toHaveLength(3);
  expect(chosen.map((item: { quantity: number }) => item.quantity)).toEqual([4]);
});
