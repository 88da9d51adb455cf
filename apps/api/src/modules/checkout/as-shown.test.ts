import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  addNewDesign,
  type Caller,
  checkoutBody,
  choose,
  newCart,
  type Reply,
  saveChoices,
  shopWithRider,
  someText,
} from "../../testing/index.ts";
import { addDiscountCode } from "../cart/index.ts";

const house = shopWithRider();

interface AtTheTill {
  readonly cart: string;
  readonly design: string;
  /** What the page shows. */
  readonly shown: { readonly fingerprint: string; readonly version: number };
  readonly body: Record<string, unknown>;
}

const RIDERS = [
  { quantity: 1, rider: { name: "Zoë", number: "7" } },
  { quantity: 1, rider: { name: "Bram", number: "23" } },
];

async function shownCart(cart: string, caller: Caller = house.rider) {
  return (await caller.get(`/api/cart/${cart}`)).json;
}

async function atTheTill(overrides: Readonly<Record<string, unknown>> = {}): Promise<AtTheTill> {
  const cart = await newCart(house.rider);
  const design = await addNewDesign(house.rider, cart);
  await choose(house.rider, cart, design, { jersey: RIDERS, pants: [{}], gloves: [{}] });
  const body = await checkoutBody(house.rider, cart, overrides);
  return { cart, design, body, shown: await shownCart(cart) };
}

function orderAs(
  { cart, body }: AtTheTill,
  fingerprint: string | null,
  key: string = randomUUID(),
): Promise<Reply> {
  const query = fingerprint === null ? "" : `?fingerprint=${encodeURIComponent(fingerprint)}`;
  return house.rider.post(`/api/cart/${cart}/checkout${query}`, body, { "idempotency-key": key });
}

function told({ status, json }: Reply): readonly unknown[] {
  return [status, json.code];
}

/** A word more on the jersey, at the same price. */
async function saveWord(design: string, text: string): Promise<void> {
  const { version, name, document } = (await house.rider.get(`/api/configured-sets/${design}`))
    .json;
  const jersey = { ...document.products.jersey, layers: [someText({ text })] };
  const changed = { ...document, products: { ...document.products, jersey } };
  const body = { version, name, document: changed };
  const answer = await house.rider.put(`/api/configured-sets/${design}`, body);
  expect(answer.status, answer.text).toBe(200);
}

