import { setTimeout as sleep } from "node:timers/promises";
import { isMainThread, parentPort, workerData } from "node:worker_threads";
import { register } from "prom-client";
import { runAlone } from "./alone.ts";
import { allJobs, allModules } from "./app.ts";
import { type Config, readConfig } from "./config/index.ts";
import { patiently } from "./platform/away.ts";
import { countLooks } from "./platform/figures.ts";
import {
  type Figures,
  type InternalServer,
  startInternalServer,
  type WorkingPart,
} from "./platform/http/internal-server.ts";
import { type OpenPlatform, openPlatform } from "./platform/open-platform.ts";
import { portRefusal } from "./platform/start-refusal.ts";
import type { ThreadAnswer } from "./platform/threads.ts";

const LAST_JOBS_MS = 5500;

/** What the worker's thread says of itself. */
export interface WorkerLife {
  readonly healthy: boolean;
  readonly figures: Figures;
}

/** Works the job queue off, as a thread of `main.ts` or as a process of its own. */
async function startWorker(
  config: Config,
  databaseUrl: string,
): Promise<{ close(): Promise<void> }> {
  const platform = await openPlatform(config, { databaseUrl, works: true });
  let internal: InternalServer | undefined;
  const close = async (): Promise<void> => {
    platform.beginClosing();
    await Promise.race([platform.close(), sleep(LAST_JOBS_MS)]);
    await internal?.close();
  };
  const worker = workingPart(platform);
  parentPort?.on("message", (message) => {
    if (message === "stop") void close().finally(() => process.exit(0));
    else if (message === "life") void tellLife(worker);
  });
  const modules = allModules();
  const jobs = allJobs(platform, modules);
  await patiently(() => platform.queue.prepare(jobs));
  await platform.queue.work(jobs);
  if (isMainThread) internal = await listenInternally(platform, config, worker);
  parentPort?.postMessage("ready");
  void warmUp(modules);
  return { close };
}

/** Each queue is looked into every few seconds, whatever the others do. */
const STUCK_MS = 60_000;

function workingPart({ queue }: OpenPlatform): WorkingPart {
  countLooks(() => queue.lastLook());
  return {
    healthy: async () => Date.now() - (queue.lastLook()?.getTime() ?? 0) < STUCK_MS,
  };
}

/** The internal server of the other thread tells it. */
async function tellLife(worker: WorkingPart): Promise<void> {
  const answer: WorkerLife = {
    healthy: await worker.healthy(),
    figures: await register.getMetricsAsJSON(),
  };
  parentPort?.postMessage({ answerTo: "life", answer } satisfies ThreadAnswer);
}

async function listenInternally(
  platform: OpenPlatform,
  { internalPort: port, internalHost: host }: Config,
  worker: WorkingPart,
): Promise<InternalServer | undefined> {
  if (port === 0) return undefined;
  return startInternalServer(platform, { port, host, worker }).catch((error: unknown) => {
    throw portRefusal(error, "INTERNAL_PORT", port);
  });
}

/** Whoever comes right after a start wants the few processors for his own page. */
const WARM_AFTER_MS = 30_000;

async function warmUp(modules: ReturnType<typeof allModules>): Promise<void> {
  await sleep(WARM_AFTER_MS, undefined, { ref: false });
  for (const module of modules) await module.warmUp?.();
}

/** Works jobs off beside other such processes; requests are answered elsewhere. */
export async function runWorker(config: Config): Promise<void> {
  await runAlone(config, async (_config, databaseUrl) => {
    const worker = await startWorker(config, databaseUrl);
    process.stdout.write("The worker is at work.\n");
    return worker;
  });
}

if (!isMainThread) {
  await startWorker(
    readConfig(process.env),
    (workerData as { readonly databaseUrl: string }).databaseUrl,
  );
}
