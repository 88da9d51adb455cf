import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "../platform/database/database.ts";
import { runningPostgres } from "../platform/database/embedded-postgres.ts";
import { allCommands } from "./all-commands.ts";
import type { Manifest } from "./backup/manifest.ts";
import { runCommand } from "./run-command.ts";

// The real programs on real data folders: a server that is written to, the command beside it, and a second shop.
const root = mkdtempSync(join(tmpdir(), "holeshot-backup-"));
const source = join(import.meta.dirname, "..");
const password = "gate drops at nine";
const running: ChildProcess[] = [];

afterAll(async () => {
  for (const child of running) await stop(child);
  rmSync(root, { recursive: true, force: true });
});

interface Shop {
  readonly url: string;
  readonly server: ChildProcess;
}

function environmentOf(dataDir: string, port: number): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return {
    ...(PATH === undefined ? {} : { PATH }),
    ...(HOME === undefined ? {} : { HOME }),
    ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }),
    DATA_DIR: join(root, dataDir),
    PORT: String(port),
    LOG_LEVEL: "silent",
    RATE_LIMIT_PER_IP: "0",
  };
}

async function start(dataDir: string): Promise<Shop> {
  const port = await freePort();
  const server = spawn(process.execPath, [join(source, "main.ts")], {
    env: { ...environmentOf(dataDir, port), SANDBOX_PORT: String(await freePort()) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(server);
  let said = "";
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("Holeshot is open")) resolve();
    };
    server.stdout.on("data", hear);
    server.stderr.on("data", hear);
    server.once("exit", () => reject(new Error(`the server ended: ${said}`)));
  });
  await leavePictures(dataDir);
  return { url: `http://127.0.0.1:${port}`, server };
}

/** Nobody looks at the pictures of what the demonstration orders, and a shop would draw at them as long as it is open. */
async function leavePictures(dataDir: string): Promise<void> {
  const url = await runningPostgres(join(root, dataDir, "postgres"));
  if (url === undefined) throw new Error("no database runs");
  const database = openDatabase(url, { max: 1 });
  await database.pool.query(
    "delete from pgboss.job where name like '%-pictures' and state = 'created'",
  );
  await database.close();
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

function shop(dataDir: string, ...args: string[]): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [join(source, "cli", "main.ts"), ...args], {
    env: environmentOf(dataDir, 3999),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, text }));
  });
}

/** The same command without a process of its own, for what opens no shop. */
async function shopHere(
  dataDir: string,
  ...args: string[]
): Promise<{ code: number; text: string }> {
  const said: string[] = [];
  const terminal = {
    say: (line: string) => void said.push(line),
    readSecret: () => Promise.reject(new Error("nothing is asked for")),
  };
  const environment = environmentOf(dataDir, 3999);
  const { code, error } = await runCommand(allCommands, args, terminal, environment);
  return { code, text: [...said, error ?? ""].join("\n") };
}

