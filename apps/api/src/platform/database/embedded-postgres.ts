import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { StartRefusal } from "../start-refusal.ts";
import { keepPostgres, type PostgresWatch } from "./keep-postgres.ts";
import { type PostgresBinaries, postgresBinaries } from "./postgres-binaries.ts";
import { guardPostgres } from "./postgres-guardian.ts";
import { postgresRunner, type Runner } from "./postgres-run.ts";
import { stopChild, stopLeftover } from "./stop-postgres.ts";

export interface EmbeddedPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder that holds the cluster; made when missing. */
  readonly folder: string;
  /** Tests give up durability for speed; a shop never does. */
  readonly durable?: boolean;
  /** Has it started again when it ends unasked. */
  readonly watch?: PostgresWatch;
}

const START_TIMEOUT_MS = 30_000;

/** Starts PostgreSQL on a socket in its folder and a free loopback port, making the cluster first when there is none. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const binaries = postgresBinaries();
  const runner = postgresRunner();
  const cluster = join(options.folder, "cluster");
  mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  runner.own(options.folder);
  const password = ensureCluster(options.folder, cluster, binaries, runner);
  const port = await freePort();
  const sockets = socketFolder(options.folder, port);
  const host = sockets === undefined ? "127.0.0.1" : encodeURIComponent(sockets);
  const url = `postgres://holeshot:${password}@${host}:${port}/postgres`;
  const start = async (): Promise<ChildProcess> => {
    await stopLeftover(cluster, [...runner.prefix, binaries.pgCtl]);
    forgetSockets(options.folder);
    const child = launch({ cluster, port, sockets }, options.durable ?? true, binaries, runner);
    try {
      await untilReady(url, child);
      return child;
    } catch (error) {
      await stopChild(child);
      throw error;
    }
  };
  const child = await start();
  const { watch } = options;
  const kept = watch ? keepPostgres(child, port, start, watch) : { stop: () => stopChild(child) };
  const addressFile = join(options.folder, "address");
  writeFileSync(addressFile, url, { mode: 0o600 });
  return {
    url,
    stop: async () => {
      rmSync(addressFile, { force: true });
      await kept.stop();
    },
  };
}

/** Address of the embedded database another process of this machine is running, if it is. */
export async function runningPostgres(folder: string): Promise<string | undefined> {
  const file = join(folder, "address");
  if (!existsSync(file)) return undefined;
  const url = readFileSync(file, "utf8");
  return (await answers(url)) ? url : undefined;
}

function ensureCluster(
  folder: string,
  cluster: string,
  binaries: PostgresBinaries,
  runner: Runner,
): string {
  const passwordFile = join(folder, "password");
  if (existsSync(join(cluster, "PG_VERSION")) && existsSync(passwordFile)) {
    return readFileSync(passwordFile, "utf8");
  }
  // A first start that was cut short leaves half a cluster; nothing was ever stored in it.
  rmSync(cluster, { recursive: true, force: true });
  const password = randomBytes(24).toString("base64url");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  runner.own(passwordFile);
  run(runner, binaries.initdb, [
    ...["-D", cluster, "-U", "holeshot", "-E", "UTF8", "--locale=C"],
    ...["--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    ...["--auth=scram-sha-256", `--pwfile=${passwordFile}`],
  ]);
  return password;
}

function run(runner: Runner, program: string, parameters: readonly string[]): void {
  const [first, ...rest] = [...runner.prefix, program, ...parameters];
  const result = spawnSync(first ?? program, rest, { encoding: "utf8" });
  if (result.status !== 0) {
    const words = result.stderr.trim() || result.error?.message;
    throw new StartRefusal(`The database could not be made: ${program} failed.\n${words}`);
  }
}

interface Place {
  readonly cluster: string;
  readonly port: number;
  /** Folder of its sockets, where it has one. */
  readonly sockets: string | undefined;
}

/** As systems differ, without the end of the text. */
const LONGEST_SOCKET_PATH = 100;

/** A socket costs each statement less than TCP does. Windows has none that PostgreSQL's clients know, and a path may be too long for one. */
function socketFolder(folder: string, port: number): string | undefined {
  const absolute = resolve(folder);
  const file = join(absolute, `.s.PGSQL.${port}`);
  const fits = Buffer.byteLength(file) <= LONGEST_SOCKET_PATH;
  return process.platform !== "win32" && fits ? absolute : undefined;
}

/** What a killed one left behind would keep the next one out, once its number is another program's. */
function forgetSockets(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(".s.PGSQL.")) rmSync(join(folder, name), { force: true });
  }
}

/** Without quotes a comma would begin another folder. */
function quoted(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`;
}

function launch(
  { cluster, port, sockets }: Place,
  durable: boolean,
  binaries: PostgresBinaries,
  runner: Runner,
): ChildProcess {
  const settings = [
    ...["-c", "listen_addresses=127.0.0.1", "-p", String(port)],
    ...["-c", `unix_socket_directories=${sockets === undefined ? "" : quoted(sockets)}`],
    ...["-c", "unix_socket_permissions=0700"],
    ...["-c", "max_connections=200", "-c", "shared_buffers=128MB"],
    ...["-c", `log_min_messages=${durable ? "fatal" : "panic"}`],
    ...["-c", "log_min_error_statement=panic"],
    ...(durable ? [] : ["-c", "fsync=off", "-c", "synchronous_commit=off"]),
    ...(durable ? [] : ["-c", "full_page_writes=off"]),
  ];
  const log = openSync(join(dirname(cluster), "postgres.log"), "w", 0o600);
  const [first, ...rest] = [...runner.prefix, binaries.postgres, "-D", cluster, ...settings];
  const child = spawn(first ?? binaries.postgres, rest, {
    stdio: ["ignore", "ignore", log],
    detached: true,
  });
  closeSync(log);
  if (!runner.diesWithParent) guardPostgres(binaries.pgCtl, cluster);
  return child;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(
        `PostgreSQL ended at once with ${child.exitCode ?? child.signalCode}; its log lies beside its data.`,
      );
    }
    if (await answers(url)) return;
    await sleep(20);
  }
  throw new Error("PostgreSQL did not answer within 30 seconds.");
}

async function answers(url: string): Promise<boolean> {
  // One that is gone refuses at once; one that is busy must not be taken for gone, and stopped for it.
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 15_000 });
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}
