import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Where a shop that runs is found, and what its command line is told. Plain values, for another process. */
export interface ShopAddress {
  readonly baseUrl: string;
  readonly settings: Readonly<Record<string, string>> & { readonly DATA_DIR: string };
}

/** A shop that runs. */
export interface OpenShop {
  readonly baseUrl: string;
  readonly dataDir: string;
  /** `npm run shop -- …` beside the running server. */
  command(words: readonly string[], input?: string): Promise<string>;
}

/** A shop in a process of its own, with a data folder of its own. */
export interface Shop extends OpenShop {
  readonly address: ShopAddress;
  /** The process it runs in at present. */
  pid(): number;
  /** What it has printed since the last start. */
  output(): string;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same data. */
  start(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** A port whose successor is free too: the payment page listens there. */
async function freePair(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    // Below the ports that systems give to outgoing connections: one of those may take a free one any moment.
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
  throw new Error("No two neighbouring ports are free.");
}

/** Where programs that tests start find their sources compiled, and the kits with them; nowhere without `npm test`. */
export function compiledSources(): Readonly<Record<string, string>> {
  const folder = process.env["NODE_COMPILE_CACHE"];
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}

function exited(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once("exit", () => resolve()));
}

async function untilReady(baseUrl: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + 150_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The shop ended at its start:\n${output()}`);
    const answer = await fetch(`${baseUrl}/api/health/ready`).catch(() => null);
    if (answer?.status === 200) return;
    await sleep(50);
  }
  throw new Error(`The shop was not ready in time:\n${output()}`);
}

function runCommand(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  input: string,
): Promise<string> {
  const child = spawn(process.execPath, ["apps/api/src/cli/main.ts", ...words], {
    cwd: root,
    env: environment,
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(text);
      else reject(new Error(`shop ${words.join(" ")} ended with ${code}:\n${text}`));
    });
  });
}

/** A shop that was started elsewhere. */
export function visitShop({ baseUrl, settings }: ShopAddress): OpenShop {
  return {
    baseUrl,
    dataDir: settings.DATA_DIR,
    command: (words, input = "") => runCommand(words, settings, input),
  };
}

/**
 * Starts a shop and waits until it is ready. `environment` adds to its settings, `within` is a command that takes the
 * shop's own as its last words.
 */
export async function startShop(
  environment: Readonly<Record<string, string>> = {},
  within: readonly string[] = [],
): Promise<Shop> {
  try {
    return await startOnFreePorts(environment, within);
  } catch (error) {
    // Somebody else took the port between the look and the start.
    if (!String(error).includes("EADDRINUSE")) throw error;
    return startOnFreePorts(environment, within);
  }
}

async function startOnFreePorts(
  environment: Readonly<Record<string, string>>,
  within: readonly string[],
): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), "holeshot-wire-"));
  const port = await freePair();
  const baseUrl = `http://127.0.0.1:${port}`;
  const settings = {
    PATH: process.env["PATH"] ?? "",
    HOME: process.env["HOME"] ?? "",
    PORT: String(port),
    DATA_DIR: dataDir,
    // Everybody comes from one address here; the limits per account and per address stay on.
    RATE_LIMIT_PER_IP: "0",
    LOG_LEVEL: "warn",
    ...compiledSources(),
    ...environment,
  };
  let child: ChildProcess | undefined;
  let printed = "";
  const output = (): string => printed;

  async function start(): Promise<void> {
    printed = "";
    const { environment: memory, words: shopWords } = howItIsStarted();
    const words = [...within, process.execPath, ...shopWords];
    child = spawn(words[0] ?? "", words.slice(1), {
      cwd: root,
      env: { ...memory, ...settings },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    await untilReady(baseUrl, child, output);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child === undefined) return;
    child.kill(signal);
    await exited(child);
    child = undefined;
  }

  const shop: Shop = {
    ...visitShop({ baseUrl, settings }),
    address: { baseUrl, settings },
    pid: () => child?.pid ?? 0,
    output,
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
    start,
    async [Symbol.asyncDispose]() {
      await end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
  try {
    await start();
  } catch (error) {
    await shop[Symbol.asyncDispose]();
    throw error;
  }
  return shop;
}

/** What `npm start` runs, so that what is measured here is what people start: its environment, and what follows `node`. */
function howItIsStarted(): { environment: Record<string, string>; words: string[] } {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: { start: string };
  };
  const [before = "", after] = scripts.start.split(" node ");
  if (after === undefined) throw new Error(`npm start is no call of node: ${scripts.start}`);
  const settings = before.split(" ").filter((word) => word.includes("="));
  return {
    environment: Object.fromEntries(settings.map((word) => word.split("=", 2))),
    words: after.split(" "),
  };
}
