// How long the desk's list takes at many orders: each view, sort and search, over generated rows, as the time of its 95th
// percentile and beside one look-up of an order by its id, the least that a list could cost.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { orderSorts, orderViews } from "@holeshot/contract";
import { readConfig } from "../apps/api/src/config/index.ts";
import {
  cameInBefore,
  cameInBy,
  countDue,
  countLate,
  countViews,
  findCustomerFile,
  listCustomers,
  listStaffOrders,
  type StaffOrderFilter,
} from "../apps/api/src/modules/staff/index.ts";
import { openDatabase } from "../apps/api/src/platform/database/database.ts";
import { prepareDatabase } from "../apps/api/src/platform/database/prepare.ts";
import { manyOrders } from "./support/many-orders.ts";
import { measure, median, percentile } from "./support/measure.ts";

const count = Number(process.env["ORDERS"] ?? 200_000);
const times = 40;
const boundMs = 50;
const sumBoundMs = 250;

const folder = mkdtempSync(join(tmpdir(), "holeshot-bench-"));
const postgres = await prepareDatabase(readConfig({ DATA_DIR: folder }));
const database = openDatabase(postgres.url, { max: 1 });
const { pool, db } = database;

await manyOrders(pool, count);

const filter: StaffOrderFilter = {
  status: undefined,
  proof: undefined,
  view: undefined,
  search: undefined,
  sort: "newest",
  after: undefined,
  today: new Date().toISOString().slice(0, 10),
  limit: 50,
};
const { rows } = await pool.query<{ id: string; rider_name: string; city: string; parcel: string }>(
  `select o.id, l.rider_name, o.shipping_address ->> 'city' as city, p.tracking_number as parcel
   from orders o join order_lines l on l.order_id = o.id join parcels p on p.order_id = o.id limit 1`,
);
const some = rows[0] ?? { id: "", rider_name: "", city: "", parcel: "" };
const asked: (readonly [string, () => Promise<unknown>])[] = [
  ...orderViews.map(
    (view) => [`view ${view}`, () => listStaffOrders(db, { ...filter, view })] as const,
  ),
  ...orderSorts.map(
    (sort) => [`by ${sort}`, () => listStaffOrders(db, { ...filter, sort })] as const,
  ),
  ...orderViews.map(
    (view) =>
      [`view ${view} by due`, () => listStaffOrders(db, { ...filter, view, sort: "due" })] as const,
  ),
  ...[
    "HS-2025-0001",
    "123456",
    "rider77@",
    "van 3",
    some.city.slice(0, 8),
    some.rider_name.slice(0, 6),
    "t",
    "nobody at all",
    "moller c4",
    "Moeller",
    "06 00 01 23 45",
    "+31 6 00077",
    some.parcel.slice(0, 9),
  ].map(
    (search) => [`search "${search}"`, () => listStaffOrders(db, { ...filter, search })] as const,
  ),
  ["counts of all views", () => countViews(db, filter.today)],
];

const customer = "01900000-0000-7000-8000-000000000002";
const listed = (search: string) => listCustomers(db, { search, after: undefined, limit: 50 });
const { today } = filter;
/** Read by few, now and then, and bounded by what a week or the open orders are, not by all there are. */
const sums: readonly (readonly [string, () => Promise<unknown>])[] = [
  ["numbers by day", () => cameInBy(db, { by: "day", today, steps: 30 })],
  ["numbers by week", () => cameInBy(db, { by: "week", today, steps: 13 })],
  ["numbers of the week before", () => cameInBefore(db, { by: "week", today }, new Date())],
  ["late", () => countLate(db, today)],
  ["due", () => countDue(db, today, 28)],
];
asked.push(
  ["customers", () => listed("")],
  ...[
    "rider77@",
    "van 3",
    "Rider7 v",
    "Moeller",
    "06 00 01 23 45",
    "HS-2025-0001",
    "123456",
    some.city.slice(0, 8),
    "to",
  ].map((search) => [`customers "${search}"`, () => listed(search)] as const),
  ["one customer", () => findCustomerFile(db, customer)],
  ["a customer's orders", () => listStaffOrders(db, { ...filter, customer })],
);

const one = await measure(200, async () => {
  await db.selectFrom("orders").selectAll().where("id", "=", some.id).execute();
});
let worst = 0;
console.log(`${count} orders; one order by its id takes ${median(one).toFixed(2)} ms`);
for (const [name, act] of asked) {
  await act();
  const taken = await measure(times, async () => void (await act()));
  const p95 = percentile(taken, 95);
  worst = Math.max(worst, p95);
  const ratio = (median(taken) / median(one)).toFixed(1);
  console.log(`${name}: p95 ${p95.toFixed(1)} ms, middle ${ratio} × one order`);
}
let worstSum = 0;
for (const [name, act] of sums) {
  await act();
  const p95 = percentile(await measure(times, async () => void (await act())), 95);
  worstSum = Math.max(worstSum, p95);
  console.log(`${name}: p95 ${p95.toFixed(1)} ms`);
}

// What the trigger costs a writer that tells of its change, beside one that tells nobody; with eight at once, because
// commits that notify queue for one another.
const ids = (await pool.query<{ id: string }>("select id from orders limit 4000")).rows.map(
  ({ id }) => id,
);
const writers = openDatabase(postgres.url, { max: 8 });
async function changesPerSecond(): Promise<number> {
  const began = performance.now();
  const each = 250;
  await Promise.all(
    Array.from({ length: 8 }, async (_, writer) => {
      for (let n = 0; n < each; n += 1) {
        await writers.pool.query("update orders set proof_status = proof_status where id = $1", [
          ids[writer * each + n],
        ]);
      }
    }),
  );
  return (8 * each * 1000) / (performance.now() - began);
}
const rounds = { quiet: [] as number[], told: [] as number[] };
for (let round = 0; round < 6; round += 1) {
  for (const state of ["quiet", "told"] as const) {
    const word = state === "told" ? "enable" : "disable";
    await pool.query(`alter table orders ${word} trigger orders_changed`);
    rounds[state].push(await changesPerSecond());
  }
}
const quiet = median(rounds.quiet);
const told = median(rounds.told);
console.log(
  `changes of an order by eight writers: ${quiet.toFixed(0)} a second untold, ${told.toFixed(0)} told: ${((1 / told - 1 / quiet) * 1e6).toFixed(0)} µs each`,
);
await writers.close();

await database.close();
await postgres.stop();
rmSync(folder, { recursive: true });
if (worstSum > sumBoundMs) {
  console.error(`a sum takes ${worstSum.toFixed(1)} ms, the bound is ${sumBoundMs} ms`);
  process.exitCode = 1;
}
if (worst > boundMs) {
  console.error(`a list takes ${worst.toFixed(1)} ms, the bound is ${boundMs} ms`);
  process.exitCode = 1;
}
