import { setTimeout as sleep } from "node:timers/promises";
import { allJobs, allModules, buildHttp } from "./app.ts";
import { type Config, readConfig } from "./config/index.ts";
import { runAlone } from "./alone.ts";
import { patiently } from "./platform/away.ts";
import { startInternalServer } from "./platform/http/internal-server.ts";
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
      ? await startInternalServer(platform, config.internalPort).catch((error: unknown) => {
          throw portRefusal(error, "INTERNAL_PORT", config.internalPort);
        })
      : undefined;
  return {
    close: async () => {
      await internal?.close();
      await http.server.close();
      await Promise.race([platform.close(), sleep(LAST_QUERIES_MS)]);
    },
  };
}

// A larger shop runs this beside `main-worker.ts` against one `DATABASE_URL`, with a provider of its own.
if (import.meta.main) {
  await runAlone(readConfig(process.env), async (config, databaseUrl) => {
    const http = await startHttp(config, databaseUrl, Promise.resolve());
    process.stdout.write(`Holeshot is open at ${config.shopUrl}\n`);
    return http;
  });
}
