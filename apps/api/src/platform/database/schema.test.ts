import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { awaitSchema } from "./await-schema.ts";
import { type Database, openDatabase } from "./database.ts";
import { migrate, schemaState } from "./migrate.ts";

const names = { fresh: "schema_fresh", full: "schema_full" };
let admin: Database;

function url(name: string): string {
  return inject("postgresUrl").replace(/\/postgres$/, `/${name}`);
}

beforeAll(async () => {
  admin = openDatabase(inject("postgresUrl"), { max: 1 });
  await admin.pool.query("select pg_advisory_lock(4711)");
  await admin.pool.query(`create database ${names.fresh}`);
  await admin.pool.query(`create database ${names.full} template template_shop`);
  await admin.pool.query("select pg_advisory_unlock(4711)");
});
afterAll(async () => {
  for (const name of Object.values(names)) {
    await admin.pool.query(`drop database ${name} with (force)`);
  }
  await admin.close();
});

async function within<T>(name: string, act: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(url(name), { max: 2 });
  try {
    return await act(database);
  } finally {
    await database.close();
  }
}

/** As a newer program would: its migration, and what it asks of programs. */
async function hadFromNewer(database: Database, name: string, needs: string | null): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp) values (${name}, now()::text)`.execute(
    database.db,
  );
  await sql`insert into kysely_steps (name, needs) values (${name}, ${needs})`.execute(database.db);
}

describe("the schema", () => {
  it("is waited for by a part that runs alone, and never made by it", async () => {
    const said: string[] = [];
    const waiting = awaitSchema(url(names.fresh), {
      say: (line) => said.push(line),
      milliseconds: 600,
    });
    await expect(waiting).rejects.toThrow(/lacks 0101_platform and \d+ more: run .*migrate/);
    expect(said).toHaveLength(1);
    await within(names.fresh, async ({ pool }) => {
      const { rows } = await pool.query("select 1 from pg_tables where schemaname = 'public'");
      expect(rows).toEqual([]);
    });
  });

  it("is there as soon as somebody migrated", async () => {
    const waiting = awaitSchema(url(names.full), { say: () => undefined, milliseconds: 5000 });
    await expect(waiting).resolves.toBeUndefined();
  });

  it("is made once by two who start at once", async () => {
    await within(names.fresh, async (one) => {
      await within(names.fresh, (two) => Promise.all([migrate(one.db), migrate(two.db)]));
      expect(await schemaState(one.db)).toEqual({ missing: [], newer: [], broken: [] });
    });
  });

  it("may be a newer program's that only added: the program before it starts and says so", async () => {
    const said: string[] = [];
    await within(names.full, async (database) => {
      await hadFromNewer(database, "9998_added", null);
      await awaitSchema(url(names.full), { say: (line) => said.push(line) });
      expect(said.join()).toContain("newer than this program, by 9998_added");
      expect((await migrate(database.db)).newer).toEqual(["9998_added"]);
      // What this program has beyond it still comes.
      await sql`delete from kysely_migration where name = '1170_states'`.execute(database.db);
      await sql`alter table orders drop constraint orders_proof_status_check,
        drop constraint orders_language_check`.execute(database.db);
      await sql`alter table order_events drop constraint order_events_status_check`.execute(
        database.db,
      );
      await sql`alter table customers drop constraint customers_language_check`.execute(
        database.db,
      );
      await migrate(database.db);
      expect((await schemaState(database.db)).missing).toEqual([]);
    });
  });

  it("may not be one that took away what this program still uses", async () => {
    await within(names.full, async (database) => {
      await hadFromNewer(database, "9999_taken", "9998_added");
      const refusal = /9999_taken, with which this program cannot work/;
      await expect(awaitSchema(url(names.full), { say: () => undefined })).rejects.toThrow(refusal);
      await expect(migrate(database.db)).rejects.toThrow(refusal);
    });
  });
});
