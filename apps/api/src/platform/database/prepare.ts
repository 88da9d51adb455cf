import { join } from "node:path";
import type { Config } from "../../config/index.ts";
import { openDatabase } from "./database.ts";
import { patiently } from "../away.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import type { PostgresWatch } from "./keep-postgres.ts";
import { migrate } from "./migrate.ts";

export interface PreparedDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/** A migrated database: the configured one, or the embedded one started here. */
export async function prepareDatabase(
  config: Config,
  watch?: PostgresWatch,
): Promise<PreparedDatabase> {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({
        folder: join(config.dataDir, "postgres"),
        ...(watch ? { watch } : {}),
      });
  const url = embedded?.url ?? config.databaseUrl ?? "";
  const database = openDatabase(url, { max: 2 });
  try {
    await patiently(() => migrate(database.db), embedded ? undefined : 0);
  } catch (error) {
    await embedded?.stop();
    throw error;
  } finally {
    await database.close();
  }
  return { url, stop: async () => embedded?.stop() };
}
