import { afterAll, beforeAll, expect, it } from "vitest";
import { limits } from "@holeshot/domain";
import {
  addNewDesign,
  type Caller,
  choose,
  newCart,
  order,
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

/** A cart with one row for each of so many riders. */
async function teamCart(caller: Caller, riders: number): Promise<{ cart: string; design: string }> {
  const cart = await newCart(caller);
  const design = await addNewDesign(caller, cart);
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => ({
      rider: { name: `R${from + at}`, number: "" },
    }));
  const half = Math.ceil(riders / 2);
  const wish = { jersey: rows(0, half), gloves: rows(half, riders), pants: [] };
  const chosen = await choose(caller, cart, design, wish);
  expect([chosen.status, chosen.json.items?.length], chosen.text).toEqual([200, riders]);
  return { cart, design };
}

it("keeps all of two carts that are more than one may hold: less is possible, more is not, nor an order", async () => {
  const max = limits.itemsPerCart;
  const rider = await shop.customer();
  const earlier = await teamCart(rider, 600);
  const guest = await teamCart(shop.visitor, 600);
  const merged = await claim(rider, guest.cart);
  expect([merged.status, merged.json.items.length]).toEqual([200, 1200]);
  const refused = {
    code: "validation_failed",
    errors: [{ path: "", code: "too_big", params: { max } }],
  };
  expect((await order(rider, guest.cart)).json).toMatchObject(refused);

  const row = (at: number) => ({ rider: { name: `Q${at}`, number: "" } });
  const set = (count: number) =>
    choose(rider, guest.cart, earlier.design, {
      jersey: Array.from({ length: count }, (_, at) => row(at)),
    });
  expect((await set(301)).json).toMatchObject(refused);
  const another = (await postDesign(rider)).json.design.uuid as string;
  expect((await rider.post(`/api/cart/${guest.cart}/add/${another}`)).json).toMatchObject(refused);
  // As many others, and fewer, step by step, until it is within the bound again.
  expect((await set(300)).json.items).toHaveLength(1200);
  expect((await set(150)).json.items).toHaveLength(1050);
  expect((await set(151)).json).toMatchObject(refused);
  expect((await set(100)).json.items).toHaveLength(max);
  expect((await set(101)).json).toMatchObject(refused);
  const ordered = await order(rider, guest.cart, { expected_total: 1 });
  expect(ordered.json.code).toBe("total_changed");
});
