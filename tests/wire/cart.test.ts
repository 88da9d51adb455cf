import assert from "node:assert/strict";
import { beforeAll, describe, test } from "vitest";
import { assertRefused, assertRefusedField, assertSuccess } from "./support/assertions.ts";
import { newDesign } from "./support/estate.ts";
import { choices, chooseQuantities, filledCart, newCart } from "./support/ordering.ts";
import { drawDesign, findSet, saveDesign } from "./support/sample-design.ts";
import { sharedShop } from "./support/shared-shop.ts";
import type { Answer, Json, Person } from "./support/wire.ts";

const house = sharedShop();
let set: Json;

beforeAll(async () => {
  set = await findSet(house.visitor, ["jersey"]);
  await house.shop.command(["discount", "add", "TEN", "--percent", "10"]);
  await house.shop.command(["discount", "add", "BIG", "--amount", "999900"]);
});

async function read(who: Person, cart: string): Promise<Json> {
  return assertSuccess(await who.get(`/api/cart/${cart}`), 200);
}

function quantities(who: Person, cart: string, selections: unknown): Promise<Answer> {
  return who.put(`/api/cart/${cart}/quantities`, { selections });
}

function jersey(design: string, ...rows: unknown[]): Json {
  return { configuredSetUuid: design, product: "jersey", rows };
}

function inSize(index: number, quantity: unknown, extra: object = {}): Json {
  return { properties: choices(set, "jersey", index), quantity, ...extra };
}

async function withDesign(): Promise<{ who: Person; cart: string; design: string }> {
  const who = await house.customer();
  const design = await newDesign(who, set);
  const cart = await newCart(who);
  assertSuccess(await who.post(`/api/cart/${cart}/add/${design}`), 201);
  return { who, cart, design };
}

describe("a cart", () => {
  test("is empty at first, says so, and is anybody's who holds its uuid [S3.13, S7.11, S7.12]", async () => {
    const cart = await newCart(house.visitor);
    const empty = await read(house.visitor, cart);
    assert.deepEqual(empty.items, []);
    assert.deepEqual(empty.problems, [{ code: "cart_empty", item_ids: [] }]);
    assert.equal(empty.totals.total, 0);
    assert.deepEqual(await read(await house.customer(), cart), empty);
  });

  test("tells nothing about its owner", async () => {
    const { who, cart } = await withDesign();
    const me = assertSuccess(await who.get("/api/customer"), 200);
    const { text } = await house.visitor.get(`/api/cart/${cart}`);
    for (const secret of [me.email, me.id, me.last_name.toLowerCase()]) {
      assert.ok(!text.toLowerCase().includes(secret) || secret === "hendriks", secret);
    }
    assert.ok(!text.includes(me.email) && !text.includes(me.id));
  });
});

