import { parentPort, workerData } from "node:worker_threads";
import { allJobs, allModules } from "./app.ts";
import { readConfig } from "./config/index.ts";
import { openPlatform } from "./platform/open-platform.ts";

/** Works the job queue off, as a thread of `main.ts`. */
const config = readConfig(process.env);
const { databaseUrl } = workerData as { readonly databaseUrl: string };
const platform = await openPlatform(config, { databaseUrl, works: true });
const modules = allModules();
const jobs = allJobs(platform, modules);
await platform.queue.prepare(jobs);
await platform.queue.work(jobs);
parentPort?.once("message", () => {
  void platform.close().then(() => process.exit(0));
});

for (const module of modules) await module.warmUp?.();
