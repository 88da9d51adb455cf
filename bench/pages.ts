// What the server spends on the pages that it renders: processor time of each when it is made anew and when it is kept,
// beside an answer that takes nothing but sending; and whether memory stays flat over many that are made anew.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../apps/api/src/config/index.ts";
import { prepareDatabase } from "../apps/api/src/platform/database/prepare.ts";
import { startPart } from "./support/parts.ts";

const turns = Number(process.env["TURNS"] ?? 300);
const renders = Number(process.env["RENDERS"] ?? 6000);
const bounds = { ms: 8, keptOverBare: 4, growth: 1.15 };

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
