import { describe, expect, it } from "vitest";
import {
  addNewDesign,
  type Caller,
  choose,
  newCart,
  postDesign,
  shopWithRider,
} from "../../testing/index.ts";
import { openCatalogue } from "../catalogue/index.ts";
import { addDiscountCode, type NewDiscountCode } from "./index.ts";

const house = shopWithRider();

const GHOST = "019a0000-0000-7000-8000-000000000000";

function show(caller: Caller, cart: string) {
  return caller.get(`/api/cart/${cart}`);
}

function addCode(code: Omit<NewDiscountCode, "id">) {
  return house.shop.transaction((tx) => addDiscountCode(tx, { id: house.shop.newId(), ...code }));
}

describe("a new cart", () => {
  it("is empty and says so", async () => {
    const cart = await newCart(house.shop.visitor);
    const answer = await show(house.shop.visitor, cart);
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      uuid: cart,
      version: 1,
      fingerprint: expect.any(String),
      manual_check: false,
      items: [],
      discount_code: null,
      totals: {
        subtotal: 0,
        vat: 0,
        shipping: 0,
        discount: 0,
        manual_check: 0,
        extras: [],
        total: 0,
      },
      problems: [{ code: "cart_empty", item_ids: [] }],
      currency: "EUR",
    });
  });

  it("answers 304 while nothing changed, and anew when something did", async () => {
    const cart = await newCart(house.shop.visitor);
    const tag = String((await show(house.shop.visitor, cart)).headers["etag"]);
    const same = await house.shop.visitor.get(`/api/cart/${cart}`, {
      "if-none-match": `W/${tag}, "x"`,
    });
    expect(same.status).toBe(304);
    expect(same.text).toBe("");
    await house.shop.visitor.patch(`/api/cart/${cart}`, { manual_check: true });
    const changed = await house.shop.visitor.get(`/api/cart/${cart}`, { "if-none-match": tag });
    expect(changed.status).toBe(200);
    expect(changed.json).toMatchObject({ version: 2, manual_check: true });
  });

  it("does not exist for another id", async () => {
    expect((await show(house.rider, GHOST)).status).toBe(404);
    expect((await house.rider.patch(`/api/cart/${GHOST}`, { manual_check: true })).status).toBe(
      404,
    );
    expect((await house.rider.delete(`/api/cart/${GHOST}/discount-code`)).status).toBe(404);
  });
});

