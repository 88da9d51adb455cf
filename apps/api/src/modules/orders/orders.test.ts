import { describe, expect, it } from "vitest";
import {
  addNewDesign,
  ADDRESS,
  choose,
  countWays,
  newCart,
  order,
  readyCart,
  shopWithRider,
} from "../../testing/index.ts";
import { openCatalogue } from "../catalogue/index.ts";

const house = shopWithRider();

interface Named {
  readonly id: string;
  readonly name: string;
}

async function show(uuid: string, caller = house.rider, query = "") {
  return (await caller.get(`/api/customer/orders/${uuid}${query}`)).json;
}

/** A team order with a name and a number, checked by a designer, to Denmark. */
async function teamOrder(caller = house.rider): Promise<string> {
  const cart = await newCart(caller);
  const design = await addNewDesign(caller, cart, { name: "Team Lierop" });
  await choose(caller, cart, design, {
    jersey: [{ rider: { name: "de Vries", number: "38" } }, { quantity: 2 }],
    pants: [{ quantity: 3 }],
    gloves: [{ quantity: 3 }],
  });
  await caller.patch(`/api/cart/${cart}`, { manual_check: true });
  const placed = await order(caller, cart, {
    shipping_address: { ...ADDRESS, country: "dk", postcode: "7100", city: "Vejle" },
    language: "dk",
  });
  expect(placed.status, placed.text).toBe(201);
  return placed.json.order_uuid as string;
}

describe("the list", () => {
  it("shows a customer's own orders, newest first, page by page", async () => {
    const buyer = await house.shop.customer();
    const placed: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const answer = await order(buyer, await readyCart(buyer));
      placed.unshift(answer.json.order_uuid as string);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor === null ? "" : `&cursor=${cursor}`;
      const page = (await buyer.get(`/api/customer/orders?limit=2${query}`)).json;
      seen.push(...page.data.map((each: { uuid: string }) => each.uuid));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(placed);
    expect((await buyer.get("/api/customer/orders?cursor=nonsense")).status).toBe(422);
    expect((await house.shop.visitor.get("/api/customer/orders")).status).toBe(401);
  });

  it("shows what is in each, asked once for a page however many there are", async () => {
    const buyer = await house.shop.customer();
    const cart = await newCart(buyer);
    const kit = await addNewDesign(buyer, cart, { name: "Duinpan" });
    const shirt = await addNewDesign(buyer, cart, { name: "Lierop" });
    await choose(buyer, cart, kit, {
      gloves: [{ quantity: 1 }],
      jersey: [{ rider: { name: "de Vries", number: "38" } }, { quantity: 2 }],
      pants: [{ quantity: 3 }],
    });
    const one = [{ quantity: 1 }];
    await choose(buyer, cart, shirt, { jersey: one, pants: one, gloves: one });
    const placed = await order(buyer, cart);
    expect(placed.status, placed.text).toBe(201);
    const ways = countWays(house.shop.database.pool);
    const worn = ["jersey", "pants", "gloves"];
    const [listed] = (await buyer.get("/api/customer/orders")).json.data;
    expect(listed.designs).toEqual([
      { uuid: kit, name: "Duinpan", products: worn, preview_url: null },
      { uuid: shirt, name: "Lierop", products: worn, preview_url: null },
    ]);
    const forOne = ways();
    for (let count = 0; count < 3; count += 1) await order(buyer, await readyCart(buyer));
    const before = ways();
    expect((await buyer.get("/api/customer/orders")).json.data).toHaveLength(4);
    expect(ways() - before).toBe(forOne);
  });
});

