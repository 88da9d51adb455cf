import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Caller,
  order,
  readyCart,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";

let shop: TestPlatform;
let finance: Caller;
let rider: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  finance = await shop.customer({ role: "finance" });
  rider = await shop.customer();
});
afterAll(() => shop.close());

const numbers = async (by = "day") => {
  const answer = await finance.get(`/api/staff/numbers?by=${by}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json;
};

/** An order as if it had been confirmed then; `due` is the day on which it is to leave. */
async function placedOn(at: string, due: string) {
  const { json } = await order(rider, await readyCart(rider));
  await shop.transaction((tx) =>
    tx
      .updateTable("orders")
      .set({ confirmed_at: new Date(at), due_on: due })
      .where("id", "=", json.order_uuid)
      .execute(),
  );
  const { totals } = (await rider.get(`/api/customer/orders/${json.order_uuid}`)).json;
  return { uuid: json.order_uuid as string, net: Number(totals.total) - Number(totals.vat) };
}

describe("the numbers of the day", () => {
  it("count by the shop's days, leave cancelled orders out, and say what is due", async () => {
    // Tuesday noon; the shop's clock is two hours ahead of Greenwich, so 22:30 there is the next day.
    shop.setClock(new Date("2026-07-14T10:00:00Z"));
    const today = await placedOn("2026-07-14T08:00:00Z", "2026-07-15");
    const alsoToday = await placedOn("2026-07-13T22:30:00Z", "2026-07-15");
    const yesterday = await placedOn("2026-07-13T09:00:00Z", "2026-07-10");
    // Later in the day than it is now: no part of the same stretch.
    await placedOn("2026-07-13T12:00:00Z", "2026-08-30");
    const lastWeek = await placedOn("2026-07-07T08:00:00Z", "2026-07-14");
    const cancelled = await placedOn("2026-07-14T08:30:00Z", "2026-07-15");
    await finance.patch(`/api/staff/orders/${cancelled.uuid}`, { status: "cancelled" });

    const day = await numbers();
    expect(day).toMatchObject({
      today: "2026-07-14",
      now: { from: "2026-07-14", orders: 2, revenue: today.net + alsoToday.net },
      before: { from: "2026-07-13", orders: 1, revenue: yesterday.net },
      late: { orders: 1, units: 3 },
      due: [
        { day: "2026-07-14", orders: 1, units: 3 },
        { day: "2026-07-15", orders: 2, units: 6 },
      ],
    });
    expect(day.series).toHaveLength(30);
    expect(day.series[0]).toEqual({ from: "2026-06-15", orders: 0, revenue: 0 });
    expect(day.series.at(-2)).toMatchObject({ from: "2026-07-13", orders: 2 });

    const week = await numbers("week");
    expect(week.series).toHaveLength(13);
    expect(week.now).toMatchObject({ from: "2026-07-13", orders: 4 });
    expect(week.before).toEqual({ from: "2026-07-06", orders: 1, revenue: lastWeek.net });
  });

  it("are read by indexes, however many orders there are", async () => {
    // A plan is chosen by what is there: with rows to skip, an index is what skips them.
    await shop.database.pool.query("set enable_seqscan = off");
    const plan = async (text: string) =>
      (await shop.database.pool.query<{ "QUERY PLAN": string }>(`explain ${text}`)).rows
        .map((row) => row["QUERY PLAN"])
        .join("\n");
    const open = "status in ('confirmed', 'processing') and due_on is not null";
    expect(await plan(`select 1 from orders where ${open} and due_on < '2026-07-14'`)).toContain(
      "orders_due",
    );
    expect(
      await plan(
        "select sum(total - vat) from orders where confirmed_at >= '2026-07-14' and status <> 'cancelled'",
      ),
    ).toContain("orders_confirmed");
  });
});

describe("the catalogue at the desk", () => {
  it("says what is sold, who prints, when an order of today leaves, and that its files are sound", async () => {
    shop.setClock(new Date("2026-07-17T10:00:00Z"));
    const workshop = await shop.customer({ role: "workshop" });
    const answer = await workshop.get("/api/staff/catalogue?language=fr");
    expect(answer.status, answer.text).toBe(200);
    const { json } = answer;
    const sets = (await rider.get("/api/configurator-sets?language=fr")).json.data;
    expect(json.sets.map((each: { uuid: string; name: string }) => [each.uuid, each.name])).toEqual(
      sets.map((each: { uuid: string; name: string }) => [each.uuid, each.name]),
    );
    expect(json.printers.map((each: { id: string }) => each.id)).toEqual([
      "sublimation",
      "process",
    ]);
    expect(json.mistakes).toEqual([]);
    expect(json.checked_at).toBe("2026-07-17T10:00:00.000Z");
    // Friday and fifteen working days: a Friday three weeks on.
    expect(json).toMatchObject({ production_working_days: 15, due_if_today: "2026-08-07" });
  });
});
