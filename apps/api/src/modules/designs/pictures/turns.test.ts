import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Caller, testPlatform, type TestPlatform } from "../../../testing/index.ts";
import { documentHashOf, postLettered } from "./testing/lettered-design.ts";
import { RENDER_PICTURES } from "./request-pictures.ts";

const long = process.env["LONG"] === "1";
const many = long ? 400 : 60;
let shop: TestPlatform;

beforeAll(async () => {
  shop = await testPlatform({ environment: { RATE_LIMIT_PER_IP: "0", TRUST_PROXY: "true" } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.pool.query("delete from pgboss.job where name = $1", [RENDER_PICTURES.name]);
  await shop.database.pool.query("update pictures set state = 'done', asked_by = null");
});

/** A visitor at an address of the network. */
function visitorAt(address: string): Caller {
  const headers = { "x-forwarded-for": address };
  return { ...shop.visitor, post: (url, body) => shop.visitor.post(url, body, headers) };
}

let count = 0;
async function save(who: Caller): Promise<string> {
  count += 1;
  const { status, json, text } = await postLettered(who, `TURN ${count}`);
  expect(status, text).toBe(201);
  return documentHashOf(shop, json.design.uuid as string);
}

/** The documents in the order in which they will be drawn. */
async function order(): Promise<string[]> {
  const { rows } = await shop.database.pool.query(
    "select data->>'documentHash' as hash from pgboss.job where name = $1 and state = 'created' order by priority desc, created_on, id",
    [RENDER_PICTURES.name],
  );
  return rows.map(({ hash }: { hash: string }) => hash);
}

it(`${many} designs of one visitor hold up customers, the shop and other visitors by a few pictures`, async () => {
  const flood = visitorAt("203.0.113.7");
  const [customer, other] = [await shop.customer(), visitorAt("203.0.113.8")];
  const own = new Map<string, string>();
  own.set("a customer before", await save(customer));
  own.set("a visitor before", await save(other));
  for (let turn = 0; turn < many; turn += 1) {
    await save(flood);
    if (turn === many / 2) {
      own.set("a customer within", await save(customer));
      own.set("another visitor within", await save(visitorAt("203.0.113.9")));
    }
  }
  own.set("a customer after", await save(await shop.customer()));
  const places = await order();
  expect(places).toHaveLength(many + 5);
  for (const [who, hash] of own) {
    expect([who, places.indexOf(hash)]).toEqual([who, expect.any(Number)]);
    expect(places.indexOf(hash), who).toBeLessThan(8);
  }
}, 120_000);

it("the many designs of one customer do not hold up another customer or a visitor for long", async () => {
  const [busy, other, visitor] = [
    await shop.customer(),
    await shop.customer(),
    visitorAt("203.0.113.10"),
  ];
  const waiting = [await save(other), await save(visitor)];
  for (let turn = 0; turn < 20; turn += 1) await save(busy);
  const places = await order();
  for (const hash of waiting) expect(places.indexOf(hash)).toBeLessThan(8);
  expect(places.indexOf(waiting[0] ?? "")).toBeLessThan(4);
});

it("of one asker the newest save is drawn first among the first ones", async () => {
  const customer = await shop.customer();
  shop.setClock(new Date("2026-11-20T10:00:00Z"));
  const first = await save(customer);
  shop.setClock(new Date("2026-11-20T10:20:00Z"));
  const second = await save(customer);
  shop.setClock(new Date());
  expect(await order()).toEqual([second, first]);
});

it("a visitor of whom fifty wait is asked to wait, and nothing is saved: rate_limited", async () => {
  await using limited = await testPlatform({ environment: { RATE_LIMIT_PER_IP: "100000" } });
  const name = "LIMIT";
  for (let turn = 0; turn < 50; turn += 1) {
    expect((await postLettered(limited.visitor, `${name} ${turn}`)).status).toBe(201);
  }
  const refused = await postLettered(limited.visitor, `${name} 50`);
  expect([refused.status, refused.json.code]).toEqual([429, "rate_limited"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  const customer = await limited.customer();
  expect((await postLettered(customer, `${name} 51`)).status).toBe(201);
  const { rows } = await limited.database.pool.query("select count(*) as count from designs");
  expect(rows[0].count).toBe(51);
  // Who asked is forgotten once it is drawn, and is no address meanwhile.
  const askers = await limited.database.pool.query("select distinct asked_by from pictures");
  expect(JSON.stringify(askers.rows)).not.toContain("127.0.0.1");
}, 120_000);
