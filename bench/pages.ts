// What the server spends on the pages that it renders: processor time of each when it is made anew and when it is kept,
// beside an answer that takes nothing but sending; how long the cart's page takes when it is asked for 200 times a second
// beside calls of the API; and whether memory stays flat over many that are made anew (RENDERS, 100,000 are its goal).
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, get as request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readConfig } from "../apps/api/src/config/index.ts";
import { prepareDatabase } from "../apps/api/src/platform/database/prepare.ts";
import { percentile } from "./support/measure.ts";
import { startPart } from "./support/parts.ts";

const turns = Number(process.env["TURNS"] ?? 300);
const renders = Number(process.env["RENDERS"] ?? 6000);
const seconds = Number(process.env["SECONDS"] ?? 15);
const bounds = { ms: 8, keptOverBare: 4, growth: 1.15, p99: 30 };

const folder = mkdtempSync(join(tmpdir(), "holeshot-bench-"));
const postgres = await prepareDatabase(readConfig({ DATA_DIR: folder }));
const environment = { DATA_DIR: folder, DATABASE_URL: postgres.url, RATE_LIMIT_PER_IP: "0" };
const http = await startPart("http", environment);

async function get(path: string): Promise<string> {
  const answer = await fetch(`${http.address}${path}`);
  return answer.text();
}

/** Processor time of one answer, in ms. */
async function cost(path: (turn: number) => string): Promise<number> {
  for (let turn = 0; turn < 40; turn += 1) await get(path(-1 - turn));
  const before = await http.usage();
  for (let turn = 0; turn < turns; turn += 1) await get(path(turn));
  return ((await http.usage()).cpuMs - before.cpuMs) / turns;
}

const { data } = JSON.parse(await get("/api/configurator-sets")) as { data: { uuid: string }[] };
const set = data[0]?.uuid ?? "";
const pages = [
  "/cart",
  `/set/${set}`,
  "/info/delivery",
  "/info/sizes",
  "/login",
  "/nothing",
  "/my-orders",
];
const faults: string[] = [];
const bare = await cost(() => "/config.json");
console.log(`an answer that is only sent         ${bare.toFixed(2)} ms`);
for (const page of pages) {
  // A page with a search is made each time.
  const made = await cost((turn) => `${page}?turn=${turn}`);
  const kept = await cost(() => page);
  const ratio = kept / bare;
  console.log(
    `${page.slice(0, 16).padEnd(18)} made ${made.toFixed(2)} ms (${(made / bare).toFixed(1)} ×)  again ${kept.toFixed(2)} ms (${ratio.toFixed(1)} ×)`,
  );
  if (made > bounds.ms) faults.push(`${page}: ${made.toFixed(1)} ms`);
  if (page !== "/nothing" && ratio > bounds.keptOverBare)
    faults.push(`${page}, kept: ${ratio.toFixed(1)} ×`);
}

const agent = new Agent({ keepAlive: true });

/** Milliseconds until a whole answer is here, packed as browsers ask for it. */
async function answered(path: string): Promise<number> {
  const start = performance.now();
  const asked = request(`${http.address}${path}`, { agent, headers: { "accept-encoding": "br" } });
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
  answer.resume();
  await once(answer, "end");
  return performance.now() - start;
}

/** What each of so many a second takes, whether or not those before are answered. */
async function atRate(path: string, perSecond: number): Promise<number[]> {
  const taken: Promise<number>[] = [];
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond);
    while (taken.length < due) taken.push(answered(path));
    await sleep(1);
  }
  return Promise.all(taken);
}

const calls = ["/api/configurator-sets", `/api/configurator-sets/${set}`] as const;
// Once each: the first of them writes and packs what is kept.
for (const path of ["/config.json", "/cart", ...calls]) await answered(path);
const sent = await atRate("/config.json", 200);
const [asked] = await Promise.all([atRate("/cart", 200), ...calls.map((path) => atRate(path, 10))]);
agent.destroy();
const [p50, p99] = [percentile(asked, 50), percentile(asked, 99)];
console.log(
  `/cart, 200 a second, ${asked.length} answers: middle ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; an answer that is only sent, p99 ${percentile(sent, 99).toFixed(1)} ms`,
);
if (p99 > bounds.p99) faults.push(`/cart at 200 a second: p99 ${p99.toFixed(1)} ms`);

function held(): number {
  const status = readFileSync(`/proc/${http.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
let middle = 0;
for (let turn = 0; turn < renders; turn += 1) {
  await get(`${pages[turn % pages.length] ?? ""}?turn=${turn}`);
  if (turn === renders / 2) middle = held();
}
const end = held();
console.log(
  `memory after ${renders / 2} renderings ${middle.toFixed(0)} MB, after ${renders} ${end.toFixed(0)} MB`,
);
if (end > middle * bounds.growth) faults.push(`memory grows from ${middle} to ${end} MB`);

await http.stop();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
