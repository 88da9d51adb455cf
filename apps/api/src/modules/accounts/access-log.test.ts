import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Caller,
  order,
  postDesign,
  readyCart,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";
import { readLog } from "./index.ts";
import { SWEEP_SESSIONS } from "./queues.ts";

let shop: TestPlatform;
let rider: Caller;
let stranger: Caller;
let designer: Caller;
let design: string;
let orderId: string;

beforeAll(async () => {
  shop = await testPlatform();
  rider = await shop.customer();
  stranger = await shop.customer();
  designer = await shop.customer({ role: "designer" });
  design = (await postDesign(rider)).json.design.uuid as string;
  orderId = (await order(rider, await readyCart(rider))).json.order_uuid as string;
});
afterAll(() => shop.close());

async function entriesOf(id: string, event: string): Promise<Record<string, unknown>[]> {
  const entries = await readLog(shop.db, { id, event, limit: 50 });
  return entries.map(({ happened_at: _, ...entry }) => entry);
}

describe("the log of access", () => {
  it("finds who of the staff read a customer's design or order", async () => {
    const staffId = designer.account?.id ?? "";
    expect((await designer.get(`/api/configured-sets/${design}`)).status).toBe(200);
    expect((await designer.get(`/api/staff/orders/${orderId}`)).status).toBe(200);
    expect((await designer.get("/api/staff/orders?search=de+Vries")).status).toBe(200);
    expect(await entriesOf(design, "design.read")).toEqual([
      {
        event: "design.read",
        actor_id: staffId,
        subject_kind: "design",
        subject_id: design,
        facts: {},
      },
    ]);
    expect(await entriesOf(orderId, "order.read")).toHaveLength(1);
    const [listed] = await entriesOf(staffId, "orders.listed");
    expect(listed?.["facts"]).toEqual({ shown: expect.any(Number) });
    // Their owner's own looks are nobody's business.
    await rider.get(`/api/configured-sets/${design}`);
    await rider.get(`/api/customer/orders/${orderId}`);
    expect(await entriesOf(rider.account?.id ?? "", "")).toEqual([]);
  });

  it("finds who was refused, and of what", async () => {
    const tried: readonly (readonly [string, () => Promise<{ readonly status: number }>])[] = [
      ["design.refused", () => stranger.get(`/api/configured-sets/${design}`)],
      ["design.refused", () => stranger.delete(`/api/configured-sets/${design}`)],
      [
        "design.refused",
        () => stranger.get(`/api/configured-sets/${design}/preview/jersey/front.webp`),
      ],
      ["order.refused", () => stranger.get(`/api/customer/orders/${orderId}`)],
      ["order.refused", () => stranger.post(`/api/customer/orders/${orderId}/pay`)],
      ["order.refused", () => stranger.post(`/api/customer/orders/${orderId}/reorder`)],
      ["staff_call.refused", () => stranger.get("/api/staff/orders")],
    ];
    for (const [, act] of tried) expect((await act()).status).toBe(404);
    const found = await entriesOf(stranger.account?.id ?? "", "");
    expect(found.map(({ event }) => event).toReversed()).toEqual(tried.map(([event]) => event));
    expect(found.at(-4)).toMatchObject({ subject_id: orderId, facts: { call: "getOrder" } });
  });

  it("finds failed sign-ins, by id where the address is known, and never the address", async () => {
    const email = rider.account?.email ?? "";
    const login = (address: string) =>
      shop.visitor.post("/api/customer/login", { email: address, password: "not it at all" });
    expect((await login(email)).status).toBe(401);
    expect((await login("nobody-there@rider.example")).status).toBe(401);
    expect(await entriesOf(rider.account?.id ?? "", "sign_in.failed")).toHaveLength(1);
    const all = await readLog(shop.db, { event: "sign_in", limit: 50 });
    expect(all).toHaveLength(2);
    expect(JSON.stringify(all)).not.toMatch(/@|rider\.example|nobody/);
  });

  it("costs a failed sign-in the same statements whether or not the address is known", async () => {
    const cost = async (email: string): Promise<number> => {
      const before = shop.database.statements();
      await shop.visitor.post("/api/customer/login", { email, password: "not it at all" });
      return shop.database.statements() - before;
    };
    expect(await cost("somebody-else@rider.example")).toBe(
      await cost(stranger.account?.email ?? ""),
    );
  });

  it("is written full by nobody", async () => {
    const pest = await shop.customer();
    await Promise.all(Array.from({ length: 230 }, () => pest.get("/api/staff/orders")));
    const found = await readLog(shop.db, { id: pest.account?.id, limit: 1000 });
    expect(found).toHaveLength(200);
  });

  it("is only added to", async () => {
    await shop.db.selectFrom("access_log").select("id").limit(1).executeTakeFirstOrThrow();
    for (const table of ["access_log", "audit_log"]) {
      await designer.patch(`/api/staff/orders/${orderId}`, { status: "processing" });
      await expect(
        shop.database.pool.query(`update ${table} set facts = '{"a": 1}'`),
      ).rejects.toThrow("only added to");
      await expect(shop.database.pool.query(`delete from ${table}`)).rejects.toThrow(
        "only added to",
      );
    }
    const old = new Date(Date.now() - 500 * 86_400_000);
    await shop.db
      .insertInto("access_log")
      .values({
        id: shop.newId(),
        event: "sign_in.failed",
        facts: "{}",
        happened_at: old,
        actor_id: null,
        subject_kind: null,
        subject_id: null,
      })
      .execute();
    await shop.transaction((tx) => tx.enqueue(SWEEP_SESSIONS, {}));
    await shop.runJobs("without pictures");
    const left = await shop.db
      .selectFrom("access_log")
      .select("id")
      .where("happened_at", "<=", old)
      .execute();
    expect(left).toEqual([]);
  });
});
