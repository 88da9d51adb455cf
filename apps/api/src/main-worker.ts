import { setTimeout as sleep } from "node:timers/promises";
import { isMainThread, parentPort, workerData } from "node:worker_threads";
import { runAlone } from "./alone.ts";
import { allJobs, allModules } from "./app.ts";
import { type Config, readConfig } from "./config/index.ts";
import { patiently } from "./platform/away.ts";
import { openPlatform } from "./platform/open-platform.ts";

const LAST_JOBS_MS = 5500;

/** Works the job queue off, as a thread of `main.ts` or as a process of its own. */
async function startWorker(
  config: Config,
  databaseUrl: string,
): Promise<{ close(): Promise<void> }> {
  const platform = await openPlatform(config, { databaseUrl, works: true });
  const close = async (): Promise<void> => Promise.race([platform.close(), sleep(LAST_JOBS_MS)]);
  parentPort?.once("message", () => void close().finally(() => process.exit(0)));
  const modules = allModules();
  const jobs = allJobs(platform, modules);
  await patiently(() => platform.queue.prepare(jobs));
  await platform.queue.work(jobs);
  parentPort?.postMessage("ready");
  void warmUp(modules);
  return { close };
}

async function warmUp(modules: ReturnType<typeof allModules>): Promise<void> {
  for (const module of modules) await module.warmUp?.();
}

const config = readConfig(process.env);
if (isMainThread) await runAlone(config, startWorker);
else await startWorker(config, (workerData as { readonly databaseUrl: string }).databaseUrl);
