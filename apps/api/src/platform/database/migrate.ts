import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Migration, Migrator } from "kysely/migration";
import { sql } from "kysely";
import { StartRefusal } from "../start-refusal.ts";
import type { WholeDb } from "./database.ts";
import {
  compareSchema,
  type MigrationStep,
  readStep,
  type SchemaState,
} from "./migration-steps.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "migrations");

/** A migration of this program. */
interface OwnMigration extends MigrationStep {
  readonly text: string;
}

/** All of this program's migrations in order: the schema that it needs. */
function ownMigrations(): OwnMigration[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".sql"))
    .toSorted()
    .map((file) => {
      const name = file.slice(0, -".sql".length);
      const text = readFileSync(join(FOLDER, file), "utf8");
      return { ...readStep(name, text), text };
    });
}

/** Names of all migrations in order. */
export function migrationNames(): string[] {
  return ownMigrations().map(({ name }) => name);
}

/**
 * Brings the database to this program's schema, and leaves alone what a newer program has added that this one can work
 * with. Safe when several processes start at once.
 * @throws StartRefusal when it is a newer program's and this one cannot work with it.
 */
export async function migrate(db: WholeDb): Promise<SchemaState> {
  const own = ownMigrations();
  const before = await schemaState(db);
  if (before.broken.length > 0) throw new StartRefusal(brokenWords(before));
  if (before.missing.length === 0 && (await stepsKept(db))) return before;
  await makeSteps(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...foreign(before), ...runnable(own) }) },
    // Each module numbers its own range, so a later module may be migrated before an earlier one.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === "Error")?.migrationName;
    throw new Error(`Migration ${failed ?? ""} failed.`, { cause: error });
  }
  // Of those that ran before steps were kept.
  for (const { name, needs } of own) await keepStep(db, name, needs);
  return { missing: [], newer: before.newer, broken: [] };
}

const STEPS_LOCK = 7_412_001;

/** Under a lock: two that find no table would both make it. */
async function makeSteps(db: WholeDb): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${STEPS_LOCK})`.execute(trx);
    await sql`create table if not exists kysely_steps (name text primary key, needs text)`.execute(
      trx,
    );
  });
}

function runnable(own: readonly OwnMigration[]): Record<string, Migration> {
  return Object.fromEntries(
    own.map(({ name, needs, text }) => [
      name,
      {
        up: async (db) => {
          await sql.raw(text).execute(db);
          await keepStep(db as WholeDb, name, needs);
        },
      },
    ]),
  );
}

/** The library refuses a database that has had what it is not told of. They have run: nothing is left to do. */
function foreign({ newer }: SchemaState): Record<string, Migration> {
  return Object.fromEntries(newer.map((name) => [name, { up: async () => undefined }]));
}

/** What a step asks of a program stays in the database, where a program finds it that does not know the step. */
async function keepStep(db: WholeDb, name: string, needs: string | null): Promise<void> {
  await sql`insert into kysely_steps (name, needs) values (${name}, ${needs})
    on conflict (name) do nothing`.execute(db);
}

/** How the database stands to this program. Reads only; a database that was never migrated lacks everything. */
export async function schemaState(db: WholeDb): Promise<SchemaState> {
  const known = migrationNames();
  const applied = (await hasTable(db, "kysely_migration"))
    ? (await sql<{ name: string }>`select name from kysely_migration`.execute(db)).rows
    : [];
  const steps = (await stepsKept(db))
    ? (await sql<MigrationStep>`select name, needs from kysely_steps`.execute(db)).rows
    : [];
  return compareSchema(
    known,
    applied.map(({ name }) => name),
    steps,
  );
}

async function stepsKept(db: WholeDb): Promise<boolean> {
  return hasTable(db, "kysely_steps");
}

async function hasTable(db: WholeDb, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass(${name})::text as found`.execute(db);
  return typeof rows[0]?.found === "string";
}

/** What an operator is told of a database that is too new. */
export function brokenWords({ broken }: SchemaState): string {
  return `The database has had ${broken.join(", ")}, with which this program cannot work. Start the version that brought it, or a newer one.`;
}

/** What an operator is told of a database that is newer and fits. */
export function newerWords({ newer }: SchemaState): string {
  return `The database is newer than this program, by ${newer.join(", ")}; this program works with it.`;
}
