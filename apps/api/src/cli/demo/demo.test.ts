import { workingDaysAfter } from "@holeshot/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Caller, testPlatform, type TestPlatform } from "../../testing/index.ts";
import { reconcile } from "../../modules/ledger/index.ts";
import { shopDay } from "../../modules/orders/index.ts";
import { allJobs, allModules } from "../../app.ts";
import { sendAll } from "./demo-post.ts";
import { fillShop } from "./fill-shop.ts";

let shop: TestPlatform;
let staff: Caller;

interface Order {
  readonly order_number: string;
  readonly created_at: string;
  readonly confirmed_at: string | null;
  readonly due_on: string | null;
  readonly late: boolean;
  readonly status: string;
  readonly history: readonly { readonly at: string; readonly event: string }[];
  readonly ledger: { readonly difference: number; readonly receivable: number };
  readonly parcels: readonly { readonly sent_at: string }[];
  readonly mails: readonly { readonly kind: string; readonly sent_at: string | null }[];
  readonly moves: readonly string[];
  readonly proof: {
    readonly status: string;
    readonly message: string | null;
    readonly answer: string | null;
    readonly rounds: readonly { readonly pins: readonly { readonly answer: string | null }[] }[];
  } | null;
}
let orders: readonly Order[];

beforeAll(async () => {
  shop = await testPlatform();
  const clock = { now: () => shop.clock(), set: (at: Date) => shop.setClock(at) };
  const jobs = allJobs(shop, allModules());
  await fillShop(shop, shop.http, { clock, send: () => sendAll(shop, jobs) });
  staff = await shop.customer({ role: "administrator" });
  const { json } = await staff.get("/api/staff/orders?limit=100&sort=oldest");
  const whole = json.data.map(async ({ uuid }: { uuid: string }) => {
    return (await staff.get(`/api/staff/orders/${uuid}`)).json as Order;
  });
  orders = await Promise.all(whole as Promise<Order>[]);
}, 120_000);
afterAll(() => shop.close());

const day = (time: string) => shopDay(new Date(time));

it("the demonstration's orders came in over weeks, numbered as they came, and nothing lies ahead", () => {
  expect(orders).toHaveLength(30);
  const came = orders.map(({ created_at }) => created_at);
  expect(came).toEqual(came.toSorted());
  expect(orders.map((each) => each.order_number)).toEqual(
    orders.map((each) => each.order_number).toSorted(),
  );
  const weeks = new Set(came.map((at) => Math.floor(Date.parse(at) / 604_800_000)));
  expect(weeks.size).toBeGreaterThanOrEqual(6);
  for (const { history, order_number } of orders) {
    const times = history.map(({ at }) => at);
    expect(times, order_number).toEqual(times.toSorted());
    expect(Date.parse(times.at(-1) ?? "")).toBeLessThanOrEqual(Date.now());
  }
});

it("they are due as many working days later as was promised, and those that are still here are late", () => {
  const confirmed = orders.filter(({ due_on }) => due_on !== null);
  expect(confirmed.length).toBeGreaterThan(10);
  for (const { due_on, history, status, late, order_number } of confirmed) {
    // Of a design that is checked first, from its customer's yes on.
    const begun = history.findLast(
      ({ event }) => event === "confirmed" || event === "proof_approved",
    );
    const at = begun?.at ?? "";
    expect(due_on, order_number).toBe(workingDaysAfter(day(at), 15));
    const open = status === "confirmed" || status === "processing";
    expect(late, order_number).toBe(open && (due_on ?? "") < shopDay(new Date()));
  }
  const late = orders.filter((each) => each.late);
  expect(late.length).toBeGreaterThan(0);
  expect(late.length).toBeLessThan(5);
});

it("whose last parcel has left is paid, and every book closes", async () => {
  const gone = orders.filter(({ status }) => status === "completed");
  expect(gone).toHaveLength(5);
  for (const { ledger, parcels, due_on } of gone) {
    expect(ledger).toMatchObject({ receivable: 0, difference: 0 });
    expect(parcels).toHaveLength(1);
    // By the day that was promised.
    expect(day(parcels[0]?.sent_at ?? "") <= (due_on ?? "")).toBe(true);
  }
  expect(orders.every(({ ledger }) => ledger.difference === 0)).toBe(true);
  expect(await reconcile(shop)).toMatchObject({ orders: 30, open: 0 });
});

