import { join } from "node:path";
import type { Config } from "../../config/index.ts";
import { patiently } from "../away.ts";
import { databaseRefusal } from "./database-refusal.ts";
import { openDatabase } from "./database.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import type { PostgresWatch } from "./keep-postgres.ts";
import { migrate, newerWords } from "./migrate.ts";

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
  // Past a pooler: a migration may take as long as it likes, and nobody else gets its connection.
  const database = openDatabase(config.databaseDirectUrl ?? url, {
    max: 2,
    namesStatements: false,
  });
  try {
    const state = await patiently(() => migrate(database.db), embedded ? undefined : 0);
    if (state.newer.length > 0) watch?.say(newerWords(state));
  } catch (error) {
    await embedded?.stop();
    throw embedded === undefined ? (databaseRefusal(error) ?? error) : error;
  } finally {
    await database.close();
  }
  return { url, stop: async () => embedded?.stop() };
}