function post(url: string, path: string, body: object): Promise<Response> {
  return fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function register(url: string, email: string): Promise<void> {
  const answer = await post(url, "/api/customer/register", {
    email,
    password,
    password_confirmation: password,
    first_name: "Jurre",
    last_name: "Bakker",
    phone: "+31 6 12345678",
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
}

async function canSignIn(url: string, email: string): Promise<boolean> {
  return (await post(url, "/api/customer/login", { email, password })).status === 200;
}

/** Every row of a backup, by table, whatever order the database gave them in. */
function rowsOf(backup: string): Record<string, string[]> {
  const folder = join(root, backup, "tables");
  return Object.fromEntries(
    readdirSync(folder).map((file) => {
      const lines = gunzipSync(readFileSync(join(folder, file)))
        .toString()
        .split("\n");
      return [file, lines.sort()];
    }),
  );
}

/** What waits, and from which second on: the queue keeps no finer time. */
function jobsOf(backup: string): string[] {
  const text = gunzipSync(readFileSync(join(root, backup, "jobs.jsonl.gz"))).toString();
  return text
    .split("\n")
    .map((line) => line.replace(/(\d{2}:\d{2}:\d{2})\.\d+/, "$1"))
    .sort();
}

function changeLines(file: string, change: (text: string) => string): void {
  writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
}

/** Rewrites the manifest, and its hash too when it is to look whole. */
function changeManifest(
  folder: string,
  change: (manifest: Manifest) => object,
  whole: boolean,
): void {
  const file = join(folder, "manifest.json");
  const text = JSON.stringify(change(JSON.parse(readFileSync(file, "utf8")) as Manifest));
  writeFileSync(file, text);
  const hash = createHash("sha256").update(text).digest("hex");
  if (whole) writeFileSync(join(folder, "manifest.sha256"), `${hash}  manifest.json\n`);
}

const table = (folder: string, name: string): string => join(folder, "tables", `${name}.jsonl.gz`);

const damages: readonly (readonly [string, (folder: string) => void, RegExp])[] = [
  [
    "a cent changed",
    (folder) =>
      changeLines(table(folder, "orders"), (text) =>
        text.replace(/"total":(\d+)/, (_, cents) => `"total":${Number(cents) + 1}`),
      ),
    /damaged: tables\/orders\.jsonl\.gz is not what was written; nothing was changed/,
  ],
  [
    "a table of another one's rows",
    (folder) => cpSync(table(folder, "sessions"), table(folder, "order_lines")),
    /order_lines/,
  ],
  [
    "a table cut short",
    (folder) => truncateSync(table(folder, "customers"), 100),
    /tables\/customers/,
  ],
  ["a table gone", (folder) => rmSync(table(folder, "carts")), /carts\.jsonl\.gz is missing/],
  [
    "a folder where a table was",
    (folder) => {
      rmSync(table(folder, "carts"));
      mkdirSync(table(folder, "carts"));
    },
    /carts\.jsonl\.gz is missing or cannot be read/,
  ],
  [
    "a table missing from the manifest",
    (folder) => changeManifest(folder, (all) => ({ ...all, tables: all.tables.slice(1) }), false),
    /manifest\.json is not what was written/,
  ],
  [
    "a row count that is none",
    (folder) =>
      changeManifest(
        folder,
        (all) => ({ ...all, tables: all.tables.map((each) => ({ ...each, rows: "7" })) }),
        true,
      ),
    /another format/,
  ],
  [
    "a manifest cut short",
    (folder) => truncateSync(join(folder, "manifest.json"), 200),
    /manifest\.json is not what was written/,
  ],
  [
    "a manifest that is null",
    (folder) => changeManifest(folder, () => Object(null), true),
    /another format/,
  ],
  [
    "a manifest without its hash",
    (folder) => rmSync(join(folder, "manifest.sha256")),
    /no manifest\.sha256/,
  ],
  ["no jobs", (folder) => rmSync(join(folder, "jobs.jsonl.gz")), /jobs\.jsonl\.gz is missing/],
  [
    "jobs that are no archive",
    (folder) => writeFileSync(join(folder, "jobs.jsonl.gz"), "nothing"),
    /jobs\.jsonl\.gz is not/,
  ],
  [
    "a file gone",
    (folder) => rmSync(join(folder, "files", "trial", "logo.svg")),
    /logo\.svg is missing/,
  ],
  [
    "a file of the same length",
    (folder) => writeFileSync(join(folder, "files", "trial", "logo.svg"), "<svg*>"),
    /logo\.svg is not what was written/,
  ],
  [
    "a file that would lie elsewhere",
    (folder) =>
      changeManifest(
        folder,
        (all) => ({ ...all, files: all.files.map((each) => ({ ...each, key: "../../x" })) }),
        true,
      ),
    /is no key/,
  ],
  [
    "one of the first format, without hashes",
    (folder) => changeManifest(folder, (all) => ({ ...all, format: 1 }), false),
    /earlier version of the shop, which kept no hashes/,
  ],
];

describe("backup and restore", () => {
  const before: string[] = [];

  it("brings along the jobs that wait, such as mails that were promised", async () => {
    // No server runs, so nobody works them off.
    const filled = await shop("from", "demo");
    expect(filled.text).toContain("8 customers");
    expect(filled.text).toContain("30 orders");
    expect((await shop("from", "backup", join(root, "quiet-first"))).code).toBe(0);
    expect((await shop("quiet-too", "restore", join(root, "quiet-first"))).code).toBe(0);
    expect((await shop("quiet-too", "backup", join(root, "quiet-second"))).code).toBe(0);
    const jobs = jobsOf("quiet-first");
    expect(jobs.length).toBeGreaterThan(10);
    expect(jobsOf("quiet-second")).toEqual(jobs);
  }, 120_000);

  it("takes a whole shop while it is written to, and makes another one of it", async () => {
    const from = await start("from");
    for (let turn = 0; turn < 5; turn += 1) {
      before.push(`before-${turn}@rider.example`);
      await register(from.url, `before-${turn}@rider.example`);
    }
    mkdirSync(join(root, "from", "files", "trial"), { recursive: true });
    writeFileSync(join(root, "from", "files", "trial", "logo.svg"), "<svg/>");
    let writing = true;
    let written = 0;
    const writer = (async () => {
      for (; writing; written += 1) await register(from.url, `during-${written}@rider.example`);
    })();
    const backup = await shop("from", "backup", join(root, "first"));
    writing = false;
    await writer;
    expect(backup.text).toMatch(/Wrote \d+ rows/);
    expect(backup.code).toBe(0);
    expect(written).toBeGreaterThan(0);
    await stop(from.server);

    const restored = await shop("to", "restore", join(root, "first"));
    expect(restored.text).toMatch(/Restored \d+ rows/);
    expect(restored.code).toBe(0);
    expect(readFileSync(join(root, "to", "files", "trial", "logo.svg"), "utf8")).toBe("<svg/>");

    // The same shop to the letter: its own backup holds the same rows.
    expect((await shop("to", "backup", join(root, "second"))).code).toBe(0);
    const rows = rowsOf("first");
    expect(rowsOf("second")).toEqual(rows);
    for (const table of [
      "orders",
      "order_lines",
      "designs",
      "carts",
      "discount_codes",
      "payments",
    ]) {
      expect(rows[`${table}.jsonl.gz`]?.length, table).toBeGreaterThan(1);
    }

    const to = await start("to");
    for (const email of before) expect(await canSignIn(to.url, email)).toBe(true);
    expect(await canSignIn(to.url, "nobody@rider.example")).toBe(false);
    expect((await shop("to", "restore", join(root, "first"), "--replace")).text).toContain(
      "stop it first",
    );
    await stop(to.server);
  }, 180_000);

  it("refuses a shop that holds something, and what is no backup", async () => {
    const used = await shop("to", "restore", join(root, "first"));
    expect(used.code).toBe(1);
    expect(used.text).toContain("not empty");
    expect((await shop("to", "restore", join(root, "nowhere"))).text).toContain("is no backup");
    expect((await shop("to", "backup", join(root, "first"))).text).toContain("is not empty");
  }, 60_000);

  it.each(damages)(
    "refuses in words, before anything is touched: %s",
    async (_, damage, words) => {
      const folder = join(root, "damaged");
      rmSync(folder, { recursive: true, force: true });
      spawnSync("cp", ["-r", join(root, "first"), folder]);
      damage(folder);
      // Nothing is opened for it: the shop that it would make is not even begun.
      const restored = await shopHere("never", "restore", folder, "--replace");
      expect(restored.text).toMatch(words);
      expect(restored.text).not.toMatch(/at .*\.ts:\d|node:internal/);
      expect(restored.code).toBe(1);
      expect(existsSync(join(root, "never"))).toBe(false);
    },
    60_000,
  );

  it("changes nothing when the backup is damaged", async () => {
    const restored = await shop("to", "restore", join(root, "damaged"), "--replace");
    expect(restored.code).toBe(1);
    expect((await shop("to", "backup", join(root, "third"))).code).toBe(0);
    // Only what the shop itself did since: the sign-ins of the first test.
    const { "sessions.jsonl.gz": sessions, ...rest } = rowsOf("third");
    const { "sessions.jsonl.gz": earlier, ...same } = rowsOf("first");
    expect(rest["orders.jsonl.gz"]).toEqual(same["orders.jsonl.gz"]);
    // What a size makes smaller is noted by a job, which the first backup may have come before.
    const noted = (lines: readonly string[] = []) =>
      lines.map((line) => line.replace(/"smaller":(?:null|\[.*?\])/, "")).sort();
    expect(noted(rest["order_lines.jsonl.gz"])).toEqual(noted(same["order_lines.jsonl.gz"]));
    expect(rest["customers.jsonl.gz"]).toEqual(same["customers.jsonl.gz"]);
    expect(sessions?.length).toBe((earlier?.length ?? 0) + before.length);
  }, 60_000);
});
