import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { allJobs, allModules } from "../app.ts";
import { readConfig } from "../config/index.ts";
import { openDatabase } from "../platform/database/database.ts";
import { startEmbeddedPostgres } from "../platform/database/embedded-postgres.ts";
import { migrate } from "../platform/database/migrate.ts";
import { openPlatform } from "../platform/open-platform.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A server whose database `template_shop` is migrated and has its queues. */
    postgresUrl: string;
  }
}

let end: (() => Promise<void>) | undefined;

/** One PostgreSQL for the whole run, with a migrated template that each test file copies. */
export async function setup(project: TestProject): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "holeshot-tests-"));
  const postgres = await startEmbeddedPostgres({ folder, durable: false });
  end = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await makeTemplate(postgres.url, folder);
  project.provide("postgresUrl", postgres.url);
}

export async function teardown(): Promise<void> {
  await end?.();
}

async function makeTemplate(postgresUrl: string, folder: string): Promise<void> {
  const admin = openDatabase(postgresUrl, { max: 1 });
  await admin.pool.query("create database template_shop");
  await admin.close();
  const url = postgresUrl.replace(/\/postgres$/, "/template_shop");
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  const database = openDatabase(url, { max: 2 });
  await migrate(database.db);
  await database.close();
  const platform = await openPlatform(config, { databaseUrl: url, works: false });
  await platform.queue.prepare(allJobs(platform, allModules()));
  await platform.close();
}
