import { allJobs, allModules, buildHttp } from "./app.ts";
import type { Config } from "./config/index.ts";
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
  return {
    close: async () => {
      await http.server.close();
      await platform.close();
    },
  };
}
