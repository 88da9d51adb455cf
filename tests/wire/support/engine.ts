import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { openDatabase } from "../../../apps/api/src/platform/database/database.ts";
import { postgresRunner } from "../../../apps/api/src/platform/database/postgres-run.ts";
import { freePort } from "../../free-port.ts";
import { until } from "./waiting.ts";

const run = promisify(execFile);

/** Where Debian keeps the newest PostgreSQL with its server, undefined without one; told as other programs' absence is. */
export function engineFolder(): string | undefined {
  const all = "/usr/lib/postgresql";
  const versions = existsSync(all) ? readdirSync(all).map(Number) : [];
  const newest = versions
    .toSorted((a, b) => b - a)
    .map((version) => join(all, `${version}`, "bin"));
  const found = newest.find((bin) =>
    ["postgres", "initdb", "pg_dump", "pg_restore"].every((name) => existsSync(join(bin, name))),
  );
  if (found !== undefined) return found;
  if (process.env["CI"] === "true")
    throw new Error("PostgreSQL's own programs are missing; .ci/run should have installed them");
  console.warn("\nSKIPPED: no PostgreSQL of Debian's, so pg_dump is not rehearsed.\n");
  return undefined;
}

/** A PostgreSQL that is not the shop's own, on loopback. */
export interface Engine extends AsyncDisposable {
  /** Makes a database and the role that owns it, as a provider does; returns the role's address of it. */
  make(name: string): Promise<string>;
  /** Runs one of the engine's programs; fails when it fails, with what it said. */
  program(name: string, ...words: readonly string[]): Promise<string>;
}

/** Starts an engine from its own programs, as somebody who is not root. */
export async function startEngine(bin: string): Promise<Engine> {
  const runner = postgresRunner();
  const folder = await mkdtemp(join(tmpdir(), "holeshot-engine-"));
  const [cluster, secret] = [join(folder, "cluster"), join(folder, "password")];
  await writeFile(secret, "keeper");
  await mkdir(cluster, { mode: 0o700 });
  for (const each of [folder, cluster, secret]) runner.own(each);
  const [command, ...before] = [...runner.prefix, join(bin, "initdb")];
  const words = ["--username=keeper", "--auth=scram-sha-256", `--pwfile=${secret}`, "--no-sync"];
  const made = spawnSync(
    command,
    [...before, ...words, "--encoding=UTF8", "--locale=C.UTF-8", "--pgdata", cluster],
    { encoding: "utf8", cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const [program, ...prefix] = [...runner.prefix, join(bin, "postgres")];
  const settings = ["fsync=off", "listen_addresses=127.0.0.1", "unix_socket_directories="];
  const child = spawn(
    program,
    [...prefix, "-D", cluster, "-p", `${port}`, ...settings.flatMap((each) => ["-c", each])],
    { stdio: ["ignore", "pipe", "pipe"], cwd: folder },
  );
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  const ended = once(child, "exit");
  const asKeeper = async (...statements: readonly string[]): Promise<void> => {
    const url = `postgres://keeper:keeper@127.0.0.1:${port}/postgres`;
    const database = openDatabase(url, { max: 1 });
    try {
      for (const each of statements) await database.pool.query(each);
    } finally {
      await database.close();
    }
  };
  await until(
    "an engine",
    () =>
      asKeeper("select 1")
        .then(() => "up")
        .catch(() => said),
    (state) => state === "up",
    60,
  );
  return {
    make: async (name) => {
      await asKeeper(
        `create role ${name} login password 'of-${name}'`,
        `create database ${name} owner ${name}`,
      );
      return `postgres://${name}:of-${name}@127.0.0.1:${port}/${name}`;
    },
    program: async (name, ...words) => (await run(join(bin, name), words)).stdout,
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGINT");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