describe("an order that says which cart its buyer saw", () => {
  it("is placed while that is what would be ordered", async () => {
    const till = await atTheTill();
    const answer = await orderAs(till, till.shown.fingerprint);
    expect(answer.status, answer.text).toBe(201);
  });

  const changes: Readonly<Record<string, (till: AtTheTill) => Promise<unknown>>> = {
    "the design was saved": ({ design }) => saveWord(design, "SPONSOR"),
    "the design was renamed": async ({ design }) => {
      const { version, document } = (await house.rider.get(`/api/configured-sets/${design}`)).json;
      await house.rider.put(`/api/configured-sets/${design}`, { name: "Anew", version, document });
    },
    "a choice was made in the design": ({ design }) =>
      saveChoices(house.rider, design, { collar: "v-overlap" }),
    "a mate drew on it by the link": async ({ design }) => {
      const at = `/api/configured-sets/${design}/together`;
      const { link } = (await house.rider.post(at)).json;
      const edit = { at: "add", product: "jersey", layer: someText({ id: "mates" }), above: null };
      const act = { id: randomUUID(), edits: [edit] };
      const answer = await house.shop.visitor.post(`${at}/acts?link=${link}`, act);
      expect(answer.status, answer.text).toBe(200);
    },
    "a rider's number was changed": ({ cart, design }) => {
      const rider = { name: "Bram", number: "24" };
      const jersey = [RIDERS[0] ?? {}, { quantity: 1, rider }];
      return choose(house.rider, cart, design, { jersey });
    },
    "a size was changed": ({ cart, design }) =>
      choose(house.rider, cart, design, { gloves: [{ properties: { size: "M" } }] }),
    "a quantity was changed": ({ cart, design }) =>
      choose(house.rider, cart, design, { pants: [{ quantity: 2 }] }),
    "another design was added": ({ cart }) => addOneMore(cart),
    "a check was asked for": ({ cart }) =>
      house.rider.patch(`/api/cart/${cart}`, { manual_check: true }),
    "a code was set": async ({ cart }) => {
      const code = `TILL${randomUUID().slice(0, 4)}`;
      await house.shop.transaction((tx) =>
        addDiscountCode(tx, { id: house.shop.newId(), code, worth: { percent: 10 } }),
      );
      const set = await house.rider.put(`/api/cart/${cart}/discount-code`, { code });
      expect(set.status).toBe(200);
    },
  };

  async function addOneMore(cart: string): Promise<void> {
    const other = await addNewDesign(house.rider, cart, { set: 1 });
    await choose(house.rider, cart, other, { jersey: [{}] });
  }

  it.each(Object.keys(changes))("is refused and changes nothing where %s", async (change) => {
    const till = await atTheTill();
    await changes[change]?.(till);
    const before = await house.rider.get(`/api/cart/${till.cart}`);
    expect(before.json.fingerprint).not.toBe(till.shown.fingerprint);
    expect(told(await orderAs(till, till.shown.fingerprint))).toEqual([409, "stale_version"]);
    expect((await house.rider.get(`/api/cart/${till.cart}`)).text).toBe(before.text);
    const orders = await house.shop.db
      .selectFrom("orders")
      .select("id")
      .where("cart_id", "=", till.cart)
      .execute();
    expect(orders).toEqual([]);
    // As it is now it can be ordered, and is what the page shows by then.
    const body = await checkoutBody(house.rider, till.cart);
    const again = await orderAs({ ...till, body }, before.json.fingerprint as string);
    expect(again.status, again.text).toBe(201);
  });

  it("is placed where others saved what it was already", async () => {
    const till = await atTheTill();
    await choose(house.rider, till.cart, till.design, { jersey: RIDERS });
    const { version, name, document } = (
      await house.rider.get(`/api/configured-sets/${till.design}`)
    ).json;
    const same = { version, name, document };
    expect((await house.rider.put(`/api/configured-sets/${till.design}`, same)).status).toBe(200);
    const now = await shownCart(till.cart);
    expect(now.version).toBeGreaterThan(till.shown.version);
    expect(now.fingerprint).toBe(till.shown.fingerprint);
    expect((await orderAs(till, till.shown.fingerprint)).status).toBe(201);
  });

  it("is told first what keeps the cart from being ordered at all", async () => {
    const till = await atTheTill();
    await addNewDesign(house.rider, till.cart);
    expect(told(await orderAs(till, till.shown.fingerprint))).toEqual([422, "missing_quantities"]);
  });

  it("is told of the change before consents, code and total", async () => {
    const till = await atTheTill({ accept_terms: false, expected_total: 1 });
    await saveWord(till.design, "SPONSOR");
    expect(told(await orderAs(till, till.shown.fingerprint))).toEqual([409, "stale_version"]);
    expect(told(await orderAs(till, null))).toEqual([422, "terms_not_accepted"]);
  });

  it("gets its first answer by its key, whatever it says it saw by then", async () => {
    const till = await atTheTill({ payment: "invoice" });
    const first = await orderAs(till, till.shown.fingerprint, "first");
    expect(first.status, first.text).toBe(201);
    await saveWord(till.design, "LATER");
    for (const seen of [till.shown.fingerprint, "another", null])
      expect((await orderAs(till, seen, "first")).json, String(seen)).toEqual(first.json);
  });

  it("keeps no key when it is refused", async () => {
    const till = await atTheTill();
    await saveWord(till.design, "SPONSOR");
    const stale = await orderAs(till, till.shown.fingerprint, "tried");
    expect(told(stale)).toEqual([409, "stale_version"]);
    const { fingerprint } = await shownCart(till.cart);
    expect((await orderAs(till, fingerprint, "tried")).status).toBe(201);
  });
});

it("an order that says nothing of it is held to its total alone, as ever", async () => {
  const till = await atTheTill();
  await saveWord(till.design, "SPONSOR");
  expect((await orderAs(till, null)).status).toBe(201);
});

describe("a cart tells which save its lines are made of", () => {
  it("and when that was; nothing of a design that is there no more", async () => {
    const till = await atTheTill();
    const before = (await shownCart(till.cart)).items[0].saved;
    await saveWord(till.design, "SPONSOR");
    const { items } = await shownCart(till.cart);
    const design = (await house.rider.get(`/api/configured-sets/${till.design}`)).json;
    expect(items[0].saved).toEqual({ version: expect.any(String), at: design.updated_at });
    expect(items[0].saved.version).not.toBe(before.version);
    await house.rider.delete(`/api/configured-sets/${till.design}`);
    const left = await shownCart(till.cart);
    expect(left.items.map((item: object) => "saved" in item)).not.toContain(true);
    expect(left.fingerprint).toBe(till.shown.fingerprint);
  });
});
