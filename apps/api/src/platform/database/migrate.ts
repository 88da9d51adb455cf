import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Migration, Migrator } from "kysely/migration";
import { sql } from "kysely";
import type { WholeDb } from "./database.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "migrations");

/** Names of all migrations in order; the last one is the schema this program needs. */
export function migrationNames(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".sql"))
    .map((file) => file.slice(0, -".sql".length))
    .toSorted();
}

/** Brings the database to this program's schema. Safe when several processes start at once. */
export async function migrate(db: WholeDb): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations() },
    // Each module numbers its own range, so a later module may be migrated before an earlier one.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === "Error")?.migrationName;
    throw new Error(`Migration ${failed ?? ""} failed.`, { cause: error });
  }
}

function migrations(): Record<string, Migration> {
  return Object.fromEntries(
    migrationNames().map((name) => {
      const text = readFileSync(join(FOLDER, `${name}.sql`), "utf8");
      return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }];
    }),
  );
}
