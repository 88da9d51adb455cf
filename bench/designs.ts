// "My designs" of a rider with 10,000 designs among a million in all: each way of looking at the list, against a bare
// handler that asks the same database one question, in the same run.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { allJobs, allModules, buildHttp } from "../apps/api/src/app.ts";
import { readConfig } from "../apps/api/src/config/index.ts";
import { prepareDatabase } from "../apps/api/src/platform/database/prepare.ts";
import { openPlatform } from "../apps/api/src/platform/open-platform.ts";
import { manyDesigns } from "./support/many-designs.ts";
import { measure, median, percentile } from "./support/measure.ts";

const inAll = Number(process.env["DESIGNS"] ?? 1_000_000);
const own = 10_000;
const others = 5_000;
const rounds = 60;
/** What the shop promises on its own server, ms. */
const bound = 50;

const folder = mkdtempSync(join(tmpdir(), "holeshot-bench-"));
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", RATE_LIMIT_PER_IP: "0" });
const postgres = await prepareDatabase(config);
const platform = await openPlatform(config, { databaseUrl: postgres.url, works: false });
const modules = allModules();
await platform.queue.prepare(allJobs(platform, modules));
const { pool } = platform.database;
const { server } = await buildHttp(platform, modules);
const shop = await server.listen({ host: "127.0.0.1", port: 0 });

const password = "gate drops at nine";
const person = { first_name: "Owen", last_name: "Byrne", email: "owen@bench.example" };
const registered = await fetch(`${shop}/api/customer/register`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    ...person,
    phone: "+353 85 123 4508",
    password,
    password_confirmation: password,
  }),
});
const { access_token: token } = (await registered.json()) as { access_token: string };
const { rows: customers } = await pool.query<{ id: string }>("select id from customers");
const rider = customers[0]?.id ?? "";

const seeding = performance.now();
const groups = await manyDesigns(pool, { owner: rider, own, inAll, others });
console.log(
  `seeded ${inAll} designs in ${((performance.now() - seeding) / 1000).toFixed(0)} s, ${own} of them one rider's`,
);

const bare = Fastify();
bare.get("/", async () => (await pool.query("select now()")).rows);
const floor = await bare.listen({ host: "127.0.0.1", port: 0 });
const bareMs = median(await measure(rounds, async () => void (await (await fetch(floor)).text())));
console.log(`bare handler with one statement: ${bareMs.toFixed(2)} ms`);

async function page(query: string): Promise<{ data: unknown[]; next_cursor: string | null }> {
  const answer = await fetch(`${shop}/api/customer/configured-sets?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`${query}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { data: unknown[]; next_cursor: string | null };
}

const first = await page("limit=100");
const looks: readonly (readonly [name: string, query: string])[] = [
  ["latest first", "limit=100"],
  ["by name", "limit=100&sort=name"],
  ["by creation", "limit=100&sort=created"],
  ["one group", `limit=100&group_id=${groups}`],
  ["made by staff", "limit=100&made_by=staff"],
  ["search, many", "limit=100&search=dui"],
  ["search, none", "limit=100&search=zzzz"],
  ["second page", `limit=100&cursor=${encodeURIComponent(first.next_cursor ?? "")}`],
];
for (const [name, query] of looks) {
  const { data } = await page(query);
  const times = await measure(rounds, async () => void (await page(query)));
  const p95 = percentile(times, 95);
  console.log(
    `${name.padEnd(15)} ${String(data.length).padStart(4)} rows  median ${median(times).toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  ${(median(times) / bareMs).toFixed(1)} × bare`,
  );
  if (p95 > bound) {
    console.error(`${name}: p95 is more than ${bound} ms`);
    process.exitCode = 1;
  }
}

await server.close();
await bare.close();
await platform.close();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