describe("adding a design", () => {
  it("leaves out what is worn instead of a kit's own pieces until a quantity of it is chosen", async () => {
    const cart = await newCart(house.rider);
    const design = await addNewDesign(house.rider, cart);
    const chosen = await choose(house.rider, cart, design, {
      jersey: [{}],
      pants: [{}],
      gloves: [{}],
      "pit-shirt": [{ quantity: 2 }],
    });
    expect(chosen.status, chosen.text).toBe(200);
    expect(chosen.json.problems).toEqual([]);
    const { items } = chosen.json;
    expect(items.map((item: { product: { id: string } }) => item.product.id)).toEqual([
      "jersey",
      "pants",
      "gloves",
      "pit-shirt",
    ]);
    expect(items[3]).toMatchObject({ quantity: 2, ppuInclVat: 2995 });
    const alone = await newCart(house.rider);
    await addNewDesign(house.rider, alone, { set: openCatalogue().sets.length - 1 });
    const { json } = await show(house.rider, alone);
    expect(json.items.map((item: { product: { id: string } }) => item.product.id)).toEqual([
      "pit-shirt",
    ]);
  });

  it("makes one item per product, quantity and size to be chosen [S2.31]", async () => {
    const cart = await newCart(house.rider);
    const design = await addNewDesign(house.rider, cart, { name: "Lommel" });
    const { json } = await show(house.rider, cart);
    expect(json.items.map((item: { product: { id: string } }) => item.product.id)).toEqual([
      "jersey",
      "pants",
      "gloves",
    ]);
    for (const item of json.items) {
      expect(item).toMatchObject({
        configuredSetUuid: design,
        name: "Lommel",
        quantity: null,
        rider: null,
        hasThumbnail: null,
        preview_url: null,
      });
      expect(item.properties).not.toHaveProperty("size");
    }
    const ids = json.items.map((item: { id: string }) => item.id);
    expect(json.problems).toEqual([
      { code: "missing_quantities", item_ids: ids },
      { code: "missing_properties", item_ids: ids },
    ]);
    expect(json.totals.total).toBe(0);
  });

  it("names products in the language asked for", async () => {
    const cart = await newCart(house.rider);
    await addNewDesign(house.rider, cart);
    const danish = await house.rider.get(`/api/cart/${cart}?language=dk`);
    expect(danish.json.items[0].product).toEqual({ id: "jersey", name: "Trøje" });
  });

  it("refuses the same design twice, also at the same moment", async () => {
    const cart = await newCart(house.rider);
    const saved = await postDesign(house.rider);
    const url = `/api/cart/${cart}/add/${saved.json.design.uuid}`;
    const answers = await Promise.all(Array.from({ length: 6 }, () => house.rider.post(url)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    const refused = answers.filter((answer) => answer.status === 409);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.json.code).toBe("already_in_cart");
    expect((await show(house.rider, cart)).json.items).toHaveLength(3);
  });

  it("takes a design only from who may use it", async () => {
    const cart = await newCart(house.shop.visitor);
    const mine = await postDesign(house.rider);
    const foreign = await house.shop.visitor.post(`/api/cart/${cart}/add/${mine.json.design.uuid}`);
    expect(foreign.status).toBe(404);
    const guest = await postDesign(house.shop.visitor);
    const path = `/api/cart/${cart}/add/${guest.json.design.uuid}`;
    expect((await house.shop.visitor.post(path)).status).toBe(404);
    expect((await house.shop.visitor.post(`${path}?hash=${guest.json.edit_hash}`)).status).toBe(
      201,
    );
    expect((await house.rider.post(`/api/cart/${cart}/add/${GHOST}`)).status).toBe(404);
  });

  it("keeps its copy when the design is deleted", async () => {
    const cart = await newCart(house.rider);
    const design = await addNewDesign(house.rider, cart);
    expect((await house.rider.delete(`/api/configured-sets/${design}`)).status).toBe(204);
    expect((await show(house.rider, cart)).json.items).toHaveLength(3);
    expect((await choose(house.rider, cart, design, { jersey: [{}] })).status).toBe(200);
  });
});

describe("quantities", () => {
  it("replace the items of the products named, sum equal rows and keep riders apart", async () => {
    const cart = await newCart(house.rider);
    const design = await addNewDesign(house.rider, cart);
    const answer = await choose(house.rider, cart, design, {
      jersey: [
        { quantity: 2 },
        { quantity: 1, properties: { size: "M" } },
        { quantity: 3 },
        { rider: { name: "de Vries", number: "38" } },
        { rider: { name: "de Vries", number: "38" } },
        { rider: { name: "", number: "" } },
      ],
    });
    expect(answer.status, answer.text).toBe(200);
    const jerseys = answer.json.items.filter(
      (item: { product: { id: string } }) => item.product.id === "jersey",
    );
    expect(
      jerseys.map((item: Record<string, unknown>) => [
        (item["properties"] as { size: string }).size,
        item["quantity"],
        item["rider"],
      ]),
    ).toEqual([
      ["L", 6, null],
      ["M", 1, null],
      ["L", 1, { name: "de Vries", number: "38" }],
      ["L", 1, { name: "de Vries", number: "38" }],
    ]);
    // Nine jerseys: five per cent off, rounded half up.
    expect(jerseys[0].ppuInclVat).toBe(6645);
    expect(answer.json.totals.subtotal).toBe(9 * 6645);
    expect(answer.json.items).toHaveLength(6);
  });

  it("count breaks of a product over all designs", async () => {
    const cart = await newCart(house.rider);
    const first = await addNewDesign(house.rider, cart);
    const second = await addNewDesign(house.rider, cart, { set: 1 });
    await choose(house.rider, cart, first, { jersey: [{ quantity: 4 }] });
    const answer = await choose(house.rider, cart, second, { jersey: [{ quantity: 6 }] });
    const priced = answer.json.items.filter((item: { quantity: number }) => item.quantity);
    expect(priced.map((item: { ppuInclVat: number }) => item.ppuInclVat)).toEqual([6296, 6296]);
  });

  it("refuse the same design and product twice in one request [S5.11]", async () => {
    const cart = await newCart(house.rider);
    const design = await addNewDesign(house.rider, cart);
    const selection = {
      configuredSetUuid: design,
      product: "jersey",
      rows: [{ properties: { size: "L" }, quantity: 1 }],
    };
    const answer = await house.rider.put(`/api/cart/${cart}/quantities`, {
      selections: [selection, selection],
    });
    expect([answer.status, answer.json.code]).toEqual([422, "duplicate_configuration"]);
  });

  it("name every unknown thing and then change nothing", async () => {
    const cart = await newCart(house.rider);
    const design = await addNewDesign(house.rider, cart);
    const before = (await show(house.rider, cart)).json.items;
    const answer = await house.rider.put(`/api/cart/${cart}/quantities`, {
      selections: [
        { configuredSetUuid: GHOST, product: "jersey", rows: [{ properties: {}, quantity: 1 }] },
        {
          configuredSetUuid: design,
          product: "jersey",
          rows: [
            { properties: { size: "HUGE" }, quantity: 1 },
            { properties: { constructor: "name" }, quantity: 1 },
            { properties: { size: "L" }, quantity: 300 },
            { properties: { size: "L" }, quantity: 201 },
          ],
        },
      ],
    });
    expect(answer.status).toBe(422);
    expect(answer.json.errors).toEqual([
      { path: "selections.0.configuredSetUuid", code: "unknown_reference", params: {} },
      { path: "selections.1.rows.0.properties.size", code: "unknown_reference", params: {} },
      { path: "selections.1.rows.1.properties.constructor", code: "unknown_reference", params: {} },
      { path: "selections.1.rows.3.quantity", code: "too_big", params: { max: 500 } },
    ]);
    expect((await show(house.rider, cart)).json.items).toEqual(before);
  });

  it("accept a row without a size and report it", async () => {
    const cart = await newCart(house.rider);
    const design = await addNewDesign(house.rider, cart);
    const answer = await house.rider.put(`/api/cart/${cart}/quantities`, {
      selections: [
        { configuredSetUuid: design, product: "jersey", rows: [{ properties: {}, quantity: 2 }] },
      ],
    });
    const item = answer.json.items[0];
    expect(answer.json.problems[1].item_ids).toContain(item.id);
    expect(answer.json.problems[0].item_ids).not.toContain(item.id);
  });
});

describe("removing", () => {
  it("takes one item, and forgets a design of which nothing is left", async () => {
    const cart = await newCart(house.rider);
    const design = await addNewDesign(house.rider, cart);
    const { items } = (await show(house.rider, cart)).json;
    for (const item of items) {
      expect((await house.rider.delete(`/api/cart/${cart}/items/${item.id}`)).status).toBe(204);
    }
    expect((await house.rider.delete(`/api/cart/${cart}/items/${items[0].id}`)).status).toBe(404);
    expect((await show(house.rider, cart)).json.items).toEqual([]);
    expect((await house.rider.post(`/api/cart/${cart}/add/${design}`)).status).toBe(201);
  });

  it("does not reach into another cart", async () => {
    const mine = await newCart(house.rider);
    await addNewDesign(house.rider, mine);
    const item = (await show(house.rider, mine)).json.items[0];
    const other = await newCart(house.rider);
    expect((await house.rider.delete(`/api/cart/${other}/items/${item.id}`)).status).toBe(404);
  });
});

describe("discount codes", () => {
  it("are compared without case, taken of the subtotal, and removed again", async () => {
    await addCode({ code: "Holeshot10", worth: { percent: 10 } });
    const cart = await newCart(house.rider);
    const design = await addNewDesign(house.rider, cart);
    await choose(house.rider, cart, design, { jersey: [{}] });
    const put = await house.rider.put(`/api/cart/${cart}/discount-code`, { code: "  hOLESHOT10 " });
    expect(put.json.discount_code).toEqual({ code: "Holeshot10" });
    expect(put.json.totals).toMatchObject({ subtotal: 6995, discount: 700, total: 6295 });
    const removed = await house.rider.delete(`/api/cart/${cart}/discount-code`);
    expect(removed.json).toMatchObject({ discount_code: null, totals: { discount: 0 } });
  });

  it("are refused when unknown, run out or used up, and leave the one that was there [S5.08, S5.09, S8.13, S8.14]", async () => {
    await addCode({ code: "STAYS", worth: { amount: 500 } });
    await addCode({ code: "OLD", worth: { percent: 5 }, until: new Date("2020-01-01") });
    await addCode({ code: "ONCE", worth: { percent: 5 }, uses: 1 });
    await house.shop.transaction((tx) =>
      tx.updateTable("discount_codes").set({ used: 1 }).where("code", "=", "ONCE").execute(),
    );
    const cart = await newCart(house.rider);
    await house.rider.put(`/api/cart/${cart}/discount-code`, { code: "stays" });
    for (const [code, refusal] of [
      ["nonsense", "invalid_discount_code"],
      ["old", "invalid_discount_code"],
      ["once", "discount_code_used"],
    ]) {
      const answer = await house.rider.put(`/api/cart/${cart}/discount-code`, { code });
      expect([answer.status, answer.json.code]).toEqual([422, refusal]);
    }
    expect((await show(house.rider, cart)).json.discount_code).toEqual({ code: "STAYS" });
  });

  it("cannot be added twice", async () => {
    expect(await addCode({ code: "TWICE", worth: { percent: 5 } })).toBe(true);
    expect(await addCode({ code: "twice ", worth: { percent: 9 } })).toBe(false);
  });
});

describe("shipping and quote", () => {
  it("offers what serves the country at the cart's amount", async () => {
    const cart = await newCart(house.rider);
    const design = await addNewDesign(house.rider, cart);
    await choose(house.rider, cart, design, { jersey: [{}] });
    const url = `/api/cart/${cart}/shipping-methods`;
    const home = await house.rider.get(`${url}?country=nl&language=en`);
    expect(home.json.data).toEqual([
      {
        id: "standard",
        name: "Standard delivery",
        price: 695,
        available: true,
        available_from: null,
        pickup: false,
        working_days: 2,
      },
      {
        id: "express",
        name: "Express delivery",
        price: 1995,
        available: false,
        available_from: 7500,
        pickup: false,
        working_days: 1,
      },
      {
        id: "pickup",
        name: "Pick up yourself",
        price: 0,
        available: true,
        available_from: null,
        pickup: true,
        working_days: 0,
      },
    ]);
    const far = await house.rider.get(`${url}?country=us`);
    expect([far.status, far.json.code]).toEqual([422, "shipping_unavailable"]);
    expect((await house.rider.get(`${url}?country=zz`)).json.code).toBe("validation_failed");
    expect((await house.rider.get(url)).json.code).toBe("validation_failed");
  });

  it("quotes what will be charged: VAT by destination, reverse charge, export", async () => {
    const cart = await newCart(house.rider);
    const design = await addNewDesign(house.rider, cart);
    await choose(house.rider, cart, design, { jersey: [{ quantity: 3 }] });
    const quote = async (query: string) =>
      (await house.rider.get(`/api/cart/${cart}/quote?shipping_method=standard&${query}`)).json;
    expect((await quote("country=dk")).totals).toMatchObject({
      subtotal: 20_985,
      shipping: 1495,
      total: 22_480,
      vat: 4496,
    });
    expect((await quote("country=dk&vat_id=DK12345678")).totals).toMatchObject({
      subtotal: 17_343,
      shipping: 1236,
      total: 18_579,
      vat: 0,
    });
    expect((await quote("country=nl&vat_id=DK12345678")).totals.vat).toBe(3642);
    expect((await quote("country=ch&vat_id=whatever")).totals).toMatchObject({
      subtotal: 17_343,
      shipping: 2062,
      vat: 0,
    });
    expect((await quote("country=dk&vat_id=whatever")).errors).toEqual([
      { path: "vat_id", code: "invalid_vat_id", params: {} },
    ]);
    expect((await quote("country=us")).code).toBe("shipping_unavailable");
    const express = await house.rider.get(
      `/api/cart/${cart}/quote?shipping_method=express&country=de`,
    );
    expect(express.json.code).toBe("shipping_unavailable");
  });
});

describe("cost", () => {
  it("of looking at a cart is one statement, its pictures drawn or not, and of setting its lines five", async () => {
    const cart = await newCart(house.rider);
    const design = await addNewDesign(house.rider, cart);
    const spent = async (act: () => Promise<unknown>): Promise<number> => {
      const before = house.shop.database.statements();
      await act();
      return house.shop.database.statements() - before;
    };
    expect(await spent(() => show(house.rider, cart))).toBe(1);
    await house.shop.database.pool.query("update pictures set state = 'done'");
    // Which side shows a product best is read from the document once.
    expect(await spent(() => show(house.rider, cart))).toBe(2);
    expect(await spent(() => show(house.rider, cart))).toBe(1);
    const shown = await show(house.rider, cart);
    expect(shown.json.items[0].preview_url).toContain("/preview/");
    // Who asks, the lock, the designs, the lines and the cart as it is then; and a transaction's beginning and end.
    const lines = () =>
      choose(house.rider, cart, design, { jersey: [{}], pants: [{}], gloves: [{}] });
    expect(await spent(lines)).toBe(5 + 2);
  });
});
