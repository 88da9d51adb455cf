// What the desk's list costs beside the least that a call of staff can cost, in the same run: one after another, and as when
// sixty desks hear of a change at once. On a busy machine the times say little, what one is of the other says all.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../apps/api/src/config/index.ts";
import { openDatabase } from "../apps/api/src/platform/database/database.ts";
import { prepareDatabase } from "../apps/api/src/platform/database/prepare.ts";
import { manyOrders } from "./support/many-orders.ts";
import { median, percentile } from "./support/measure.ts";
import { startPart } from "./support/parts.ts";

const orders = Number(process.env["ORDERS"] ?? 20_000);
const desks = 60;
const calls = {
  least: "/api/staff/carriers",
  counts: "/api/staff/order-views",
  list: "/api/staff/orders?view=ready",
};
type Name = keyof typeof calls;
const names = Object.keys(calls) as Name[];
/** A list for sixty at once, as a multiple of the least call for sixty at once. */
const bound = 6;

const folder = mkdtempSync(join(tmpdir(), "holeshot-bench-"));
const postgres = await prepareDatabase(readConfig({ DATA_DIR: folder }));
const database = openDatabase(postgres.url, { max: 2 });
await manyOrders(database.pool, orders, true);
const environment = { DATA_DIR: folder, DATABASE_URL: postgres.url, RATE_LIMIT_PER_IP: "0" };
const http = await startPart("http", environment);

const email = "desk@bench.example";
const password = "gate drops at nine";
const post = (path: string, body: object) =>
  fetch(http.address + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const phone = "+353 85 123 4508";
const person = { first_name: "Bo", last_name: "Werk", email, phone, password };
await post("/api/customer/register", { ...person, password_confirmation: password });
await database.pool.query("update customers set role = 'administrator' where email_key = $1", [
  email,
]);
const signedIn = await post("/api/customer/login", { email, password });
const { access_token: token } = (await signedIn.json()) as { access_token: string };

async function timed(name: Name): Promise<number> {
  const began = performance.now();
  const answer = await fetch(http.address + calls[name], {
    headers: { authorization: `Bearer ${token}` },
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${calls[name]}: ${answer.status}`);
  return performance.now() - began;
}

const apart: Record<Name, number[]> = { least: [], counts: [], list: [] };
const together: Record<Name, number[]> = { least: [], counts: [], list: [] };
const cpu: Record<Name, number> = { least: 0, counts: 0, list: 0 };
const rounds = 10;
const each = 100;
for (const name of names) for (let warm = 0; warm < each; warm += 1) await timed(name);
for (let round = 0; round < rounds; round += 1) {
  for (const name of names) {
    const before = await http.usage();
    for (let time = 0; time < each; time += 1) apart[name].push(await timed(name));
    cpu[name] += (await http.usage()).cpuMs - before.cpuMs;
    together[name].push(...(await Promise.all(Array.from({ length: desks }, () => timed(name)))));
  }
}
for (const name of names) {
  const one = (median(apart[name]) / median(apart.least)).toFixed(1);
  const many = (median(together[name]) / median(together.least)).toFixed(1);
  console.log(
    `${name}: middle ${median(apart[name]).toFixed(2)} ms (${one} × the least), processor ${(cpu[name] / (rounds * each)).toFixed(2)} ms; ` +
      `${desks} at once middle ${median(together[name]).toFixed(1)} ms (${many} ×), p95 ${percentile(together[name], 95).toFixed(1)} ms`,
  );
}
await http.stop();
await database.close();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
const ratio = median(together.list) / median(together.least);
if (ratio > bound) {
  console.error(
    `a list for ${desks} at once is ${ratio.toFixed(1)} × the least call, at most ${bound}`,
  );
  process.exitCode = 1;
}
