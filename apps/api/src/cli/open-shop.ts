import { join } from "node:path";
import { sql } from "kysely";
import { readConfig, type Config } from "../config/index.ts";
import { openDatabase } from "../platform/database/database.ts";
import { runningPostgres } from "../platform/database/embedded-postgres.ts";
import { migrationNames } from "../platform/database/migrate.ts";
import { prepareDatabase } from "../platform/database/prepare.ts";
import { claimDataDir } from "../platform/data-dir.ts";
import { type OpenPlatform, openPlatform } from "../platform/open-platform.ts";
import { Refusal } from "./command.ts";

/** The shop as a command sees it: beside a running server, or with the database started for the command. */
export interface OpenShop {
  readonly platform: OpenPlatform;
  /** A server is open on the same data. */
  readonly serverRuns: boolean;
  close(): Promise<void>;
}

/** Opens the shop that `environment` describes, for as long as `act` needs it. */
export async function withShop<T>(
  environment: NodeJS.ProcessEnv,
  act: (shop: OpenShop) => Promise<T>,
): Promise<T> {
  const shop = await openShop(readConfig({ LOG_LEVEL: "error", ...environment }));
  try {
    return await act(shop);
  } finally {
    await shop.close();
  }
}

async function openShop(config: Config): Promise<OpenShop> {
  const database = await findDatabase(config);
  try {
    const platform = await openPlatform(config, { databaseUrl: database.url, works: false });
    return {
      platform,
      serverRuns: database.serverRuns,
      close: async () => {
        await platform.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

interface FoundDatabase {
  readonly url: string;
  readonly serverRuns: boolean;
  close(): Promise<void>;
}

async function findDatabase(config: Config): Promise<FoundDatabase> {
  if (config.databaseUrl !== undefined) {
    await prepareOrCompare(config, config.databaseUrl);
    const serverRuns = await othersConnected(config.databaseUrl);
    return { url: config.databaseUrl, serverRuns, close: async () => {} };
  }
  const running = await runningPostgres(join(config.dataDir, "postgres"));
  if (running !== undefined) {
    await refuseOtherSchema(running);
    return { url: running, serverRuns: true, close: async () => {} };
  }
  const claim = claimDataDir(config.dataDir);
  try {
    const database = await prepareDatabase(config);
    const close = async () => {
      await database.stop();
      claim.release();
    };
    return { url: database.url, serverRuns: false, close };
  } catch (error) {
    claim.release();
    throw error;
  }
}

/** An empty database is made ready; one in use is never migrated under its server's feet. */
async function prepareOrCompare(config: Config, url: string): Promise<void> {
  if ((await appliedMigrations(url)) === undefined) {
    const database = await prepareDatabase(config);
    await database.stop();
  }
  await refuseOtherSchema(url);
}

async function refuseOtherSchema(url: string): Promise<void> {
  const applied = (await appliedMigrations(url)) ?? [];
  const known = migrationNames();
  if (applied.length === known.length && known.every((name) => applied.includes(name))) return;
  throw new Refusal(
    "the database has another schema than this program: restart the server with this version first",
  );
}

/** Names of the migrations the database has had; undefined when it was never migrated. */
async function appliedMigrations(url: string): Promise<string[] | undefined> {
  const database = openDatabase(url, { max: 1 });
  try {
    const table = await sql<{ name: string | null }>`
      select to_regclass('kysely_migration')::text as name`.execute(database.db);
    if (!table.rows[0]?.name) return undefined;
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
      database.db,
    );
    return rows.map(({ name }) => name);
  } finally {
    await database.close();
  }
}

async function othersConnected(url: string): Promise<boolean> {
  const database = openDatabase(url, { max: 1 });
  try {
    const { rows } = await sql<{ others: number }>`
      select count(*)::int as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
      database.db,
    );
    return (rows[0]?.others ?? 0) > 0;
  } finally {
    await database.close();
  }
}
