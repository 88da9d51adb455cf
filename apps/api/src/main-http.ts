import { allJobs, allModules, buildHttp } from "./app.ts";
import type { Config } from "./config/index.ts";
import { startInternalServer } from "./platform/http/internal-server.ts";
import { openPlatform } from "./platform/open-platform.ts";

export interface RunningHttp {
  close(): Promise<void>;
}

/** Opens the HTTP server on a migrated database. */
export async function startHttp(config: Config, databaseUrl: string): Promise<RunningHttp> {
  const platform = await openPlatform(config, { databaseUrl, works: false });
  const modules = allModules();
  await platform.queue.prepare(allJobs(platform, modules));
  const http = await buildHttp(platform, modules);
  await http.server.listen({ host: config.host, port: config.port });
  const internal =
    config.internalPort > 0 ? await startInternalServer(config.internalPort) : undefined;
  return {
    close: async () => {
      await internal?.close();
      await http.server.close();
      await platform.close();
    },
  };
}
