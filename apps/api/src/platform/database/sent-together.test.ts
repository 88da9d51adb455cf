import { sql } from "kysely";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countWays, testPlatform, type TestPlatform } from "../../testing/index.ts";
import { compileLaterOnce, compileOnce } from "./compile-once.ts";
import { LATER } from "./naming-pool.ts";
import { QueryBehind } from "./sent-together.ts";
import type { Tx } from "./transaction.ts";

let shop: TestPlatform;
let ways: () => number;

beforeAll(async () => {
  shop = await testPlatform();
  ways = countWays(shop.database.pool);
});
afterAll(() => shop.close());

const insertCart = compileLaterOnce((tx, id: string) =>
  tx
    .insertInto("carts")
    .values({ id, customer_id: null, manual_check: false, discount_code_id: null })
    .returning("id"),
);
const findCart = compileOnce((db, id: string) =>
  db.selectFrom("carts").select("id").where("id", "=", id),
);

/** A statement has a name from its fifth time on, and every connection must have met it once. */
async function often(act: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < 8; time += 1) await act();
}

describe("a write that nobody waits for", () => {
  it("goes with the commit: beginning, writing and committing are one way to the database", async () => {
    const write = (ids: readonly string[]) =>
      shop.transaction(async (tx) => {
        for (const id of ids) await insertCart(tx, id);
      });
    await often(() => write([shop.newId()]));
    const ids = [shop.newId(), shop.newId(), shop.newId()];
    const before = ways();
    await write(ids);
    expect(ways() - before).toBe(1);
    for (const id of ids) expect(await findCart(shop.db, id)).toEqual([{ id }]);
  });

  it("is there for what reads after it, and its own answer is not taken for that", async () => {
    const act = async (id: string) =>
      shop.transaction(async (tx) => {
        await insertCart(tx, id);
        return findCart(tx, id);
      });
    await often(() => act(shop.newId()));
    const id = shop.newId();
    const before = ways();
    expect(await act(id)).toEqual([{ id }]);
    expect(ways() - before).toBe(2);
  });

  it("that fails fails the commit, and nothing of its transaction is kept", async () => {
    const twice = shop.newId();
    const write = async (tx: Tx, ids: readonly string[]) => {
      for (const id of ids) await insertCart(tx, id);
    };
    await often(() => shop.transaction((tx) => write(tx, [shop.newId()])));
    const other = shop.newId();
    await expect(shop.transaction((tx) => write(tx, [other, twice, twice]))).rejects.toThrow(
      /duplicate key/,
    );
    expect(await findCart(shop.db, other)).toEqual([]);
    // The connection is as good as before.
    await shop.transaction((tx) => write(tx, [twice]));
    expect(await findCart(shop.db, twice)).toEqual([{ id: twice }]);
  });

  it("of a transaction that rolls back is not sent at all", async () => {
    const id = shop.newId();
    const before = ways();
    const act = shop.transaction(async (tx) => {
      await insertCart(tx, id);
      throw new Error("no");
    });
    await expect(act).rejects.toThrow("no");
    expect(ways() - before).toBe(0);
    expect(await findCart(shop.db, id)).toEqual([]);
  });

  it("is written at once where there is no transaction", async () => {
    const id = shop.newId();
    await sql`${sql.raw(LATER)}insert into carts (id, manual_check) values (${id}, false)`.execute(
      shop.database.db,
    );
    expect(await findCart(shop.db, id)).toEqual([{ id }]);
  });
});

describe("what is sent together", () => {
  it("is answered with an error when a value cannot be sent, and the connection goes on", async () => {
    const client: PoolClient = await shop.database.pool.connect();
    try {
      await client.query({ name: "one", text: "select $1::text as said", values: ["a"] });
      const circle: Record<string, unknown> = {};
      circle["self"] = circle;
      const one = { name: "one", text: "select $1::text as said", values: ["b"] };
      const bad = { ...one, values: [circle] };
      const heard = new Promise((resolve) => {
        client.query(new QueryBehind([bad], one, [], (error) => resolve(error?.message)));
      });
      expect(await heard).toMatch(/circular/i);
      expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    } finally {
      client.release();
    }
  });

  it("is read by what was told once: values of every kind, and no question about columns again", async () => {
    const values = compileOnce((db, id: string) =>
      db.selectNoFrom([
        sql<string>`${id}::uuid`.as("id"),
        sql<number>`7::bigint`.as("count"),
        sql<Date>`timestamptz '2026-11-26 08:00:00+00'`.as("at"),
        sql<string>`date '2026-11-26'`.as("day"),
        sql<object>`'{"size": "L"}'::jsonb`.as("chosen"),
        sql<boolean>`true`.as("open"),
        sql<string | null>`null::text`.as("none"),
        sql<Buffer>`'\\x0102'::bytea`.as("bytes"),
      ]),
    );
    const id = shop.newId();
    const first = await values(shop.db, id);
    let asked = 0;
    for (const client of (shop.database.pool as unknown as { _clients: PoolClient[] })._clients) {
      const { connection } = client as unknown as { connection: { describe: () => void } };
      const { describe: ask } = connection;
      connection.describe = function counted(...given) {
        asked += 1;
        return ask.apply(this, given);
      };
    }
    await often(() => values(shop.db, id));
    expect(asked, "until it has a name").toBeGreaterThan(0);
    asked = 0;
    expect(await values(shop.db, id)).toEqual(first);
    expect(asked).toBe(0);
    expect(first).toEqual([
      {
        id,
        count: 7,
        at: new Date("2026-11-26T08:00:00Z"),
        day: "2026-11-26",
        chosen: { size: "L" },
        open: true,
        none: null,
        bytes: Buffer.from([1, 2]),
      },
    ]);
  });

  it("that cannot be read is told, and the connection goes on", async () => {
    const client: PoolClient = await shop.database.pool.connect();
    try {
      const one = { name: "read", text: "select $1::text as said", values: ["a"] };
      await client.query(one);
      const parse = () => {
        throw new Error("unreadable");
      };
      const heard = new Promise((resolve) => {
        const columns = [{ name: "said", parse }];
        client.query(new QueryBehind([], one, columns, (error) => resolve(error?.message)));
      });
      expect(await heard).toBe("unreadable");
      expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    } finally {
      client.release();
    }
  });
});
