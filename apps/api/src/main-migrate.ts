import { allJobs, allModules } from "./app.ts";
import type { Config } from "./config/index.ts";
import { patiently } from "./platform/away.ts";
import { prepareDatabase } from "./platform/database/prepare.ts";
import { openPlatform } from "./platform/open-platform.ts";

/** Brings the database and its job queue to this program's schema, and ends. The parts that run alone wait for it. */
export async function runMigrate(config: Config): Promise<void> {
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  const database = await patiently(() => prepareDatabase(config, { say, lost: () => undefined }));
  const direct = config.databaseDirectUrl ?? database.url;
  const platform = await openPlatform(config, { databaseUrl: direct, works: false });
  await platform.queue.prepare(allJobs(platform, allModules()));
  await platform.close();
  process.stdout.write("The database is ready for this version.\n");
  process.exit(0);
}
