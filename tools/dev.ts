// npm run dev: the server, restarted when its sources change, and the shop, replaced in the open page. One address for
// both: the shop's own server passes on what belongs to the API. PostgreSQL runs here, so that no restart waits for it,
// and compiled sources are kept between restarts.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readConfig } from "../apps/api/src/config/index.ts";
import { claimDataDir } from "../apps/api/src/platform/data-dir.ts";
import { startEmbeddedPostgres } from "../apps/api/src/platform/database/embedded-postgres.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const web = join(root, "apps", "web");
const port = process.env["PORT"] ?? "3000";
const webPort = process.env["WEB_PORT"] ?? "5173";
const shopUrl = process.env["SHOP_URL"] ?? `http://127.0.0.1:${webPort}`;
const config = readConfig(process.env);
// A server that has this folder has its database too: refused here, before that would be taken from it.
claimDataDir(config.dataDir).release();
const postgres =
  config.databaseUrl === undefined
    ? await startEmbeddedPostgres({ folder: join(config.dataDir, "postgres") })
    : undefined;
const environment = {
  ...process.env,
  ...(postgres === undefined ? {} : { DATABASE_URL: postgres.url }),
  NODE_COMPILE_CACHE: join(root, ".cache", "compiled"),
  NODE_ENV: "development",
  PORT: port,
  SHOP_URL: shopUrl,
  API_ORIGIN: `http://127.0.0.1:${port}`,
};

const children: ChildProcess[] = [];
let closing = false;

function start(args: readonly string[], cwd: string): void {
  const child = spawn(process.execPath, args, { cwd, env: environment, stdio: "inherit" });
  children.push(child);
  // One without the other is no shop: when either ends, both do.
  child.on("exit", (code) => void close(code ?? 1));
}

async function close(code: number): Promise<void> {
  if (closing) return;
  closing = true;
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  const gone = Promise.all(running.map((child) => once(child, "exit")));
  for (const child of running) child.kill("SIGTERM");
  await gone;
  await postgres?.stop();
  process.exit(code);
}

process.on("SIGINT", () => void close(0));
process.on("SIGTERM", () => void close(0));

start(["--watch", "--watch-preserve-output", "apps/api/src/main.ts"], root);
start(
  [join(root, "node_modules", "vite", "bin", "vite.js"), "--port", webPort, "--strictPort"],
  web,
);
console.log(
  `The shop with reload: http://127.0.0.1:${webPort} (the API behind it on port ${port})`,
);
