import assert from "node:assert/strict";
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, test } from "vitest";
import { type Database, openDatabase } from "../../apps/api/src/platform/database/database.ts";
import { hasProgram } from "../programs.ts";
import { assertWhole, at, type Bought, buy, openWeb } from "./support/bought.ts";
import { type ManyParts, manyParts } from "./support/parts.ts";
import { until } from "./support/waiting.ts";

const command = [process.execPath, "apps/api/src/cli/main.ts"] as const;

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "holeshot-restored-"));
  await chmod(place, 0o755);
});
afterAll(() => rm(place, { recursive: true, force: true }));

describe.skipIf(!hasProgram("pgbouncer"))("a database of its own comes back", () => {
  test("from a copy that was streamed while customers bought, into another database", async () => {
    const folder = join(place, "copy");
    const before: Bought[] = [];
    {
      await using shop = await manyParts();
      const web = await openWeb(shop);
      for (let index = 0; index < 3; index += 1) before.push(await buy(web));
      const copying = await shop.start(folder, {}, [...command, "backup"]);
      // Begun after the copy, perhaps in it: whole or not at all.
      const meanwhile = [await buy(web), await buy(web)];
      assert.equal(await copying.ended(), 0, copying.output());
      assert.ok(meanwhile.length > 0);
    }
    await using shop = await manyParts();
    const restoring = await shop.start(folder, {}, [...command, "restore"]);
    assert.equal(await restoring.ended(), 0, restoring.output());
    const again = await shop.start(folder, {}, [...command, "restore"]);
    assert.equal(await again.ended(), 1);
    assert.match(again.output(), /this shop is not empty/);
    await assertWhole(await openWeb(shop), before);
  }, 300_000);

  test("to the second before somebody emptied a table, from the engine's own archive", async () => {
    const [archive, base] = [join(place, "archive"), join(place, "base")];
    await mkdir(archive);
    await chmod(archive, 0o777);
    const before: Bought[] = [];
    let after: Bought;
    let lastGood: string;
    {
      await using shop = await manyParts({ durable: true });
      const database = openDatabase(shop.directUrl, { max: 1 });
      await database.pool.query("alter system set archive_mode = 'on'");
      const keeps = `test ! -f ${archive}/%f && cp %p ${archive}/%f`;
      await database.pool.query(`alter system set archive_command = '${keeps}'`);
      await database.close();
      await shop.killDatabase();
      await until("the database back", () => settingOf(shop, "archive_mode"), isOn, 60);
      const web = await openWeb(shop);
      before.push(await buy(web));
      await copyCluster(shop, base);
      // These are in the archive alone.
      before.push(await buy(web), await buy(web));
      const live = openDatabase(shop.directUrl, { max: 1 });
      lastGood = await single(live, "select clock_timestamp()::text");
      after = await buy(web);
      await live.pool.query("truncate order_lines cascade");
      const last = await single(live, "select pg_walfile_name(pg_switch_wal())");
      await until(
        "the last of the archive",
        () => single(live, "select coalesce(last_archived_wal, '') from pg_stat_archiver"),
        (kept) => kept >= last,
        60,
      );
      await live.close();
    }
    await using shop = await manyParts({
      restored: async (postgres) => {
        await cp(base, postgres, { recursive: true });
        const cluster = join(postgres, "cluster");
        await writeFile(join(cluster, "recovery.signal"), "");
        // The last word on a setting counts.
        const settings = [
          "archive_mode = 'off'",
          `restore_command = 'cp ${archive}/%f %p'`,
          `recovery_target_time = '${lastGood}'`,
          "recovery_target_action = 'promote'",
        ];
        await writeFile(join(cluster, "postgresql.auto.conf"), `${settings.join("\n")}\n`);
      },
    });
    await until(
      "the end of recovery",
      () => recovering(shop),
      (is) => is === "false",
      60,
    );
    const web = await openWeb(shop);
    await assertWhole(web, before);
    // Whoever came later is not known, and neither is what they bought.
    assert.equal((await at(web, after.buyer).get("/api/customer")).status, 401);
    const database = openDatabase(shop.directUrl, { max: 1 });
    const all = await single(database, "select string_agg(id::text, ' ') from orders");
    await database.close();
    assert.ok(!all.includes(after.uuid));
  }, 300_000);
});

/** The files of a running database, between the engine's own two words. */
async function copyCluster(shop: ManyParts, base: string): Promise<void> {
  const database = openDatabase(shop.directUrl, { max: 1 });
  await database.pool.query("select pg_backup_start('drill', true)");
  const leftOut = /\/pg_wal\/.+|\/postmaster\.(pid|opts)$|\.s\.PGSQL|\/address$/;
  await cp(join(shop.folder, "postgres"), base, {
    recursive: true,
    filter: (path) => !leftOut.test(path),
  });
  const label = await single(database, "select labelfile from pg_backup_stop(true)");
  await writeFile(join(base, "cluster", "backup_label"), label);
  await database.close();
}

async function single({ pool }: Database, statement: string): Promise<string> {
  const { rows } = await pool.query<unknown[]>({ text: statement, rowMode: "array" });
  return String(rows[0]?.[0]);
}

async function settingOf(shop: ManyParts, name: string): Promise<string> {
  const database = openDatabase(shop.directUrl, { max: 1 });
  const value = await single(database, `show ${name}`).catch(() => "away");
  await database.close().catch(() => undefined);
  return value;
}

function isOn(value: string): boolean {
  return value === "on";
}

async function recovering(shop: ManyParts): Promise<string> {
  const database = openDatabase(shop.directUrl, { max: 1 });
  const value = await single(database, "select pg_is_in_recovery()").catch(() => "away");
  await database.close().catch(() => undefined);
  return value;
}
