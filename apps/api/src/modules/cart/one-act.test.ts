import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import {
  addNewDesign,
  type Caller,
  choose,
  newCart,
  postDesign,
  shopWithRider,
} from "../../testing/index.ts";

const house = shopWithRider();

function show(caller: Caller, cart: string) {
  return caller.get(`/api/cart/${cart}`);
}

describe("quantities in one act", () => {
  const rows = (quantity: number, size = "L") => [{ properties: { size }, quantity }];
  const put = (caller: Caller, cart: string, selections: readonly unknown[]) =>
    caller.put(`/api/cart/${cart}/quantities`, { selections });

  it("take a product out that has no rows, and the design with its last one", async () => {
    const cart = await newCart(house.rider);
    const design = await addNewDesign(house.rider, cart);
    const of = (product: string, wanted: readonly unknown[]) => ({
      configuredSetUuid: design,
      product,
      rows: wanted,
    });
    const some = await put(house.rider, cart, [of("jersey", rows(2)), of("gloves", [])]);
    expect(some.status, some.text).toBe(200);
    const left = some.json.items.map((item: { product: { id: string } }) => item.product.id);
    expect(left).toEqual(["jersey", "pants"]);
    const none = await put(house.rider, cart, [of("jersey", []), of("pants", [])]);
    expect(none.json.items).toEqual([]);
    // Nothing of it is left, so it can be added anew.
    expect((await house.rider.post(`/api/cart/${cart}/add/${design}`)).status).toBe(201);
  });

  it("add a design that is not in the cart, for who may use it", async () => {
    const cart = await newCart(house.shop.visitor);
    const guest = (await postDesign(house.shop.visitor)).json;
    const selection = {
      configuredSetUuid: guest.design.uuid,
      product: "jersey",
      rows: rows(3),
      add: true,
    };
    const foreign = await put(house.shop.visitor, cart, [selection]);
    expect(foreign.json.errors).toEqual([
      { path: "selections.0.configuredSetUuid", code: "unknown_reference", params: {} },
    ]);
    const added = await put(house.shop.visitor, cart, [{ ...selection, hash: guest.edit_hash }]);
    expect(added.status, added.text).toBe(200);
    const found = added.json.items.map((item: { product: { id: string }; quantity: number }) => [
      item.product.id,
      item.quantity,
    ]);
    expect(found).toEqual([
      ["jersey", 3],
      ["pants", null],
      ["gloves", null],
    ]);
    // Unasked, a design that is not there is a mistake, as it always was.
    const own = (await postDesign(house.rider)).json.design.uuid;
    const unasked = { configuredSetUuid: own, product: "jersey", rows: rows(1) };
    const refused = await put(house.rider, await newCart(house.rider), [unasked]);
    expect([refused.status, refused.json.code]).toEqual([422, "validation_failed"]);
    const mine = await newCart(house.rider);
    const signedIn = await put(house.rider, mine, [{ ...selection, configuredSetUuid: own }]);
    expect(signedIn.status, signedIn.text).toBe(200);
  });

  it("leave the cart as it was when they fail half-way", async () => {
    const cart = await newCart(house.rider);
    const design = await addNewDesign(house.rider, cart);
    await choose(house.rider, cart, design, { jersey: [{ quantity: 2 }], pants: [{}] });
    const other = (await postDesign(house.rider)).json.design.uuid;
    const before = (await show(house.rider, cart)).json;
    const many = Array.from({ length: 400 }, (_, at) => ({
      ...rows(1)[0],
      rider: { name: `Rider ${at}`, number: "" },
    }));
    // The jersey is gone and a design added by the time that the cart turns out to be full.
    const failed = await put(house.rider, cart, [
      { configuredSetUuid: design, product: "jersey", rows: [] },
      { configuredSetUuid: other, product: "jersey", rows: many, add: true },
      {
        configuredSetUuid: other,
        product: "pants",
        rows: many.map((row) => ({ ...row, properties: {} })),
      },
      { configuredSetUuid: design, product: "gloves", rows: many },
    ]);
    expect([failed.status, failed.json.errors]).toEqual([
      422,
      [{ path: "", code: "too_big", params: { max: 1000 } }],
    ]);
    expect((await show(house.rider, cart)).json).toEqual(before);
  });

  it("leave the cart as it was when the database dies between two statements", async () => {
    const cart = await newCart(house.rider);
    const design = await addNewDesign(house.rider, cart);
    await choose(house.rider, cart, design, { jersey: [{ quantity: 2 }], pants: [{}] });
    const before = (await show(house.rider, cart)).json;
    await sql`
      create function kill_insert() returns trigger language plpgsql as $$
      begin
        perform pg_terminate_backend(pg_backend_pid());
        return new;
      end $$`.execute(house.shop.db);
    await sql`create trigger kill before insert on cart_items execute function kill_insert()`.execute(
      house.shop.db,
    );
    const dead = await put(house.rider, cart, [
      { configuredSetUuid: design, product: "pants", rows: [] },
      { configuredSetUuid: design, product: "jersey", rows: rows(9) },
    ]);
    await sql`drop trigger kill on cart_items`.execute(house.shop.db);
    expect(dead.status).toBeGreaterThanOrEqual(500);
    expect((await show(house.rider, cart)).json).toEqual(before);
  });

  it("of 501 pieces are refused with the row and the most there may be", async () => {
    const cart = await newCart(house.rider);
    const design = await addNewDesign(house.rider, cart);
    const selection = (wanted: readonly unknown[]) => [
      { configuredSetUuid: design, product: "jersey", rows: wanted },
    ];
    const one = await put(house.rider, cart, selection(rows(501)));
    expect([one.status, one.json.errors]).toEqual([
      422,
      [{ path: "selections.0.rows.0.quantity", code: "too_big", params: { max: 500 } }],
    ]);
    const summed = await put(house.rider, cart, selection([...rows(500), ...rows(1)]));
    expect([summed.status, summed.json.errors]).toEqual([
      422,
      [{ path: "selections.0.rows.1.quantity", code: "too_big", params: { max: 500 } }],
    ]);
    const list = Array.from({ length: 501 }, () => ({ ...rows(1)[0], rider: { name: "A" } }));
    const long = await put(house.rider, cart, selection(list));
    expect([long.status, long.json.errors]).toEqual([
      422,
      [{ path: "selections.0.rows", code: "too_long", params: { max: 500 } }],
    ]);
  });

  it("change nothing when the cart is no longer as it was looked at, if that is said", async () => {
    const cart = await newCart(house.rider);
    const design = await addNewDesign(house.rider, cart);
    const { version } = (await show(house.rider, cart)).json;
    const riders = (...names: readonly string[]) => [
      {
        configuredSetUuid: design,
        product: "jersey",
        rows: names.map((name) => ({
          properties: { size: "L" },
          quantity: 1,
          rider: { name, number: "" },
        })),
      },
    ];
    const seen = (at: number, ...names: readonly string[]) =>
      house.rider.put(`/api/cart/${cart}/quantities?version=${at}`, {
        selections: riders(...names),
      });
    const named = async () =>
      (await show(house.rider, cart)).json.items.flatMap(
        (item: { rider: { name: string } | null }) =>
          item.rider === null ? [] : [item.rider.name],
      );
    // Two who looked at the same cart, at once: one of them is told.
    const both = await Promise.all([seen(version, "Éloïse", "Piet"), seen(version, "Nadia")]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [first, second] = both[0]?.status === 200 ? both : both.toReversed();
    expect(second?.json.code).toBe("stale_version");
    expect(await named()).toEqual(
      first?.json.items.flatMap((item: { rider: { name: string } | null }) =>
        item.rider === null ? [] : [item.rider.name],
      ),
    );
    expect((await show(house.rider, cart)).json.version).toBe(first?.json.version);
    expect((await seen(first?.json.version, "Nadia", "Piet")).status).toBe(200);
    // Unsaid, the last one holds, as it always did.
    expect((await put(house.rider, cart, riders("Jef"))).status).toBe(200);
    expect(await named()).toEqual(["Jef"]);
  });
});
