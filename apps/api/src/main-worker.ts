import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { allJobs, allModules } from "./app.ts";
import { readConfig } from "./config/index.ts";
import { patiently } from "./platform/away.ts";
import { openPlatform } from "./platform/open-platform.ts";

/** Works the job queue off, as a thread of `main.ts`. */
const config = readConfig(process.env);
const { databaseUrl } = workerData as { readonly databaseUrl: string };
const platform = await openPlatform(config, { databaseUrl, works: true });
parentPort?.once("message", () => {
  void Promise.race([platform.close(), sleep(5500)]).finally(() => process.exit(0));
});
const modules = allModules();
const jobs = allJobs(platform, modules);
await patiently(() => platform.queue.prepare(jobs));
await platform.queue.work(jobs);
parentPort?.postMessage("ready");

for (const module of modules) await module.warmUp?.();