describe("items", () => {
  test("begin without quantity and size, and both are problems [S3.14, S5.06, S5.07, S7.14]", async () => {
    const { who, cart } = await withDesign();
    const { items, problems, totals } = await read(who, cart);
    assert.equal(items.length, 1);
    const [item] = items;
    assert.equal(item.quantity, null);
    assert.equal(item.rider, null);
    assert.equal("size" in item.properties, false);
    assert.equal(totals.subtotal, 0);
    assert.deepEqual(
      [...problems].sort((a: Json, b: Json) => a.code.localeCompare(b.code)),
      [
        { code: "missing_properties", item_ids: [item.id] },
        { code: "missing_quantities", item_ids: [item.id] },
      ],
    );
  });

  test("follow the rows: sizes, riders, equal rows summed, riders kept apart [S1.05, S2.35]", async () => {
    const { who, cart, design } = await withDesign();
    const rider = { name: "Romy", number: "7" };
    const answer = await quantities(who, cart, [
      jersey(
        design,
        inSize(0, 1),
        inSize(0, 2),
        inSize(1, 1, { rider }),
        inSize(1, 1, { rider: { name: "Jip", number: "12" } }),
      ),
    ]);
    const { items, totals, problems } = assertSuccess(answer, 200);
    assert.deepEqual(
      items.map((item: Json) => [item.quantity, item.rider?.name ?? null]),
      [
        [3, null],
        [1, "Romy"],
        [1, "Jip"],
      ],
    );
    assert.deepEqual(problems, []);
    // Five pieces: 5 % off 69.95 is 66.45.
    assert.equal(items[0].ppuInclVat, 6645);
    assert.equal(totals.subtotal, 5 * 6645);
    const again = await quantities(who, cart, [jersey(design, inSize(0, 1))]);
    assert.deepEqual(
      assertSuccess(again, 200).items.map((item: Json) => item.quantity),
      [1],
    );
  });

  test.each([
    [4, 6995],
    [5, 6645],
    [10, 6296],
    [25, 5946],
    [500, 5946],
  ])("%d pieces cost %d each", async (quantity, price) => {
    const { who, cart, design } = await withDesign();
    const changed = await chooseQuantities(who, cart, set, design, quantity);
    assert.equal(changed.items[0].ppuInclVat, price);
    assert.equal(changed.totals.subtotal, quantity * price);
  });

  test("a required choice may wait, an unknown one may not", async () => {
    const { who, cart, design } = await withDesign();
    const open = await quantities(who, cart, [jersey(design, { properties: {}, quantity: 2 })]);
    const { problems } = assertSuccess(open, 200);
    assert.deepEqual(
      problems.map((problem: Json) => problem.code),
      ["missing_properties"],
    );
    for (const properties of [{ size: "XXXXXL" }, { wings: "two" }, { size: 5 }]) {
      const answer = await quantities(who, cart, [jersey(design, { properties, quantity: 2 })]);
      assertRefused(answer, 422, "validation_failed");
    }
  });

  test.each([0, -1, 501, 1.5, "2", null, undefined])("quantity %j is refused", async (quantity) => {
    const { who, cart, design } = await withDesign();
    const before = await read(who, cart);
    const answer = await quantities(who, cart, [jersey(design, inSize(0, quantity))]);
    assertRefusedField(answer, "selections.0.rows.0.quantity");
    assert.equal((await read(who, cart)).version, before.version);
  });

  test("a design that is not in the cart is not found", async () => {
    const { who, cart } = await withDesign();
    const other = await newDesign(who, set);
    const answer = await quantities(who, cart, [jersey(other, inSize(0, 1))]);
    assert.ok([404, 422].includes(answer.status), answer.text);
  });

  test("are removed once [S7.15]", async () => {
    const { who, cart } = await withDesign();
    const [item] = (await read(who, cart)).items;
    assertSuccess(await who.remove(`/api/cart/${cart}/items/${item.id}`), 204);
    assertRefused(await who.remove(`/api/cart/${cart}/items/${item.id}`), 404, "not_found");
    assert.deepEqual((await read(who, cart)).items, []);
  });

  test("keep what was added when the design goes", async () => {
    const { who, cart, design } = await withDesign();
    await chooseQuantities(who, cart, set, design, 1);
    assertSuccess(await who.remove(`/api/configured-sets/${design}`), 204);
    const { items, problems } = await read(who, cart);
    assert.equal(items[0].quantity, 1);
    assert.deepEqual(problems, []);
  });

  test("a visitor adds a design with its edit hash, and not without", async () => {
    const { design, edit_hash } = await saveDesign(house.visitor, set, drawDesign(set));
    const cart = await newCart(house.visitor);
    const path = `/api/cart/${cart}/add/${design.uuid}`;
    assertRefused(await house.visitor.post(path), 404, "not_found");
    const added = await house.visitor.post(`${path}?hash=${edit_hash}`);
    assert.equal(assertSuccess(added, 201).items.length, 1);
  });
});

describe("extras", () => {
  test("a manual check costs per design and is free from ten pieces [S2.32, S2.34, S7.13]", async () => {
    const { who, cart, design } = await withDesign();
    await chooseQuantities(who, cart, set, design, 2);
    const path = `/api/cart/${cart}`;
    const checked = assertSuccess(await who.patch(path, { manual_check: true }), 200);
    assert.equal(checked.manual_check, true);
    assert.equal(checked.totals.manual_check, 1495);
    assert.equal(checked.totals.total, checked.totals.subtotal + 1495);
    const many = await chooseQuantities(who, cart, set, design, 10);
    assert.equal(many.totals.manual_check, 0);
    assertRefusedField(await who.patch(path, { manual_check: "yes" }), "manual_check");
    assertRefusedField(await who.patch(path, {}), "manual_check", "required");
  });

  test("a discount code is taken of the subtotal, half up, and never below zero [S2.33, S3.15]", async () => {
    const { who, cart, design } = await withDesign();
    await chooseQuantities(who, cart, set, design, 1);
    const path = `/api/cart/${cart}/discount-code`;
    const ten = assertSuccess(await who.put(path, { code: " ten " }), 200);
    assert.equal(ten.discount_code.code.toUpperCase(), "TEN");
    assert.equal(ten.totals.discount, 700);
    assert.equal(ten.totals.total, 6295);
    const big = assertSuccess(await who.put(path, { code: "BIG" }), 200);
    assert.equal(big.totals.discount, 6995);
    assert.equal(big.totals.total, 0);
    assertRefused(await who.put(path, { code: "NOBODY" }), 422, "invalid_discount_code");
    assert.equal((await read(who, cart)).discount_code.code.toUpperCase(), "BIG");
    const none = assertSuccess(await who.remove(path), 200);
    assert.equal(none.discount_code, null);
    assert.equal(none.totals.discount, 0);
    // Removing what is not there is no failure: the cart is as it was asked to be.
    assert.equal(assertSuccess(await who.remove(path), 200).discount_code, null);
  });
});