describe("an order", () => {
  it("holds what was agreed, in the reader's language", async () => {
    const uuid = await teamOrder();
    const shown = await show(uuid, house.rider, "?language=dk");
    expect(shown).toMatchObject({
      uuid,
      status: "confirmed",
      totals: { subtotal: 3 * (6995 + 14_995 + 3495), manual_check: 1495, shipping: 0, extras: [] },
      shipping_address: { city: "Vejle", country: "dk" },
      billing_address: { city: "Vejle", company: null, vat_id: null },
      contact: { first_name: "Sanne", email: "sanne@rider.example" },
      payments: [{ method: "invoice", provider: "invoice", status: "open", paid_at: null }],
      proof: { status: "awaiting_designer", message: null, answer: null, lines: [] },
      documents: [{ kind: "invoice", url: `/api/customer/orders/${uuid}/invoice.pdf` }],
    });
    const { total, vat } = shown.totals;
    expect(vat).toBe(Math.round(total / 5));
    expect(shown.lines[0]).toMatchObject({
      name: "Team Lierop",
      product: { id: "jersey", name: "Trøje" },
      quantity: 1,
      ppuInclVat: 6995,
      rider: { name: "de Vries", number: "38" },
      properties: { size: "L" },
      preview_url: null,
    });
    expect(shown.history.map((each: { event: string }) => each.event)).toEqual([
      "created",
      "confirmed",
    ]);
  });

  it("names every choice as it was bought, in the reader's language, whatever is sold since", async () => {
    const cart = await newCart(house.rider);
    const design = await addNewDesign(house.rider, cart);
    const chosen = await choose(house.rider, cart, design, {
      jersey: [{ properties: { hem: "silicone", collar: "zip", fit: "race", size: "W-M" } }],
      pants: [{}],
      gloves: [{}],
    });
    expect(chosen.status, chosen.text).toBe(200);
    const { json } = await order(house.rider, cart, { language: "nl" });
    const [bought] = (await show(json.order_uuid)).lines;
    const { properties } = openCatalogue().sets[0]?.products[0] ?? {};
    const sold = properties?.map(({ id, name, values }) => {
      const value = values.find((each) => each.id === bought.properties[id]);
      return [id, name.nl, value?.id, value?.name.nl];
    });
    expect(sold?.length).toBeGreaterThan(1);
    const words = (line: { choices: { property: Named; value: Named }[] }) =>
      line.choices.map(({ property, value }) => [property.id, property.name, value.id, value.name]);
    expect(words(bought)).toEqual(sold?.filter(([, , value]) => value !== undefined));

    // What the shop calls it later is another matter: the order has words of its own.
    await house.shop.database.pool.query(
      `update orders set labels = replace(labels::text, $2, 'Zoals toen')::jsonb where id = $1`,
      [json.order_uuid, sold?.[0]?.[3]],
    );
    const [later] = (await show(json.order_uuid)).lines;
    expect(words(later)[0]?.[3]).toBe("Zoals toen");
    // An order of before the sequence was kept still opens, its size first.
    await house.shop.database.pool.query(
      "update orders set labels = (labels #- '{order}') where id = $1",
      [json.order_uuid],
    );
    const [old] = (await show(json.order_uuid, house.rider, "?language=de")).lines;
    expect(words(old)[0]?.[0]).toBe("size");
    expect(words(old)).toHaveLength(words(bought).length);
  });

  it("keeps a business' name and VAT id, and charges it no VAT abroad", async () => {
    const cart = await readyCart(house.rider);
    const german = { ...ADDRESS, country: "de", postcode: "10115", city: "Berlin" };
    const placed = await order(house.rider, cart, {
      shipping_address: german,
      billing_address: { ...german, company: "MX Team GmbH", vat_id: "DE123456789" },
    });
    const shown = await show(placed.json.order_uuid);
    expect(shown.billing_address).toMatchObject({ company: "MX Team GmbH", vat_id: "DE123456789" });
    expect(shown.totals.vat).toBe(0);
    expect(shown.lines[0].ppuInclVat).toBe(5781);
  });

  it("does not exist for others, for visitors only after signing in", async () => {
    const uuid = await teamOrder();
    const stranger = await house.shop.customer();
    expect((await stranger.get(`/api/customer/orders/${uuid}`)).status).toBe(404);
    expect((await house.shop.visitor.get(`/api/customer/orders/${uuid}`)).status).toBe(401);
    expect((await house.rider.get("/api/customer/orders/not-a-uuid")).status).toBe(404);
  });
});

