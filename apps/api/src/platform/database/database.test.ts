import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { testPlatform, type TestPlatform } from "../../testing/index.ts";
import { compileOnce } from "./compile-once.ts";
import { openDatabase } from "./database.ts";
import { statementNames } from "./statement-names.ts";

let shop: TestPlatform;

beforeAll(async () => {
  shop = await testPlatform();
});
afterAll(() => shop.close());

it("a connection that breaks between two statements of an act fails the act, not the process", async () => {
  const faults: unknown[] = [];
  const hear = (error: unknown): void => void faults.push(error);
  process.on("uncaughtException", hear);
  try {
    const act = shop.database.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await shop.database.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
      // The news of the end arrives while nothing is asked.
      await sleep(300);
      await sql`select 1`.execute(tx);
    });
    await expect(act).rejects.toThrow(/connection/i);
    await sleep(100);
    expect(faults).toEqual([]);
    expect((await shop.database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  } finally {
    process.off("uncaughtException", hear);
  }
});

describe("statements that come again and again", () => {
  const prepared = "select name from pg_prepared_statements order by prepare_time";

  it("have a name, which no statement behind a pooler has", async () => {
    const url = inject("postgresUrl");
    for (const [namesStatements, expected] of [
      [true, 1],
      [false, 0],
    ] as const) {
      const one = openDatabase(url, { max: 1, namesStatements });
      for (let times = 0; times < 8; times += 1) {
        expect((await sql`select ${times}::integer as given`.execute(one.db)).rows).toEqual([
          { given: times },
        ]);
      }
      expect((await one.pool.query(prepared)).rows, String(namesStatements)).toHaveLength(expected);
      await one.close();
    }
  });

  it("have one without values too, where they are one statement and not several", async () => {
    const one = openDatabase(inject("postgresUrl"), { max: 1 });
    for (let times = 0; times < 8; times += 1) {
      await sql`select 1 as alone`.execute(one.db);
      await sql`select 1 as first; select 2 as second`.execute(one.db);
    }
    const { rows } = await one.pool.query("select statement from pg_prepared_statements");
    expect(rows).toEqual([{ statement: "select 1 as alone" }]);
    await one.close();
  });

  it("are bounded: lists of ever another length fill no connection", async () => {
    const names = statementNames(3);
    const texts = Array.from({ length: 10 }, (_, at) => `select ${at}`);
    for (let times = 0; times < 8; times += 1) for (const text of texts) names.of(text);
    expect(texts.filter((text) => names.of(text) !== undefined)).toHaveLength(3);
    expect(statementNames().of("select once")).toBeUndefined();
    const [one, other] = [statementNames(), statementNames()];
    for (let times = 0; times < 8; times += 1) for (const each of [one, other]) each.of("select 1");
    expect(one.of("select 1")).toBe(other.of("select 1"));
  });

  it("outlive a change of their table, within a transaction too", async () => {
    const { db, transaction } = shop;
    await sql`create table changing (id integer primary key)`.execute(db);
    await sql`insert into changing values (1)`.execute(db);
    const read = (by: typeof db) => sql`select * from changing where id = ${1}`.execute(by);
    for (let times = 0; times < 8; times += 1) await read(db);
    await sql`alter table changing add note text`.execute(db);
    expect((await read(db)).rows).toEqual([{ id: 1, note: null }]);
    for (let times = 0; times < 8; times += 1) await transaction((tx) => read(tx));
    await sql`alter table changing add more text`.execute(db);
    expect((await transaction((tx) => read(tx))).rows).toEqual([{ id: 1, note: null, more: null }]);
  });
});

describe("a statement that is put together once", () => {
  const find = compileOnce((db, id: string, from: Date) =>
    db.selectFrom("carts").select("id").where("id", "=", id).where("created_at", ">=", from),
  );

  it("is given its own values each time", async () => {
    const [one, other] = [shop.newId(), shop.newId()];
    for (const id of [one, other]) {
      await shop.transaction((tx) =>
        tx.insertInto("carts").values({ id, customer_id: null, discount_code_id: null }).execute(),
      );
    }
    const longAgo = new Date(0);
    expect(await find(shop.db, one, longAgo)).toEqual([{ id: one }]);
    expect(await find(shop.db, other, longAgo)).toEqual([{ id: other }]);
    expect(await find(shop.db, other, new Date("2999-01-01"))).toEqual([]);
    expect(await find(shop.db, shop.newId(), longAgo)).toEqual([]);
  });
});

it("closing ends its sessions at once, also where only the pool was asked", async () => {
  const lock = "select pg_try_advisory_lock(7411) as got";
  const first = openDatabase(inject("postgresUrl"), { max: 1 });
  expect((await first.pool.query(lock)).rows).toEqual([{ got: true }]);
  await first.close();
  const second = openDatabase(inject("postgresUrl"), { max: 1 });
  await expect
    .poll(async () => (await second.pool.query(lock)).rows, { timeout: 2000 })
    .toEqual([{ got: true }]);
  await second.close();
});