describe("shipping and quote", () => {
  async function methods(who: Person, cart: string, country: string): Promise<Json[]> {
    const answer = await who.get(`/api/cart/${cart}/shipping-methods?country=${country}`);
    return assertSuccess(answer, 200).data;
  }

  async function total(who: Person, cart: string, query: string): Promise<Json> {
    const answer = await who.get(`/api/cart/${cart}/quote?${query}`);
    return assertSuccess(answer, 200).totals;
  }

  test("at home: standard, express from 75.00, pick-up [S3.16]", async () => {
    const { who, cart, design } = await withDesign();
    await chooseQuantities(who, cart, set, design, 1);
    const small = await methods(who, cart, "nl");
    const prices = small.map((method) => method.price).sort((a, b) => a - b);
    assert.deepEqual(prices, [0, 695, 1995]);
    const express = small.find((method) => method.price === 1995);
    assert.deepEqual([express.available, express.available_from], [false, 7500]);
    await chooseQuantities(who, cart, set, design, 3);
    const large = await methods(who, cart, "nl");
    assert.ok(large.every((method) => method.available));
    // 209.85 is over 150.00: standard is free.
    assert.deepEqual(
      large.map((method) => method.price).sort((a, b) => a - b),
      [0, 0, 1995],
    );
  });

  test.each([
    ["de", 995],
    ["fr", 1495],
    ["ch", 2495],
    ["gb", 2495],
  ])("to %s for %d", async (country, price) => {
    const { who, cart, design } = await withDesign();
    await chooseQuantities(who, cart, set, design, 1);
    const [method] = await methods(who, cart, country);
    const expected = country === "ch" || country === "gb" ? [price, 2062] : [price];
    assert.ok(expected.includes(method.price), `${method.price}`);
  });

  test("nowhere else", async () => {
    const { who, cart, design } = await withDesign();
    await chooseQuantities(who, cart, set, design, 1);
    const answer = await who.get(`/api/cart/${cart}/shipping-methods?country=us`);
    assertRefused(answer, 422, "shipping_unavailable");
    const quote = await who.get(`/api/cart/${cart}/quote?country=us&shipping_method=standard`);
    assertRefused(quote, 422, "shipping_unavailable");
    const unknown = await who.get(`/api/cart/${cart}/quote?country=nl&shipping_method=pigeon`);
    assertRefused(unknown, 422, "shipping_unavailable");
    const nowhere = await who.get(`/api/cart/${cart}/shipping-methods?country=zz`);
    assertRefusedField(nowhere, "country");
    assertRefusedField(await who.get(`/api/cart/${cart}/shipping-methods`), "country", "required");
  });

  test.each([
    ["nl", "", 21],
    ["de", "", 19],
    ["dk", "", 25],
    ["lu", "", 17],
    ["fi", "", 25.5],
  ])("the total to %s contains %s%s %% VAT", async (country, _, rate) => {
    const { who, cart, design } = await withDesign();
    await chooseQuantities(who, cart, set, design, 2);
    const [method] = await methods(who, cart, country);
    const query = `country=${country}&shipping_method=${method.id}`;
    const totals = await total(who, cart, query);
    assert.equal(totals.total, totals.subtotal + totals.shipping);
    const contained = Math.round((totals.total * rate) / (100 + rate));
    assert.ok(Math.abs(totals.vat - contained) <= 1, `${totals.vat}, not ${contained}`);
  });

  test("a business elsewhere in the EU and whoever is outside it pay no VAT", async () => {
    const { who, cart, design } = await withDesign();
    await chooseQuantities(who, cart, set, design, 1);
    const [german] = await methods(who, cart, "de");
    const query = `country=de&shipping_method=${german.id}`;
    const business = await total(who, cart, `${query}&vat_id=DE136695976`);
    assert.equal(business.vat, 0);
    // 69.95 ÷ 1.21 is 57.81; shipping 9.95 ÷ 1.21 is 8.22.
    assert.deepEqual([business.subtotal, business.shipping, business.total], [5781, 822, 6603]);
    const [swiss] = await methods(who, cart, "ch");
    const abroad = await total(who, cart, `country=ch&shipping_method=${swiss.id}`);
    assert.deepEqual([abroad.subtotal, abroad.vat], [5781, 0]);
  });
});

describe("claiming", () => {
  test("at sign-in the visitor's cart becomes the customer's, with their earlier lines", async () => {
    const who = await house.customer();
    const earlier = await newDesign(who, set);
    await filledCart(who, set, earlier);

    const guest = await saveDesign(house.visitor, set, drawDesign(set));
    const cart = await newCart(house.visitor);
    const hash = `?hash=${guest.edit_hash}`;
    assertSuccess(
      await house.visitor.post(`/api/cart/${cart}/add/${guest.design.uuid}${hash}`),
      201,
    );

    const claimed = assertSuccess(await who.post(`/api/cart/${cart}/claim`), 200);
    assert.equal(claimed.uuid, cart);
    const designs = claimed.items.map((item: Json) => item.configuredSetUuid);
    assert.deepEqual(new Set(designs), new Set([earlier, guest.design.uuid]));

    // Claimed once more: nothing is lost, nothing is double.
    const again = assertSuccess(await who.post(`/api/cart/${cart}/claim`), 200);
    assert.equal(again.items.length, 2);
    assertRefused(await house.visitor.post(`/api/cart/${cart}/claim`), 401, "unauthenticated");
  });
});
