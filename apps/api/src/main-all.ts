import { type Config, ConfigurationError } from "./config/index.ts";
import { startHttp } from "./main-http.ts";
import type { WorkerLife } from "./main-worker.ts";
import { prepareDatabase } from "./platform/database/prepare.ts";
import type { WorkingPart } from "./platform/http/internal-server.ts";
import { claimDataDir } from "./platform/data-dir.ts";
import { StartRefusal } from "./platform/start-refusal.ts";
import { startThread, type Thread } from "./platform/threads.ts";
import { startSandbox } from "./sandbox-thread.ts";

// HTTP ends within 5 s and the worker beside it; then the sandbox, then the database. Nothing may hold it up longer.
const WORKER_STOP_MS = 6000;
const SANDBOX_STOP_MS = 1000;
const LAST_MS = 12_000;

/** The whole shop in one process: database, HTTP, job worker and, unless configured otherwise, the payment sandbox. */
export async function runAll(config: Config): Promise<void> {
  const claim = claimDataDir(config.dataDir);
  const database = await prepareDatabase(config, { say, lost: (error) => end(error) });
  const worker = startWorker(database.url);
  const sandbox = config.payment.startSandbox ? startSandbox(config) : undefined;
  const payments = sandbox?.ready ?? Promise.resolve();
  const http = await startHttp(config, database.url, payments, lifeOf(worker));

  let closing = false;
  const close = async (code: number): Promise<void> => {
    if (closing) return;
    closing = true;
    setTimeout(
      () => {
        say("Holeshot did not close in time and is ended.");
        process.exit(code || 1);
      },
      LAST_MS + config.drainSeconds * 1000,
    );
    await Promise.all([http.close(), worker.stop(WORKER_STOP_MS)]);
    await sandbox?.stop(SANDBOX_STOP_MS);
    await database.stop();
    claim.release();
    process.exit(code);
  };
  /** Better to end and be restarted than to be open and not work. */
  function end(error: unknown): void {
    say(wordsOf(error));
    void close(1).catch(() => process.exit(1));
  }
  process.on("SIGTERM", () => void close(0));
  process.on("SIGINT", () => void close(0));
  // Without its worker the shop would take orders and never write a mail, without the sandbox take no payment.
  worker.onEnd(end);
  sandbox?.onEnd(end);
  // One that does not come up ends the shop by `onEnd`.
  const works = await worker.ready.then(
    () => true,
    () => false,
  );
  if (works && !closing) process.stdout.write(`Holeshot is open at ${config.shopUrl}\n`);
}

/** What the internal server tells of the worker. */
function lifeOf(worker: Thread): WorkingPart {
  const life = async (): Promise<WorkerLife> => (await worker.ask("life")) as WorkerLife;
  return {
    healthy: async () => (await life()).healthy,
    figures: async () => (await life()).figures,
  };
}

function startWorker(databaseUrl: string): Thread {
  return startThread("job worker", new URL("./main-worker.ts", import.meta.url), {
    workerData: { databaseUrl },
    // Which part this process is was said by an argument, perhaps.
    env: { ...process.env, ROLE: "all" },
  });
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function wordsOf(error: unknown): string {
  const told = error instanceof ConfigurationError || error instanceof StartRefusal;
  if (!(error instanceof Error)) return String(error);
  return told ? error.message : (error.stack ?? error.message);
}
