import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase } from "../../../apps/api/src/platform/database/database.ts";
import { startEmbeddedPostgres } from "../../../apps/api/src/platform/database/embedded-postgres.ts";
import { freePort } from "../../free-port.ts";
import { compiledSources } from "./shop.ts";
import { until } from "./waiting.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** A part of a shop in a process of its own. */
export interface Part {
  readonly port: number;
  readonly internalPort: number;
  output(): string;
  /** Sends it a signal and waits for its end; returns the code it ended with, or the signal. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>;
  ended(): Promise<number | NodeJS.Signals>;
}

/** A shop of many processes, on one PostgreSQL behind PgBouncer. */
export interface ManyParts {
  /** With the database in it. */
  readonly folder: string;
  /** Of PostgreSQL itself. */
  readonly directUrl: string;
  readonly smtpPort: number;
  /** Kills the database with all its processes; it is started again by itself. */
  killDatabase(): Promise<void>;
  /** How many jobs some worker has begun since then, and not ended: what a killed worker had begun before is under way until it expires. */
  activeJobs(since: Date): Promise<number>;
  /** `program` is what runs instead of this tree's own. */
  start(
    role: string,
    environment?: Readonly<Record<string, string>>,
    program?: readonly [string, ...string[]],
  ): Promise<Part>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** The answer of a part's health, 0 while there is none. */
export async function readyStatus(part: Part): Promise<number> {
  const address = `http://127.0.0.1:${part.internalPort}/api/health/ready`;
  return fetch(address).then(
    (answer) => answer.status,
    () => 0,
  );
}

/** Waits until a part is ready. */
export async function untilReady(part: Part): Promise<void> {
  await until(
    "a part that is ready",
    () => readyStatus(part),
    (status) => status === 200,
    120,
  ).catch((error: unknown) => {
    throw new Error(`${String(error)}; it printed ${part.output()}`);
  });
}

/** Starts PostgreSQL and PgBouncer; parts are started by the test. */
export async function manyParts({
  durable = false,
  restored,
  database,
}: {
  readonly durable?: boolean;
  /** Of an engine that runs already, with its role and password; without it the shop's own is started. */
  readonly database?: string;
  /** Puts a database where the shop's own is to be, given where that is. */
  readonly restored?: (postgres: string) => Promise<void>;
} = {}): Promise<ManyParts> {
  const folder = await mkdtemp(join(tmpdir(), "holeshot-parts-"));
  await chmod(folder, 0o755);
  await restored?.(join(folder, "postgres"));
  const postgres =
    database === undefined
      ? await startEmbeddedPostgres({
          folder: join(folder, "postgres"),
          durable,
          watch: { say: () => undefined, lost: () => undefined },
        })
      : { url: database, stop: () => Promise.resolve() };
  const direct = new URL(postgres.url);
  const poolerPort = await freePort();
  const pooler = await startPooler(folder, poolerPort, direct);
  const [sandboxPort, smtpPort] = [await freePort(), await freePort()];
  const running = new Set<Part>();

  async function start(
    role: string,
    environment: Readonly<Record<string, string>> = {},
    program?: readonly [string, ...string[]],
  ): Promise<Part> {
    const port = Number(environment["PORT"] ?? (await freePort()));
    const internalPort = Number(environment["INTERNAL_PORT"] ?? (await freePort()));
    // As operators start them; that of a web would build the pages first.
    const byCommand = role === "migrate" || role === "worker";
    const words = byCommand ? ["apps/api/src/cli/main.ts", "serve"] : ["apps/api/src/main.ts"];
    const [command, ...given] = program ?? [process.execPath, ...words];
    const child = spawn(command, [...given, role], {
      cwd: root,
      env: {
        PATH: process.env["PATH"] ?? "",
        ...compiledSources(),
        SHOP_URL: "http://127.0.0.1:3000",
        SANDBOX_PORT: String(sandboxPort),
        DATA_DIR: join(folder, "data"),
        DATABASE_URL: `postgres://${direct.username}@127.0.0.1:${poolerPort}${direct.pathname}`,
        DATABASE_DIRECT_URL: tcpUrl(direct),
        DATABASE_CONNECTIONS: "6",
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        RATE_LIMIT_PER_IP: "0",
        LOG_LEVEL: "warn",
        ...environment,
        PORT: String(port),
        INTERNAL_PORT: String(internalPort),
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const part = partOf(child, port, internalPort);
    running.add(part);
    void part.ended().then(() => running.delete(part));
    return part;
  }

  return {
    folder,
    directUrl: tcpUrl(direct),
    smtpPort,
    start,
    killDatabase: async () => {
      const file = join(folder, "postgres", "cluster", "postmaster.pid");
      const [id] = (await readFile(file, "utf8")).split("\n");
      process.kill(Number(id), "SIGQUIT");
    },
    activeJobs: async (since) => {
      const database = openDatabase(postgres.url, { max: 1 });
      const { rows } = await database.pool.query<{ count: number }>(
        "select count(*)::int as count from pgboss.job where state = 'active' and started_on >= $1",
        [since],
      );
      await database.close();
      return rows[0]?.count ?? 0;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...running].map((part) => part.end("SIGKILL")));
      pooler.kill("SIGKILL");
      await postgres.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** Past its socket, which only its owner may use. */
function tcpUrl({ username, password, port, pathname }: URL): string {
  return `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`;
}

function partOf(child: ChildProcess, port: number, internalPort: number): Part {
  let printed = "";
  child.stdout?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once("exit", (code, signal) => resolve(code ?? signal ?? 0)),
  );
  return {
    port,
    internalPort,
    output: () => printed,
    ended: () => ended,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** In transaction mode, with fewer connections than the parts ask for together. */
async function startPooler(folder: string, port: number, direct: URL): Promise<ChildProcess> {
  const home = join(folder, "pgbouncer");
  await mkdir(home);
  const file = join(home, "pgbouncer.ini");
  await writeFile(
    file,
    `[databases]
${direct.pathname.slice(1)} = host=127.0.0.1 port=${direct.port} dbname=${direct.pathname.slice(1)} user=${direct.username} password=${direct.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
server_login_retry = 1
max_client_conn = 200
`,
  );
  await chmod(file, 0o644);
  const asWhom = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  return spawn("pgbouncer", ["-q", ...asWhom, file], { stdio: "ignore" });
}
