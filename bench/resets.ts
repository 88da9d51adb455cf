// Whether the time in which a password reset is asked for tells a known address from one that nobody has: a known and an
// unknown one asked for in turns, in random order, with the worker beside. Two guessers: the slower (or quicker) of a pair
// is the known one; and the best bound of the first half, tried on the second. Guessing blindly is right in 50 %.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readConfig } from "../apps/api/src/config/index.ts";
import { openDatabase } from "../apps/api/src/platform/database/database.ts";
import { prepareDatabase } from "../apps/api/src/platform/database/prepare.ts";
import { median } from "./support/measure.ts";
import { startPart } from "./support/parts.ts";
import { ready } from "./support/ready-cart.ts";

const pairs = Number(process.env["PAIRS"] ?? 400);
const pauseMs = 30;
/** Three times the spread of blind guessing. */
const bound = 50 + (3 * 50) / Math.sqrt(pairs);

const folder = mkdtempSync(join(tmpdir(), "holeshot-bench-"));
const postgres = await prepareDatabase(readConfig({ DATA_DIR: folder }));
const environment = { DATA_DIR: folder, DATABASE_URL: postgres.url, RATE_LIMIT_PER_IP: "0" };
const database = openDatabase(postgres.url, { max: 1 });
const { pool } = database;
const http = await startPart("http", environment);
const worker = await startPart("worker", environment);
await ready(http.address);
const { rows } = await pool.query<{ email: string }>("select email from customers limit 1");
const known = rows[0]?.email ?? "";

/** Milliseconds until the answer is there. */
async function ask(email: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${http.address}/api/customer/forgot-password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  await answer.arrayBuffer();
  const taken = performance.now() - start;
  if (answer.status >= 300) throw new Error(`${answer.status}`);
  // What the jobs of one do must not be heard in the next: an attacker would wait, too.
  await sleep(pauseMs);
  return taken;
}

const seen: { readonly known: number; readonly unknown: number }[] = [];
for (let pair = -30; pair < pairs; pair += 1) {
  await pool.query("delete from rate_limits");
  const nobody = `nobody${String(pair).padStart(4, "0")}@bench.example`;
  const first = Math.random() < 0.5;
  const a = await ask(first ? known : nobody);
  const b = await ask(first ? nobody : known);
  if (pair >= 0) seen.push({ known: first ? a : b, unknown: first ? b : a });
}

const slower = seen.filter((pair) => pair.known > pair.unknown).length / seen.length;
const byPair = 100 * Math.max(slower, 1 - slower);
const half = seen.length >> 1;
const right = (part: typeof seen, limit: number): number =>
  part.reduce((sum, pair) => sum + Number(pair.known > limit) + Number(pair.unknown <= limit), 0) /
  (2 * part.length);
const limits = seen.slice(0, half).flatMap((pair) => [pair.known, pair.unknown]);
const away = (limit: number): number => Math.abs(right(seen.slice(0, half), limit) - 0.5);
const best = limits.reduce((a, b) => (away(b) > away(a) ? b : a));
const trained = right(seen.slice(0, half), best) >= 0.5;
const onRest = right(seen.slice(half), best);
const byBound = 100 * (trained ? onRest : 1 - onRest);
const middle = (of: "known" | "unknown"): string => median(seen.map((pair) => pair[of])).toFixed(2);
console.log(
  `${pairs} pairs: known ${middle("known")} ms, unknown ${middle("unknown")} ms (medians)`,
);
const held = byPair <= bound && byBound <= bound;
console.log(
  `told apart by the pair in ${byPair.toFixed(1)} %, by a bound in ${byBound.toFixed(1)} %; at most ${bound.toFixed(1)} %${held ? "" : "  BOUND BROKEN"}`,
);
process.exitCode = held ? 0 : 1;
for (const part of [http, worker]) await part.stop();
await database.close();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
