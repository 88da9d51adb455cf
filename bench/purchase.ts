// What a customer waits for: reading a cart, choosing quantities, a whole purchase. Each is measured against a bare
// handler that asks the same database one question, in the same run, so that the figures hold on any machine.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { allJobs, allModules, buildHttp } from "../apps/api/src/app.ts";
import { readConfig } from "../apps/api/src/config/index.ts";
import { prepareDatabase } from "../apps/api/src/platform/database/prepare.ts";
import { openPlatform } from "../apps/api/src/platform/open-platform.ts";
import { median, measure } from "./support/measure.ts";
import { ready } from "./support/ready-cart.ts";

const rounds = 60;
const mostStatements = 40;

const folder = mkdtempSync(join(tmpdir(), "holeshot-bench-"));
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", RATE_LIMIT_PER_IP: "0" });
const postgres = await prepareDatabase(config);
const platform = await openPlatform(config, { databaseUrl: postgres.url, works: false });
const modules = allModules();
await platform.queue.prepare(allJobs(platform, modules));
let statements = 0;
const heard = new WeakSet<object>();
platform.database.pool.on("acquire", (client) => {
  if (heard.has(client)) return;
  heard.add(client);
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  // Beginning and ending a transaction is not what the bound is about.
  const counted = (...given: unknown[]): unknown => {
    const [first] = given as [string | { text?: string } | undefined];
    const text = typeof first === "string" ? first : (first?.text ?? "");
    if (!/^(begin|start transaction|commit|rollback)/i.test(text)) statements += 1;
    return query(...given);
  };
  Object.assign(client, { query: counted });
});
const { server } = await buildHttp(platform, modules);
const shop = await server.listen({ host: "127.0.0.1", port: 0 });

const bare = Fastify();
bare.get("/", async () => (await platform.database.pool.query("select now()")).rows);
const floor = await bare.listen({ host: "127.0.0.1", port: 0 });

const bareTimes = await measure(rounds, async () => void (await (await fetch(floor)).text()));
const bareMs = median(bareTimes);

const results: { name: string; ms: number; statements: number }[] = [];
async function bench(name: string, times: number, act: () => Promise<void>): Promise<void> {
  await act();
  const before = statements;
  const taken = await measure(times, act);
  results.push({
    name,
    ms: median(taken),
    statements: (statements - before) / times,
  });
}

const cart = await ready(shop);
await bench("read a cart", rounds, () => cart.read());
await bench("choose quantities", rounds, () => cart.choose());
await bench("whole purchase", 20, () => cart.purchase(randomUUID()));

console.log(`bare handler with one statement: ${bareMs.toFixed(2)} ms`);
for (const { name, ms, statements } of results) {
  const ratio = (ms / bareMs).toFixed(1);
  console.log(
    `${name.padEnd(20)} ${ms.toFixed(2)} ms  ${ratio} × bare  ${statements.toFixed(1)} statements`,
  );
}
const worst = results.find(({ statements }) => statements > mostStatements);
if (worst) {
  console.error(`${worst.name} takes ${worst.statements} statements, more than ${mostStatements}`);
  process.exitCode = 1;
}

await server.close();
await bare.close();
await platform.close();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
