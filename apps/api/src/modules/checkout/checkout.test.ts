import { describe, expect, it } from "vitest";
import { addDiscountCode } from "../cart/index.ts";
import {
  addNewDesign,
  ADDRESS,
  checkoutBody,
  choose,
  newCart,
  order,
  postDesign,
  readyCart,
  shopWithRider,
} from "../../testing/index.ts";

const house = shopWithRider();

const GHOST = "019a0000-0000-7000-8000-000000000000";

async function refusal(
  cart: string,
  overrides: Readonly<Record<string, unknown>>,
  caller = house.rider,
): Promise<[number, string]> {
  const answer = await order(caller, cart, overrides);
  return [answer.status, answer.json.code];
}

describe("an order on invoice", () => {
  it("is complete at once, with a number, and its cart is gone", async () => {
    const cart = await readyCart(house.rider);
    const answer = await order(house.rider, cart);
    expect(answer.status, answer.text).toBe(201);
    expect(answer.json).toEqual({
      order_uuid: expect.any(String),
      order_number: expect.stringMatching(/^HS-\d{4}-\d{6}$/),
      outcome: "complete",
    });
    expect((await house.rider.get(`/api/cart/${cart}`)).status).toBe(404);
    const read = await house.rider.get(`/api/customer/orders/${answer.json.order_uuid}`);
    expect(read.json).toMatchObject({
      status: "confirmed",
      order_number: answer.json.order_number,
    });
  });

  it("answers the same to the same key and body, without counting as another try", async () => {
    const cart = await readyCart(house.rider);
    const body = await checkoutBody(house.rider, cart);
    const headers = { "idempotency-key": "again" };
    const once = await house.rider.post(`/api/cart/${cart}/checkout`, body, headers);
    const swapped = Object.fromEntries(Object.entries(body).toReversed());
    const twice = await house.rider.post(`/api/cart/${cart}/checkout`, swapped, headers);
    expect([twice.status, twice.json]).toEqual([201, once.json]);
    const other = await house.rider.post(
      `/api/cart/${cart}/checkout`,
      { ...body, language: "en" },
      headers,
    );
    expect([other.status, other.json.code]).toEqual([409, "idempotency_conflict"]);
  });

  it("leaves a key free when it is refused", async () => {
    const cart = await readyCart(house.rider);
    const wrong = await order(house.rider, cart, { expected_total: 1 }, "tried");
    expect(wrong.json.code).toBe("total_changed");
    expect((await order(house.rider, cart, {}, "tried")).status).toBe(201);
  });
});

