// How the hot statements of a large shop are answered: what customers, the desk, the worker's looks and its nightly jobs ask
// is heard on the way to the database and asked again with EXPLAIN ANALYZE. One that reads a large table from end to end, or
// touches many rows to give few, breaks the bound, whatever the machine. DESIGNS and ORDERS say how large the shop is.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { orderSorts, orderViews } from "@holeshot/contract";
import { allJobs, allModules, buildHttp } from "../apps/api/src/app.ts";
import { readConfig } from "../apps/api/src/config/index.ts";
import { drawingVersion } from "../apps/api/src/modules/designs/index.ts";
import {
  cameInBy,
  countDue,
  countLate,
  countViews,
  findCustomerFile,
  listCustomers,
  listStaffOrders,
} from "../apps/api/src/modules/staff/index.ts";
import { openDatabase } from "../apps/api/src/platform/database/database.ts";
import { prepareDatabase } from "../apps/api/src/platform/database/prepare.ts";
import { openPlatform } from "../apps/api/src/platform/open-platform.ts";
import { storedFigures } from "../apps/api/src/platform/stored-figures.ts";
import { type Explained, explain, hear, type Heard } from "./support/explain.ts";
import { manyDesigns } from "./support/many-designs.ts";
import { manyOrders } from "./support/many-orders.ts";
import { ready } from "./support/ready-cart.ts";

const designs = Number(process.env["DESIGNS"] ?? 1_000_000);
const orders = Number(process.env["ORDERS"] ?? 100_000);
/** Rows that a hot statement may touch, and that a table may have that is read from end to end. */
const most = { rows: 20_000, table: 5_000 };
/** A nightly job of a shop of this size, seconds. */
const longestJob = 120;

const folder = mkdtempSync(join(tmpdir(), "holeshot-bench-"));
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", RATE_LIMIT_PER_IP: "0" });
const postgres = await prepareDatabase(config);
const platform = await openPlatform(config, { databaseUrl: postgres.url, works: false });
const modules = allModules();
const jobs = allJobs(platform, modules);
await platform.queue.prepare(jobs);
const { server } = await buildHttp(platform, modules);
const shop = await server.listen({ host: "127.0.0.1", port: 0 });
const aside = openDatabase(postgres.url, { max: 1, namesStatements: false });
const { pool } = aside;
const { db } = platform;

const rider = await ready(shop, "rider");
const { rows } = await pool.query<{ id: string }>("select id from customers");
const owner = rows[0]?.id ?? "";
const began = performance.now();
const drawing = drawingVersion();
await manyDesigns(pool, { owner, own: 10_000, inAll: designs, others: 5_000, drawing });
await manyOrders(pool, orders, true);
await pool.query("vacuum analyze");
const took = ((performance.now() - began) / 1000).toFixed(0);
const size = await pool.query<{ size: string }>(
  "select pg_size_pretty(pg_database_size(current_database())) as size",
);
console.log(`${designs} designs and ${orders} orders seeded in ${took} s, ${size.rows[0]?.size}`);

const heard = new Map<string, Heard>();
hear(platform.database.pool, (statement) => {
  if (!heard.has(statement.text)) heard.set(statement.text, statement);
});
let asking = "";
const from = new Map<string, string>();
async function ask(what: string, act: () => Promise<unknown>): Promise<void> {
  asking = what;
  await act();
  for (const text of heard.keys()) if (!from.has(text)) from.set(text, asking);
}

const get = (path: string) => async (): Promise<void> => {
  const answer = await fetch(shop + path, { headers: { authorization: `Bearer ${rider.token}` } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
};
const mine = "/api/customer/configured-sets?limit=50";
await ask("my designs", get(mine));
for (const more of ["sort=name", "sort=created", "made_by=staff", "search=dui", "search=zzzz"]) {
  await ask(`my designs ${more}`, get(`${mine}&${more}`));
}
await ask("get cart", () => rider.read());
await ask("set quantities", () => rider.choose());
await ask("save a design", () => rider.save());
await ask("purchase", () => rider.purchase(randomUUID()));
await ask("my orders", get("/api/customer/orders?limit=50"));
await ask("my account", get("/api/customer"));

const today = new Date().toISOString().slice(0, 10);
const filter = {
  ...{ status: undefined, proof: undefined, view: undefined, search: undefined },
  ...{ sort: "newest" as const, after: undefined, today, limit: 50 },
};
for (const view of orderViews) {
  await ask(`desk ${view}`, () => listStaffOrders(db, { ...filter, view }));
}
for (const sort of orderSorts) {
  await ask(`desk by ${sort}`, () => listStaffOrders(db, { ...filter, sort }));
}
for (const search of [
  "HS-2025-0001",
  "rider77@",
  "van 3",
  "moeller c4",
  "06 00 01 23 45",
  "3S0A1B2C3D",
  "t",
  "nobody at all",
]) {
  await ask(`desk search ${search}`, () => listStaffOrders(db, { ...filter, search }));
}
await ask("desk's customers", () => listCustomers(db, { search: "", after: undefined, limit: 50 }));
await ask("desk's customer", () => findCustomerFile(db, "01900000-0000-7000-8000-000000000002"));
await ask("operators' figures", () => storedFigures(db)());
const hot = new Set(heard.keys());

// Sums of a week and counts read an index's length on purpose; jobs run where nobody waits.
await ask("desk's counts", () => countViews(db, today));
await ask("desk's numbers", () => cameInBy(db, { by: "day", today, steps: 30 }));
await ask("desk's late", () => countLate(db, today));
await ask("desk's due", () => countDue(db, today, 28));
let slowest = 0;
const told: string[] = [];
for (const job of jobs.filter(({ schedule }) => schedule !== undefined)) {
  const start = performance.now();
  let end = "";
  await ask(`job ${job.queue}`, () => job.handle({})).catch((error: unknown) => {
    end = `, and failed: ${String(error).slice(0, 160)}`;
    process.exitCode = 1;
  });
  const seconds = (performance.now() - start) / 1000;
  slowest = Math.max(slowest, seconds);
  told.push(`${job.queue} ${seconds.toFixed(2)} s${end}`);
}
console.log(`jobs by the clock, once each: ${told.join("; ")}`);

const explained: (Explained & { readonly what: string; readonly isHot: boolean })[] = [];
for (const statement of heard.values()) {
  const plan = await explain(pool, statement, most.table);
  if (plan === null) continue;
  const what = from.get(statement.text) ?? "";
  explained.push({ ...plan, what, isHot: hot.has(statement.text) });
}
const wrong = explained.filter(
  ({ isHot, rows: touched, whole }) => isHot && (touched > most.rows || whole.length > 0),
);
const shown = explained.toSorted((a, b) => b.rows - a.rows).slice(0, 25);
console.log(`${explained.length} statements, ${hot.size} of them hot; those that touch most rows:`);
for (const { what, text, rows: touched, milliseconds, whole, isHot } of shown) {
  const all = whole.length > 0 ? `, all of ${whole.join(" and ")}` : "";
  console.log(
    `${isHot ? "hot " : "    "} ${String(touched).padStart(8)} rows ${milliseconds.toFixed(1).padStart(7)} ms  ${what}${all}: ${text.replace(/\s+/g, " ").slice(0, 110)}`,
  );
}
console.log(
  `${wrong.length} hot statements touch more than ${most.rows} rows or read a table of more than ${most.table} from end to end; the slowest job took ${slowest.toFixed(1)} s, at most ${longestJob}`,
);
if (wrong.length > 0 || slowest > longestJob) process.exitCode = 1;

await aside.close();
await server.close();
await platform.close();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
