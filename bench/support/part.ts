// One part of a shop in a process of its own, so that what it costs is told apart: `http`, `worker`, or `bare`, the
// least that could answer. Started by `startPart`; answers "usage" with what it has used since its start, looks at
// new orders when it is told "look", and ends when it is told "stop".
import Fastify from "fastify";
import { Pool, type PoolClient } from "pg";
import { allJobs, allModules, buildHttp } from "../../apps/api/src/app.ts";
import { readConfig } from "../../apps/api/src/config/index.ts";
import { openPlatform } from "../../apps/api/src/platform/open-platform.ts";
import { BARE_SELECT } from "./bare.ts";
import type { PartReady, Usage } from "./parts.ts";

const BOUNDARY = /^(begin|start transaction|commit|rollback)/i;
let statements = 0;
let look = async (): Promise<void> => undefined;
process.on("message", (asked) => {
  if (asked === "stop") process.exit(0);
  if (asked === "look") return void look();
  const { user, system } = process.cpuUsage();
  const usage: Usage = { cpuMs: (user + system) / 1000, statements };
  process.send?.(usage);
});
const ready: PartReady = { address: await start(process.argv[2] ?? "") };
process.send?.(ready);

async function start(role: string): Promise<string> {
  if (role === "bare") return startBare();
  const works = role === "worker";
  const config = readConfig(process.env);
  const platform = await openPlatform(config, { databaseUrl: config.databaseUrl ?? "", works });
  countStatements(platform.database.pool);
  const modules = allModules();
  const jobs = allJobs(platform, modules);
  await platform.queue.prepare(jobs);
  if (works) {
    look = () => platform.queue.send(platform.database.db, "note-shrinks", {});
    await platform.queue.work(jobs);
    for (const module of modules) await module.warmUp?.();
    return "";
  }
  const { server } = await buildHttp(platform, modules);
  return server.listen({ host: "127.0.0.1", port: 0 });
}

/** A select by primary key with a prepared statement, answered as JSON, and nothing else. */
async function startBare(): Promise<string> {
  const pool = new Pool({ connectionString: process.env["DATABASE_URL"], max: 20 });
  countStatements(pool);
  const server = Fastify();
  server.get<{ Params: { id: string } }>("/rows/:id", async ({ params }) => {
    const { rows } = await pool.query({ name: "bare", text: BARE_SELECT, values: [params.id] });
    return rows[0] as unknown;
  });
  return server.listen({ host: "127.0.0.1", port: 0 });
}

/** Beginning and ending a transaction is not counted: neither does any work. What is sent together is counted one by one. */
function countStatements(pool: Pool): void {
  const heard = new WeakSet<PoolClient>();
  pool.on("acquire", (client: PoolClient) => {
    if (heard.has(client)) return;
    heard.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const counted = (...given: unknown[]): unknown => {
      const [first] = given as [string | { text?: string; texts?: readonly string[] } | undefined];
      const sent = typeof first === "string" ? [first] : (first?.texts ?? [first?.text ?? ""]);
      statements += sent.filter((text) => !BOUNDARY.test(text)).length;
      return query(...given);
    };
    Object.assign(client, { query: counted });
  });
}