describe("refusals", () => {
  it("need a token, a body and a key", async () => {
    const cart = await readyCart(house.rider);
    expect(await refusal(cart, {}, house.shop.visitor)).toEqual([401, "unauthenticated"]);
    const body = await checkoutBody(house.rider, cart);
    const keyless = await house.rider.post(`/api/cart/${cart}/checkout`, body);
    expect([keyless.status, keyless.json.code]).toEqual([422, "validation_failed"]);
    expect(await refusal(cart, { shipping_method: "" })).toEqual([422, "validation_failed"]);
  });

  it("name a wrong VAT id and a business without a name", async () => {
    const cart = await readyCart(house.rider);
    const billing = { ...ADDRESS, vat_id: "NL12" };
    const answer = await order(house.rider, cart, { billing_address: billing, expected_total: 1 });
    expect(answer.json.errors).toEqual([
      { path: "billing_address.vat_id", code: "invalid_vat_id", params: {} },
      { path: "billing_address.company", code: "required", params: {} },
    ]);
  });

  it("come in the order that is written", async () => {
    const cart = await newCart(house.rider);
    const all = {
      accept_terms: false,
      accept_colour_deviation: false,
      shipping_method: "rocket",
      expected_total: 1,
    };
    expect(await refusal(cart, all)).toEqual([422, "cart_empty"]);
    const design = await addNewDesign(house.rider, cart, { set: 1 });
    expect(await refusal(cart, all)).toEqual([422, "missing_quantities"]);
    await house.rider.put(`/api/cart/${cart}/quantities`, {
      selections: [
        { configuredSetUuid: design, product: "jersey", rows: [{ properties: {}, quantity: 1 }] },
      ],
    });
    expect(await refusal(cart, all)).toEqual([422, "missing_properties"]);
    await choose(house.rider, cart, design, { jersey: [{}] });
    expect(await refusal(cart, all)).toEqual([422, "terms_not_accepted"]);
    const terms = { ...all, accept_terms: true };
    expect(await refusal(cart, terms)).toEqual([422, "colour_deviation_not_accepted"]);

    await house.shop.transaction((tx) =>
      tx
        .updateTable("cart_designs")
        .set({ has_pixel_images: true, follows_saves: false })
        .where("cart_id", "=", cart)
        .execute(),
    );
    const colours = { ...terms, accept_colour_deviation: true };
    expect(await refusal(cart, colours)).toEqual([422, "image_quality_not_accepted"]);

    await house.shop.transaction((tx) =>
      addDiscountCode(tx, {
        id: house.shop.newId(),
        code: "SPENT",
        worth: { percent: 5 },
        uses: 1,
      }),
    );
    await house.rider.put(`/api/cart/${cart}/discount-code`, { code: "spent" });
    await house.shop.transaction((tx) =>
      tx.updateTable("discount_codes").set({ used: 1 }).where("code", "=", "SPENT").execute(),
    );
    const images = { ...colours, accept_image_quality: true };
    expect(await refusal(cart, images)).toEqual([422, "discount_code_used"]);
    await house.rider.delete(`/api/cart/${cart}/discount-code`);
    expect(await refusal(cart, images)).toEqual([422, "shipping_unavailable"]);
    const sent = { ...images, shipping_method: "standard" };
    expect(await refusal(cart, sent)).toEqual([409, "total_changed"]);
    const right = await order(house.rider, cart, { ...sent, expected_total: 6995 + 695 });
    expect(right.status, right.text).toBe(201);
    expect(await refusal(cart, all)).toEqual([409, "cart_changed"]);
  });

  it("say nothing of other people's carts", async () => {
    const stranger = await house.shop.customer();
    const cart = await readyCart(house.rider);
    expect(await refusal(cart, {}, stranger)).toEqual([404, "not_found"]);
    expect(await refusal(GHOST, {})).toEqual([404, "not_found"]);
    await order(house.rider, cart);
    expect(await refusal(cart, {}, stranger)).toEqual([404, "not_found"]);
  });

  it("keep parcels from places outside the VAT area", async () => {
    const cart = await readyCart(house.rider);
    const canaries = { ...ADDRESS, country: "es", postcode: "35001" };
    expect(await refusal(cart, { shipping_address: canaries })).toEqual([
      422,
      "shipping_unavailable",
    ]);
  });

  it("come after sixty checkouts in an hour, but not for repeats", async () => {
    const eager = await house.shop.customer();
    const cart = await readyCart(eager);
    const body = await checkoutBody(eager, cart);
    const post = (key: string) =>
      eager.post(`/api/cart/${cart}/checkout`, body, { "idempotency-key": key });
    expect((await post("first")).status).toBe(201);
    for (let at = 0; at < 70; at += 1) expect((await post("first")).status).toBe(201);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => post(`other-${at}`)));
    const limited = answers.filter((answer) => answer.status === 429);
    expect(limited).toHaveLength(1);
    expect(Number(limited[0]?.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("what is kept", () => {
  it("is the design as last saved, whatever is saved afterwards", async () => {
    const cart = await newCart(house.rider);
    const design = await addNewDesign(house.rider, cart, { name: "First", set: 1 });
    await choose(house.rider, cart, design, { jersey: [{}] });
    const { json: stored } = await house.rider.get(`/api/configured-sets/${design}`);
    const save = async (name: string, version: number) => {
      const answer = await house.rider.put(`/api/configured-sets/${design}`, {
        ...{ name, document: stored.document, version },
      });
      expect(answer.status, answer.text).toBe(200);
    };
    await save("Second", 1);
    expect((await house.rider.get(`/api/cart/${cart}`)).json.items[0].name).toBe("Second");
    const placed = await order(house.rider, cart);
    await save("Third", 2);
    const read = await house.rider.get(`/api/customer/orders/${placed.json.order_uuid}`);
    expect(read.json.lines[0].name).toBe("Second");
    expect(read.json.lines[0].document_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("asks for the consent that what was saved last needs", async () => {
    const cart = await newCart(house.rider);
    const design = await addNewDesign(house.rider, cart, { set: 1 });
    await choose(house.rider, cart, design, { jersey: [{}] });
    await house.shop.transaction((tx) =>
      tx
        .updateTable("designs")
        .set({ has_pixel_images: true, document_hash: "f".repeat(64) })
        .where("id", "=", design)
        .execute(),
    );
    expect(await refusal(cart, {})).toEqual([422, "image_quality_not_accepted"]);
  });

  it("is each consent with its words, version and time", async () => {
    const cart = await readyCart(house.rider);
    const placed = await order(house.rider, cart, { language: "dk" });
    const { consents } = await house.shop.db
      .selectFrom("orders")
      .select("consents")
      .where("id", "=", placed.json.order_uuid)
      .executeTakeFirstOrThrow();
    expect(consents.map((each) => [each.kind, each.version, each.language])).toEqual([
      ["terms", "2026-11-20", "dk"],
      ["colour_deviation", "2026-11-20", "dk"],
    ]);
    expect(consents[0]?.text).toContain("handelsbetingelserne");
    expect(Date.parse(consents[0]?.accepted_at ?? "")).toBeGreaterThan(0);
  });
});

describe("ordering again", () => {
  it("makes a cart of the same designs and quantities at today's prices", async () => {
    const cart = await newCart(house.rider);
    const design = await addNewDesign(house.rider, cart, { name: "Markelo" });
    await choose(house.rider, cart, design, {
      jersey: [{ rider: { name: "de Vries", number: "38" } }, { quantity: 4 }],
      pants: [{ quantity: 2 }],
      gloves: [{ quantity: 1 }],
    });
    const before = (await house.rider.get(`/api/cart/${cart}`)).json;
    const placed = await order(house.rider, cart);
    await house.rider.delete(`/api/configured-sets/${design}`);
    const again = await house.rider.post(`/api/customer/orders/${placed.json.order_uuid}/reorder`);
    expect(again.status, again.text).toBe(201);
    const facts = (items: Record<string, unknown>[]) =>
      items.map(({ name, quantity, ppuInclVat, properties, rider: who }) => ({
        ...{ name, quantity, ppuInclVat, properties, who },
      }));
    expect(facts(again.json.items)).toEqual(facts(before.items));
    expect(again.json.problems).toEqual([]);
    expect((await order(house.rider, again.json.uuid)).status).toBe(201);
  });

  it("is only for the one whose order it is", async () => {
    const placed = await order(house.rider, await readyCart(house.rider));
    const stranger = await house.shop.customer();
    const url = `/api/customer/orders/${placed.json.order_uuid}`;
    for (const act of ["/reorder", "/pay", "/proof/approve"]) {
      expect((await stranger.post(`${url}${act}`)).status).toBe(404);
    }
    expect((await stranger.get(url)).status).toBe(404);
    expect((await stranger.get(`${url}/invoice.pdf`)).status).toBe(404);
  });
});

describe("cost", () => {
  it("of a whole purchase is at most forty SQL statements, transactions not counted", async () => {
    const saved = await postDesign(house.rider);
    const marks: Record<string, number> = {};
    let last = house.shop.database.statements();
    const mark = (name: string, transactions: number) => {
      marks[name] = house.shop.database.statements() - last - 2 * transactions;
      last = house.shop.database.statements();
    };
    const cart = await newCart(house.rider);
    mark("create", 1);
    const design = saved.json.design.uuid as string;
    await house.rider.post(`/api/cart/${cart}/add/${design}`);
    mark("add", 1);
    await choose(house.rider, cart, design, { jersey: [{}], pants: [{}], gloves: [{}] });
    mark("quantities", 1);
    const body = await checkoutBody(house.rider, cart);
    mark("quote", 0);
    const headers = { "idempotency-key": "cost" };
    const answer = await house.rider.post(`/api/cart/${cart}/checkout`, body, headers);
    expect(answer.status, answer.text).toBe(201);
    mark("checkout", 1);
    const sum = Object.values(marks).reduce((total, count) => total + count, 0);
    expect(sum, JSON.stringify(marks)).toBeLessThanOrEqual(40);
  });
});
