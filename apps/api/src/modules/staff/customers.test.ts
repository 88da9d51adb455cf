import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ADDRESS,
  type Caller,
  order,
  postDesign,
  readyCart,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";

const CUSTOMERS = "/api/staff/customers";
let shop: TestPlatform;
let designer: Caller;
let boss: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  designer = await shop.customer({ role: "designer" });
  boss = await shop.customer({ role: "administrator" });
});
afterAll(() => shop.close());

async function found(search: string): Promise<string[]> {
  const answer = await designer.get(`${CUSTOMERS}?search=${encodeURIComponent(search)}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data.map((each: { id: string }) => each.id);
}

const idOf = (caller: Caller) => caller.account?.id ?? "";
const designsOf = async (caller: Caller) =>
  (await caller.get("/api/customer/configured-sets?made_by=staff")).json.data;

async function acts(subject: string): Promise<string[]> {
  const rows = await shop.db
    .selectFrom("audit_log")
    .select("act")
    .where("subject_id", "=", subject)
    .orderBy("id")
    .execute();
  return rows.map(({ act }) => act);
}

async function looks(event: string, subject: string): Promise<number> {
  const rows = await shop.db
    .selectFrom("access_log")
    .select("id")
    .where("event", "=", event)
    .where("subject_id", "=", subject)
    .execute();
  return rows.length;
}

describe("the list of customers", () => {
  it("is searched by name, address, town and number of an order, and names no staff", async () => {
    const email = "yara.oudenbosch@rider.example";
    const buyer = await shop.customer({ email, first_name: "Yara", last_name: "Oudenbosch" });
    const town = { ...ADDRESS, city: "Markelo" };
    const { json } = await order(buyer, await readyCart(buyer), { shipping_address: town });
    const number = json.order_number as string;
    for (const search of [
      "yara",
      "OUDENB",
      "yara ouden",
      email,
      "marke",
      number,
      number.slice(-3),
    ]) {
      expect(await found(search), search).toEqual([idOf(buyer)]);
    }
    for (const search of ["%", "_ara", "bosch", "nobody at all"]) {
      expect(await found(search), search).toEqual([]);
    }
    const all = await found("");
    expect(all).toContain(idOf(buyer));
    expect(all).not.toContain(idOf(designer));
    const [row] = (await designer.get(`${CUSTOMERS}?search=yara`)).json.data;
    expect(row).toMatchObject({ orders: 1, first_name: "Yara", email });
  });

  it("is read in pages", async () => {
    await shop.customer();
    await shop.customer();
    const all = await found("");
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const query: string = cursor === "" ? "" : `&cursor=${cursor}`;
      const page = (await designer.get(`${CUSTOMERS}?limit=1${query}`)).json;
      seen.push(...page.data.map((each: { id: string }) => each.id));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(all);
    expect((await designer.get(`${CUSTOMERS}?cursor=nonsense`)).status).toBe(422);
  });
});

describe("one customer", () => {
  it("is shown with orders and consents, and each look is written down", async () => {
    const buyer = await shop.customer();
    const placed = (await order(buyer, await readyCart(buyer))).json;
    await order(buyer, await readyCart(buyer));
    const file = (await designer.get(`${CUSTOMERS}/${idOf(buyer)}`)).json;
    expect(file).toMatchObject({ orders: 2, acts: ["read_designs", "make_design"] });
    // Agreed to twice in the same words: told once, with the order that came first.
    expect(file.consents.map((each: { kind: string }) => each.kind)).toEqual([
      "colour_deviation",
      "terms",
    ]);
    for (const consent of file.consents) expect(consent.order_number).toBe(placed.order_number);
    const orders = (await designer.get(`${CUSTOMERS}/${idOf(buyer)}/orders?limit=1`)).json;
    expect(orders.data).toHaveLength(1);
    const rest = `${CUSTOMERS}/${idOf(buyer)}/orders?limit=1&cursor=${orders.next_cursor}`;
    expect((await designer.get(rest)).json.data).toMatchObject([{ uuid: placed.order_uuid }]);
    expect(await looks("customer.read", idOf(buyer))).toBe(1);
  });

  it("is nobody who works here, nor whoever is not there", async () => {
    for (const id of [idOf(designer), shop.newId(), "nonsense"]) {
      for (const rest of ["", "/orders"]) {
        expect((await designer.get(`${CUSTOMERS}/${id}${rest}`)).status, id).toBe(404);
      }
    }
  });
});

describe("designs of a customer", () => {
  it("are listed and looked at as staff, which changes nothing and is written down", async () => {
    const buyer = await shop.customer();
    const saved = (await postDesign(buyer)).json.design;
    const { data } = (await designer.get(`${CUSTOMERS}/${idOf(buyer)}/configured-sets`)).json;
    expect(data).toMatchObject([{ uuid: saved.uuid, made_by: "customer" }]);
    const seen = (await designer.get(`/api/configured-sets/${saved.uuid}`)).json;
    expect(seen).toMatchObject({ viewed_as: "administrator", version: saved.version });
    const change = { name: "Ours", document: seen.document, version: seen.version };
    const refused = await designer.put(`/api/configured-sets/${saved.uuid}`, change);
    expect(refused.status).toBe(404);
    expect((await buyer.get(`/api/configured-sets/${saved.uuid}`)).json.name).toBe(saved.name);
    expect(await looks("designs.listed", idOf(buyer))).toBe(1);
    expect(await looks("design.read", saved.uuid)).toBe(1);
  });

  it("one made at the desk stands in their staff-made list, with a mail in their language", async () => {
    const buyer = await shop.customer({ first_name: "Freja", language: "dk" });
    const own = (await postDesign(designer)).json.design;
    const body = { configuratorSetUuid: own.configuratorSetUuid, document: own.document };
    const made = await designer.post(`${CUSTOMERS}/${idOf(buyer)}/configured-sets`, {
      ...body,
      name: "Freja i orange",
    });
    expect(made.status, made.text).toBe(201);
    expect(await designsOf(buyer)).toMatchObject([
      { uuid: made.json.design.uuid, name: "Freja i orange", made_by: "staff" },
    ]);
    expect((await designer.get(`${CUSTOMERS}/${idOf(buyer)}`)).json).toMatchObject({
      designs: 1,
      staff_made: 1,
    });
    expect(await acts(made.json.design.uuid)).toEqual(["design.made"]);
    await shop.runJobs("without pictures");
    const folder = join(shop.config.dataDir, "mail");
    const names = await readdir(folder);
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
    const told = mails.filter((mail) => mail.includes("Freja i orange"));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(buyer.account?.email);
    expect(told[0]).toContain("/my-designs");
    expect(told[0]).toMatch(/lavet/);
  });
});

describe("a customer's data", () => {
  it("is what they would download themselves, and that it was taken out is written down", async () => {
    const buyer = await shop.customer();
    await order(buyer, await readyCart(buyer));
    const theirs = (await buyer.get("/api/customer/export")).json;
    const ours = await boss.get(`${CUSTOMERS}/${idOf(buyer)}/export`);
    expect(Object.keys(ours.json).toSorted()).toEqual(Object.keys(theirs).toSorted());
    expect(ours.json.customer).toEqual(theirs.customer);
    expect(ours.json.orders).toEqual(theirs.orders);
    expect(await acts(idOf(buyer))).toEqual(["customer.exported"]);
  });

  it("is erased when their address is typed, once, and never that of staff", async () => {
    const buyer = await shop.customer();
    const path = `${CUSTOMERS}/${idOf(buyer)}/erase`;
    const email = buyer.account?.email ?? "";
    const wrong = await boss.post(path, { email: "somebody@else.example" });
    expect(wrong.json).toMatchObject({ status: 422, errors: [{ path: "email" }] });
    expect((await buyer.get("/api/customer")).status).toBe(200);

    const typed = ` ${email.toUpperCase()} `;
    const answers = await Promise.all([
      boss.post(path, { email: typed }),
      boss.post(path, { email }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
    expect((await buyer.get("/api/customer")).status).toBe(401);
    expect((await boss.get(`${CUSTOMERS}/${idOf(buyer)}`)).status).toBe(404);
    expect(await acts(idOf(buyer))).toEqual(["customer.erased"]);

    const staff = `${CUSTOMERS}/${idOf(designer)}/erase`;
    expect((await boss.post(staff, { email: designer.account?.email })).status).toBe(404);
    expect((await designer.get("/api/customer")).status).toBe(200);
  });
});
