// What the two parts of a shop hold in memory after 10,000 mixed calls and the pictures of 200 designs, each part a process
// of its own: web and worker, as a larger shop runs them. Must be bounded, and flat from the middle on.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { readConfig } from "../apps/api/src/config/index.ts";
import { openDatabase } from "../apps/api/src/platform/database/database.ts";
import { prepareDatabase } from "../apps/api/src/platform/database/prepare.ts";
import { ready } from "./support/ready-cart.ts";
import { firstSet, saveDesign, until } from "./support/saved-design.ts";
import { startEnvironment, startFlags } from "./support/start-settings.ts";

const calls = Number(process.env["CALLS"] ?? 10_000);
const designs = Number(process.env["DESIGNS"] ?? 200);
const port = Number(process.env["PORT"] ?? 4520);
const bounds = { http: 250, worker: 450, growth: 1.1 };

const folder = mkdtempSync(join(tmpdir(), "holeshot-bench-"));
const postgres = await prepareDatabase(readConfig({ DATA_DIR: folder }));
const database = openDatabase(postgres.url, { max: 1 });
const { pool } = database;
const shop = `http://127.0.0.1:${port}`;
const parts = ["http", "worker"] as const;
// With what `npm start` sets.
const processes = parts.map((part) =>
  spawn(
    process.execPath,
    [...startFlags, join(import.meta.dirname, `../apps/api/src/main-${part}.ts`)],
    {
      env: {
        PATH: process.env["PATH"],
        ...startEnvironment,
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: postgres.url,
        RATE_LIMIT_PER_IP: "0",
      },
      stdio: ["ignore", "ignore", "inherit"],
    },
  ),
);
// Neither is left behind when something goes wrong.
process.on("exit", () => processes.forEach((child) => child.kill("SIGKILL")));
await until(async () => (await fetch(`${shop}/api/health/ready`).catch(() => null))?.ok === true);

/** MB that a process holds, some 90 of them pages of files on disk: the program and its libraries. */
function held(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

const readings: { readonly http: number; readonly worker: number }[] = [];
function note(what: string): void {
  const [http = 0, worker = 0] = processes.map(({ pid }) => held(pid));
  readings.push({ http, worker });
  console.log(
    `${what.padEnd(34)} HTTP ${http.toFixed(0).padStart(4)} MB  worker ${worker.toFixed(0).padStart(4)} MB`,
  );
}

async function get(path: string): Promise<void> {
  const answer = await fetch(`${shop}${path}`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
}

/** A photo of its own each time, large enough to be worth a decoder. */
async function upload(): Promise<void> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width: 1600, height: 1200, channels: 3, background: "#888", noise } as const;
  const form = new FormData();
  const bytes = await sharp({ create }).jpeg().toBuffer();
  form.append("file", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "photo.jpg");
  const answer = await fetch(`${shop}/api/images`, { method: "POST", body: form });
  if (answer.status !== 201) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
}

const isSettled = async (): Promise<boolean> => {
  const { rows } = await pool.query<{ left: number }>(
    "select (select count(*) from pictures where state = 'waiting') + (select count(*) from mails where sent_at is null) as left",
  );
  return rows[0]?.left === 0;
};

note("open");
const set = await firstSet(shop);
const cart = await ready(shop);
await until(isSettled);
const sets = `/api/configurator-sets/${set.uuid}`;
const acts: readonly (() => Promise<void>)[] = [
  () => cart.read(),
  () => cart.choose(),
  () => get("/"),
  () => get("/api/configurator-sets"),
  () => get(sets),
  () => get("/api/catalogue/countries?language=nl"),
  () => cart.read(),
  () => get("/api/health/ready"),
  () => get("/config.json"),
  () => cart.read(),
];
note("first calls");
const round = calls / 10;
for (let call = 0, saved = 0; call < calls; call += 1) {
  await acts[call % acts.length]?.();
  if (call % (calls / designs) === 0) await saveDesign(shop, set, `M${(saved += 1)}`);
  if (call % (calls / 50) === 0) {
    await pool.query("delete from rate_limits");
    await pool.query("update payments set status = 'paid' where status = 'open'");
    await cart.purchase(randomUUID());
    await upload();
  }
  if (call % round === round - 1) {
    await until(isSettled);
    note(`${call + 1} calls, ${saved} designs drawn`);
  }
}
await sleep(20_000);
note("20 s later");

const last = readings.at(-1) ?? { http: 0, worker: 0 };
const middle = readings.slice(4, 8);
for (const part of parts) {
  const peak = Math.max(...readings.map((reading) => reading[part]));
  const before = Math.max(...middle.map((reading) => reading[part]));
  const flat = last[part] <= before * bounds.growth;
  const small = last[part] <= bounds[part];
  if (!flat || !small) process.exitCode = 1;
  console.log(
    `${part.padEnd(7)} ${last[part].toFixed(0)} MB at the end, at most ${bounds[part]}${small ? "" : "  BOUND BROKEN"}; highest ${peak.toFixed(0)}${flat ? "" : "  NOT FLAT"}`,
  );
}
for (const child of processes) child.kill("SIGTERM");
await sleep(1500);
await database.close();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
