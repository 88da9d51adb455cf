import { setTimeout as sleep } from "node:timers/promises";
import { allJobs, allModules, buildHttp } from "./app.ts";
import type { Config } from "./config/index.ts";
import { runAlone } from "./alone.ts";
import { patiently } from "./platform/away.ts";
import { startInternalServer, type WorkingPart } from "./platform/http/internal-server.ts";
import { openPlatform } from "./platform/open-platform.ts";
import { portRefusal } from "./platform/start-refusal.ts";

export interface RunningHttp {
  close(): Promise<void>;
}

/** Connections that a cut request still holds are waited for no longer than this. */
const LAST_QUERIES_MS = 1500;

/** Opens the HTTP server on a migrated database, once `payments` can be taken: no order is asked for before. */
export async function startHttp(
  config: Config,
  databaseUrl: string,
  payments: Promise<void>,
  worker?: WorkingPart,
): Promise<RunningHttp> {
  const platform = await openPlatform(config, { databaseUrl, works: false });
  const modules = allModules();
  await patiently(() => platform.queue.prepare(allJobs(platform, modules)));
  const http = await buildHttp(platform, modules);
  await payments.catch((error: unknown) => {
    throw portRefusal(error, "SANDBOX_PORT", config.payment.sandboxPort);
  });
  await http.server.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw portRefusal(error, "PORT", config.port);
  });
  const internal =
    config.internalPort > 0
      ? await startInternalServer(platform, {
          port: config.internalPort,
          host: config.internalHost,
          ...(worker ? { worker } : {}),
        }).catch((error: unknown) => {
          throw portRefusal(error, "INTERNAL_PORT", config.internalPort);
        })
      : undefined;
  return {
    close: async () => {
      // Who spreads requests hears of it first, and is answered until then.
      platform.beginClosing();
      await sleep(config.drainSeconds * 1000);
      await http.server.close();
      await internal?.close();
      await Promise.race([platform.close(), sleep(LAST_QUERIES_MS)]);
    },
  };
}

/** Answers requests beside other such processes; jobs are worked off elsewhere. */
export async function runWeb(config: Config): Promise<void> {
  await runAlone(config, async (_config, databaseUrl) => {
    const http = await startHttp(config, databaseUrl, Promise.resolve());
    process.stdout.write(`Holeshot is open at ${config.shopUrl}\n`);
    return http;
  });
}