describe("the proof of a manual check", () => {
  async function sendProof(uuid: string): Promise<void> {
    await house.shop.transaction(async (tx) => {
      await tx
        .insertInto("order_proofs")
        .values({
          id: house.shop.newId(),
          order_id: uuid,
          message: "Zo goed?",
          sent_at: house.shop.clock(),
        })
        .execute();
      await tx
        .updateTable("orders")
        .set({ proof_status: "awaiting_customer" })
        .where("id", "=", uuid)
        .execute();
    });
  }

  it("is answered once: changes first, approval later", async () => {
    const uuid = await teamOrder();
    const url = `/api/customer/orders/${uuid}/proof`;
    expect((await house.rider.post(`${url}/approve`)).json.code).toBe("no_open_proof");
    await sendProof(uuid);
    const wish = await house.rider.post(`${url}/request-changes`, { message: "  Nummer groter " });
    expect(wish.json.proof).toMatchObject({
      status: "changes_requested",
      message: "Zo goed?",
      answer: "Nummer groter",
      answered_at: expect.any(String),
    });
    expect((await house.rider.post(`${url}/approve`)).json.code).toBe("no_open_proof");
    await sendProof(uuid);
    const answers = await Promise.all([1, 2, 3].map(() => house.rider.post(`${url}/approve`)));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409,
    ]);
    const shown = await show(uuid);
    expect(shown.proof).toMatchObject({ status: "approved", answer: null });
    expect(shown.status).toBe("confirmed");
    expect(shown.history.at(-1).event).toBe("proof_approved");
  });

  it("needs a message for changes, and an order that is one's own", async () => {
    const uuid = await teamOrder();
    await sendProof(uuid);
    const url = `/api/customer/orders/${uuid}/proof/request-changes`;
    expect((await house.rider.post(url, { message: " " })).status).toBe(422);
    const stranger = await house.shop.customer();
    expect((await stranger.post(url, { message: "Nee" })).status).toBe(404);
  });
});

describe("leaving the shop", () => {
  it("hands out orders and open carts, then erases all but the invoice", async () => {
    const leaver = await house.shop.customer();
    const uuid = await teamOrder(leaver);
    const cart = await readyCart(leaver);
    const { json } = await leaver.get("/api/customer/export");
    expect(json.orders[0]).toMatchObject({
      contact: { email: "sanne@rider.example" },
      lines: expect.arrayContaining([expect.objectContaining({ rider_name: "de Vries" })]),
    });
    expect(json.carts).toHaveLength(3);

    const gone = await leaver.delete("/api/customer", { password: "gate drops at nine" });
    expect(gone.status, gone.text).toBe(204);
    const row = await house.shop.db
      .selectFrom("orders")
      .selectAll()
      .where("id", "=", uuid)
      .executeTakeFirstOrThrow();
    expect(row.contact).toMatchObject({ last_name: "de Vries", email: "", phone: "" });
    expect(row.billing_address.city).toBe("Vejle");
    expect((await house.shop.visitor.get(`/api/cart/${cart}`)).status).toBe(404);
  });

  const ridersOf = async (uuid: string) => {
    const lines = await house.shop.db
      .selectFrom("order_lines")
      .select(["rider_name", "rider_number"])
      .where("order_id", "=", uuid)
      .execute();
    return lines.flatMap((line) => [line.rider_name, line.rider_number]).filter(Boolean);
  };

  it("leaves the names on what is still to be made, and takes them when it is done", async () => {
    const leaver = await house.shop.customer();
    const staff = await house.shop.customer({ role: "administrator" });
    const [done, made] = [await teamOrder(leaver), await teamOrder(leaver)];
    const end = (uuid: string) => staff.patch(`/api/staff/orders/${uuid}`, { status: "cancelled" });
    expect((await end(done)).status).toBe(200);
    expect(await ridersOf(done)).toEqual(["de Vries", "38"]);
    await leaver.delete("/api/customer", { password: "gate drops at nine" });
    expect(await ridersOf(done)).toEqual([]);
    expect(await ridersOf(made)).toEqual(["de Vries", "38"]);
    expect((await end(made)).status).toBe(200);
    expect(await ridersOf(made)).toEqual([]);
  });
});
