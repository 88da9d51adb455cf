// What a call costs: get cart, set lines, a whole purchase with its mail, invoice and jobs, beside a bare server that asks
// the same database one prepared question. Each serves from a process of its own and they take turns in one run, so that
// processor time and statements are told apart and the ratios hold on any machine.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../apps/api/src/config/index.ts";
import { openDatabase } from "../apps/api/src/platform/database/database.ts";
import { prepareDatabase } from "../apps/api/src/platform/database/prepare.ts";
import { BARE_TABLE } from "./support/bare.ts";
import { measure, percentile } from "./support/measure.ts";
import { type Part, postgresCpuMs, startPart } from "./support/parts.ts";
import { ready } from "./support/ready-cart.ts";
import { until } from "./support/saved-design.ts";

const turns = Number(process.env["TURNS"] ?? 10);
const calls = 60;
const purchases = 8;
const bounds = {
  cartOverBare: 3,
  cartMs: 0.9,
  linesMs: 2,
  callsMs: 10,
  purchaseMs: 15,
  statements: 40,
};

const folder = mkdtempSync(join(tmpdir(), "holeshot-bench-"));
const postgres = await prepareDatabase(readConfig({ DATA_DIR: folder }));
const environment = { DATA_DIR: folder, DATABASE_URL: postgres.url, RATE_LIMIT_PER_IP: "0" };
const database = openDatabase(postgres.url, { max: 1 });
const { pool } = database;
await pool.query(BARE_TABLE);
const http = await startPart("http", environment);
const worker = await startPart("worker", environment);
const bare = await startPart("bare", environment);

interface Cost {
  readonly times: number[];
  calls: number;
  cpuMs: number;
  /** Of the first part alone: what a caller waits for. */
  servingMs: number;
  postgresMs: number;
  statements: number;
}
const nothing = (): Cost => ({
  times: [],
  calls: 0,
  cpuMs: 0,
  servingMs: 0,
  postgresMs: 0,
  statements: 0,
});
const costs = { bare: nothing(), read: nothing(), choose: nothing(), purchase: nothing() };

/** Adds what `times` acts cost the parts that serve them and the database. */
async function add(
  cost: Cost,
  parts: readonly Part[],
  times: number,
  act: () => Promise<void>,
  settle?: () => Promise<void>,
): Promise<void> {
  const used = async () => {
    const usages = await Promise.all(parts.map((part) => part.usage()));
    return {
      cpuMs: usages.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
      servingMs: usages[0]?.cpuMs ?? 0,
      statements: usages[0]?.statements ?? 0,
      postgresMs: postgresCpuMs(folder) ?? Number.NaN,
    };
  };
  const before = await used();
  cost.times.push(...(await measure(times, act)));
  await settle?.();
  const after = await used();
  cost.calls += times;
  cost.cpuMs += after.cpuMs - before.cpuMs;
  cost.servingMs += after.servingMs - before.servingMs;
  cost.postgresMs += after.postgresMs - before.postgresMs;
  cost.statements += after.statements - before.statements;
}

const { rows: found } = await pool.query<{ id: string }>("select id from bare_rows limit 1");
const question = `${bare.address}/rows/${found[0]?.id}`;
const ask = async (): Promise<void> => void (await (await fetch(question)).json());
const cart = await ready(http.address);
const purchase = (): Promise<void> => cart.purchase(randomUUID());

/** Whether all mails are sent, all pictures drawn and no job is left. */
async function isSettled(): Promise<boolean> {
  const { rows } = await pool.query<{ left: number }>(
    "select (select count(*) from pgboss.job where state in ('created', 'active', 'retry') and start_after <= now()) + (select count(*) from mails where sent_at is null) + (select count(*) from order_lines where smaller is null) as left",
  );
  return rows[0]?.left === 0;
}
/** What the minute's look at new orders costs belongs to them: it is asked for now, so that no order is left to the next. */
async function settle(): Promise<void> {
  worker.look();
  await until(isSettled);
}

// An account may check out only so often, and owe only so much until it has paid once.
const mayOrderAgain = async (): Promise<void> => {
  await pool.query("delete from rate_limits");
  await pool.query("update payments set status = 'paid' where status = 'open'");
};

// Everything is warm before anything counts: compiled, prepared, pictures drawn.
await settle();
await measure(300, ask);
await measure(300, () => cart.read());
await measure(100, () => cart.choose());
await measure(4, purchase);
await mayOrderAgain();
await measure(8, purchase);
await mayOrderAgain();
await settle();

const idle = nothing();
await add(idle, [http, worker], 1, () => new Promise((done) => setTimeout(done, 5000)));
for (let turn = 0; turn < turns; turn += 1) {
  await add(costs.bare, [bare], calls, ask);
  await add(costs.read, [http], calls, () => cart.read());
  await add(costs.choose, [http], calls, () => cart.choose());
  await add(costs.purchase, [http, worker], purchases, purchase, settle);
  await mayOrderAgain();
}

const each = ({ times, ...cost }: Cost) => ({
  p50: percentile(times, 50),
  p99: percentile(times, 99),
  cpuMs: cost.cpuMs / cost.calls,
  postgresMs: cost.postgresMs / cost.calls,
  statements: cost.statements / cost.calls,
});
const floor = each(costs.bare);
const ms = (value: number): string => `${value.toFixed(2)} ms`.padStart(9);
function row(name: string, cost: Cost): void {
  const { p50, p99, cpuMs, postgresMs, statements } = each(cost);
  const ratios = `${(p50 / floor.p50).toFixed(1)} and ${(cpuMs / floor.cpuMs).toFixed(1)} × bare`;
  console.log(
    `${name.padEnd(16)} p50 ${ms(p50)}  p99 ${ms(p99)}  processor ${ms(cpuMs)}  PostgreSQL ${ms(postgresMs)}  ${statements.toFixed(1).padStart(4)} statements  ${ratios}`,
  );
}
console.log(
  `${turns} turns of ${calls} calls each and ${purchases} purchases; ratios of p50 and of processor time`,
);
row("bare", costs.bare);
row("get cart", costs.read);
row("set lines", costs.choose);
row("whole purchase", costs.purchase);
const { servingMs } = costs.purchase;
console.log(
  `of a whole purchase ${ms(servingMs / costs.purchase.calls)} in calls, the rest in jobs`,
);
console.log(
  `idle, HTTP and worker together: ${(idle.cpuMs / 5).toFixed(1)} ms of processor a second, PostgreSQL ${(idle.postgresMs / 5).toFixed(1)} ms`,
);

const [read, choose, whole] = [each(costs.read), each(costs.choose), each(costs.purchase)];
const judged: readonly (readonly [string, number, number])[] = [
  ["get cart, × bare in processor time", read.cpuMs / floor.cpuMs, bounds.cartOverBare],
  ["get cart, × bare in p50", read.p50 / floor.p50, bounds.cartOverBare],
  ["get cart, ms of processor", read.cpuMs, bounds.cartMs],
  ["set lines, ms of processor", choose.cpuMs, bounds.linesMs],
  ["whole purchase, statements", whole.statements, bounds.statements],
  ["purchase's calls, ms of processor", servingMs / costs.purchase.calls, bounds.callsMs],
  ["whole purchase, ms of processor", whole.cpuMs, bounds.purchaseMs],
];
for (const [what, figure, bound] of judged) {
  const held = figure <= bound;
  if (!held) process.exitCode = 1;
  console.log(
    `${what.padEnd(36)} ${figure.toFixed(2)}, at most ${bound}${held ? "" : "  BOUND BROKEN"}`,
  );
}

for (const part of [http, worker, bare]) await part.stop();
await database.close();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