it("of the designs that are checked, one proof waits for its customer, one is to be changed, one is approved", async () => {
  const checked = orders.filter(({ proof }) => proof !== null);
  const by = (status: string) => checked.filter(({ proof }) => proof?.status === status);
  expect(by("awaiting_designer")).toHaveLength(2);
  expect(by("awaiting_customer")).toHaveLength(1);
  expect(by("changes_requested")).toHaveLength(1);
  expect(by("approved")).toHaveLength(1);
  for (const { proof, mails } of checked.filter((each) => each.proof?.message !== null)) {
    expect(
      mails.filter(({ kind, sent_at: sent }) => kind === "proof" && sent !== null),
    ).toHaveLength(1);
    expect(proof?.rounds).toHaveLength(1);
    expect(proof?.rounds[0]?.pins).toHaveLength(1);
  }
  const [wished] = by("changes_requested");
  expect(wished?.proof?.answer).toContain("nummer");
  expect(wished?.proof?.rounds[0]?.pins[0]?.answer).toBe("Graag nog iets groter");
  const [yes] = by("approved");
  expect(yes).toMatchObject({ moves: expect.arrayContaining(["processing"]) });
  const { json } = await staff.get("/api/staff/log?event=proof.&limit=100");
  expect(json.data.map(({ actor }: { actor: string }) => actor)).toEqual(
    Array.from({ length: 3 }, () => "Daan Smeets"),
  );
});

it("the day's numbers have a shape", async () => {
  const { json } = await staff.get("/api/staff/numbers?by=week");
  const came = (json.series as { orders: number }[]).map((each) => each.orders);
  expect(came.filter((each) => each > 0).length).toBeGreaterThanOrEqual(6);
  expect(new Set(came).size).toBeGreaterThan(2);
  expect(json.late.orders).toBeGreaterThan(0);
});

it("mails and what the shop's people did are dated as the orders are", async () => {
  const { rows } = await shop.database.pool.query<{
    order_number: string;
    early: number;
    late: number;
    mails: number;
  }>(
    `select o.order_number, count(m.id)::int as mails,
       count(*) filter (where m.sent_at < o.created_at)::int as early,
       count(*) filter (where m.sent_at > e.last + interval '1 minute' or m.sent_at is null)::int as late
     from orders o
     join mails m on m.about = o.id
     join lateral (select max(happened_at) as last from order_events where order_id = o.id) e on true
     group by o.order_number`,
  );
  const confirmed = orders.filter(({ history }) =>
    history.some(({ event }) => event === "confirmed"),
  );
  expect(rows.map(({ order_number }) => order_number).toSorted()).toEqual(
    confirmed.map(({ order_number }) => order_number),
  );
  expect(rows.filter(({ early, late }) => early + late > 0)).toEqual([]);
  const { json } = await staff.get("/api/staff/log?limit=100");
  const log = json.data as {
    event: string;
    happened_at: string;
    actor: string;
    about: { name: string };
  }[];
  const of = (event: string) => log.filter((entry) => entry.event === event);
  const started = orders.filter(({ history }) =>
    history.some((each) => each.event === "processing"),
  );
  expect(
    of("order.moved")
      .map(({ about }) => about.name)
      .toSorted(),
  ).toEqual(started.map(({ order_number }) => order_number));
  for (const { about, happened_at, actor } of of("order.moved")) {
    const order = started.find(({ order_number }) => order_number === about.name);
    const at = order?.history.find(({ event }) => event === "processing")?.at ?? "";
    expect(Math.abs(Date.parse(happened_at) - Date.parse(at)), about.name).toBeLessThan(60_000);
    expect(actor).toBe("Noor Visser");
  }
  expect(of("order.held")).toMatchObject([
    { about: { words: "The sponsor's logo is not the rider's own. Called on Friday." } },
  ]);
});
