import { Worker } from "node:worker_threads";
import { ConfigurationError, readConfig, type Config } from "./config/index.ts";
import { startHttp } from "./main-http.ts";
import { prepareDatabase } from "./platform/database/prepare.ts";
import { claimDataDir } from "./platform/data-dir.ts";

/** The whole shop in one process: database, HTTP, job worker and, unless configured otherwise, the payment sandbox. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const claim = claimDataDir(config.dataDir);
  const database = await prepareDatabase(config);
  const worker = startWorker(database.url);
  const sandbox = config.payment.startSandbox ? startSandbox(config) : undefined;
  const threads = sandbox ? [worker, sandbox] : [worker];
  const ready = Promise.all(threads.map((thread) => online(thread)));
  const http = await startHttp(config, database.url);
  await ready;
  process.stdout.write(`Holeshot is open at ${config.shopUrl}\n`);

  let closing = false;
  const close = async (code: number): Promise<void> => {
    if (closing) return;
    closing = true;
    await http.close();
    await Promise.all(threads.map((thread) => stopThread(thread)));
    await database.stop();
    claim.release();
    process.exit(code);
  };
  process.on("SIGTERM", () => void close(0));
  process.on("SIGINT", () => void close(0));
  // Without its worker the shop would take orders and never write a mail: better to end and be restarted.
  worker.on("error", (error) => fail(error, close));
}

function startWorker(databaseUrl: string): Worker {
  return new Worker(new URL("./main-worker.ts", import.meta.url), {
    workerData: { databaseUrl },
    env: process.env,
  });
}

function startSandbox(config: Config): Worker {
  const { sandboxPort, key } = config.payment;
  return new Worker(new URL("../../sandbox/src/main.ts", import.meta.url), {
    env: {
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_DIR: `${config.dataDir}/sandbox`,
      HOST: "127.0.0.1",
      PAYMENT_KEY: key,
    },
    stdout: true,
  });
}

function online(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once("online", resolve);
    worker.once("error", reject);
  });
}

/** Asks a thread to finish what it does; one that does not answer is ended. */
async function stopThread(worker: Worker): Promise<void> {
  const gone = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  worker.postMessage("stop");
  const late = setTimeout(() => void worker.terminate(), 8000);
  await gone;
  clearTimeout(late);
}

function fail(error: unknown, close: (code: number) => Promise<void>): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
  void close(1);
}

main().catch((error: unknown) => {
  const message = error instanceof ConfigurationError ? error.message : (error as Error).stack;
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
