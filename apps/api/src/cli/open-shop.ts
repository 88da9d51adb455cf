import { join } from "node:path";
import { sql } from "kysely";
import { readConfig, type Config } from "../config/index.ts";
import { openDatabase } from "../platform/database/database.ts";
import { runningPostgres } from "../platform/database/embedded-postgres.ts";
import { brokenWords, schemaState } from "../platform/database/migrate.ts";
import type { SchemaState } from "../platform/database/migration-steps.ts";
import { othersConnected } from "../platform/database/others-connected.ts";
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
  clock?: () => Date,
): Promise<T> {
  const shop = await openShop(readConfig({ LOG_LEVEL: "error", ...environment }), clock);
  try {
    return await act(shop);
  } finally {
    await shop.close();
  }
}

async function openShop(config: Config, clock?: () => Date): Promise<OpenShop> {
  const database = await findDatabase(config);
  try {
    const platform = await openPlatform(config, {
      databaseUrl: database.url,
      works: false,
      ...(clock && { clock }),
    });
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
    const url = config.databaseDirectUrl ?? config.databaseUrl;
    await prepareOrCompare(config, url);
    const serverRuns = await othersConnected(url);
    return { url, serverRuns, close: async () => {} };
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

async function stateOf(url: string): Promise<SchemaState> {
  const database = openDatabase(url, { max: 1, namesStatements: false });
  try {
    return await schemaState(database.db);
  } finally {
    await database.close();
  }
}

/** An empty database is made ready; one in use is never migrated under its server's feet. */
async function prepareOrCompare(config: Config, url: string): Promise<void> {
  if (!(await wasMigrated(url))) {
    const database = await prepareDatabase(config);
    await database.stop();
  }
  await refuseOtherSchema(url);
}

async function refuseOtherSchema(url: string): Promise<void> {
  const state = await stateOf(url);
  if (state.broken.length > 0) throw new Refusal(brokenWords(state));
  if (state.missing.length === 0) return;
  throw new Refusal(
    "the database has another schema than this program: restart the server with this version first",
  );
}

async function wasMigrated(url: string): Promise<boolean> {
  const database = openDatabase(url, { max: 1, namesStatements: false });
  try {
    const table = await sql<{ name: string | null }>`
      select to_regclass('kysely_migration')::text as name`.execute(database.db);
    return typeof table.rows[0]?.name === "string";
  } finally {
    await database.close();
  }
}
