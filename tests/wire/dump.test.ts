import assert from "node:assert/strict";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "vitest";
import { openDatabase } from "../../apps/api/src/platform/database/database.ts";
import { hasProgram } from "../programs.ts";
import { assertSuccess } from "./support/assertions.ts";
import { assertWhole, at, type Bought, buy, openWeb } from "./support/bought.ts";
import { engineFolder, startEngine } from "./support/engine.ts";
import { manyParts, type Part } from "./support/parts.ts";

const bin = engineFolder();

describe.skipIf(bin === undefined || !hasProgram("pgbouncer"))("an engine's own dump", () => {
  test("made while customers buy, is a shop again in another database under another role", async () => {
    const place = await mkdtemp(join(tmpdir(), "holeshot-dump-"));
    try {
      await using engine = await startEngine(bin ?? "");
      const dump = join(place, "shop.dump");
      const before: Bought[] = [];
      const meanwhile: Bought[] = [];
      let tables: readonly string[];
      {
        const url = await engine.make("shop");
        await using shop = await manyParts({ database: url });
        const web = await openWeb(shop);
        for (let index = 0; index < 3; index += 1) before.push(await buy(web));
        const dumping = engine.program("pg_dump", "--format=custom", `--file=${dump}`, url);
        meanwhile.push(await buy(web));
        await dumping;
        meanwhile.push(await buy(web));
        tables = await describeTables(url);
        // Files after rows, as the runbook says, without what is half written: that has its name when it is whole.
        const whole = (path: string): boolean => !path.includes(".part-");
        await cp(join(shop.folder, "data"), join(place, "data"), {
          recursive: true,
          filter: whole,
        });
      }
      const next = await engine.make("another");
      const words = ["--exit-on-error", "--jobs=4", "--no-owner", `--dbname=${next}`];
      await engine.program("pg_restore", ...words, dump);
      assert.deepEqual(await describeTables(next), tables);

      await using shop = await manyParts({ database: next });
      await cp(join(place, "data"), join(shop.folder, "data"), { recursive: true });
      const web = await openWeb(shop);
      await assertWhole(web, before);
      for (const bought of meanwhile) await assertWholeOrAbsent(web, bought);
      // What was bought after the dump had ended cannot be in it.
      assert.equal((await at(web, lastOf(meanwhile)).get("/api/customer")).status, 401);
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  }, 300_000);
});

function lastOf(all: readonly Bought[]): Bought["buyer"] {
  const last = all.at(-1);
  assert.ok(last);
  return last.buyer;
}

async function assertWholeOrAbsent(web: Part, bought: Bought): Promise<void> {
  const who = at(web, bought.buyer);
  const known = await who.get("/api/customer");
  if (known.status === 401) return;
  const seen = await who.get(`/api/customer/orders/${bought.uuid}`);
  if (seen.status === 404) return;
  const { totals, lines } = assertSuccess(seen, 200);
  assert.equal(totals.total, bought.total);
  assert.ok(lines.length > 0, "an order without lines");
}

/** Every column, index, constraint, function and trigger of a database, in the engine's own words. */
async function describeTables(url: string): Promise<readonly string[]> {
  const database = openDatabase(url, { max: 1 });
  try {
    const { rows } = await database.pool.query<{ line: string }>(`
      with line(line) as (
        select 'column ' || table_schema || '.' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable
          || ' ' || coalesce(column_default, '') from information_schema.columns
          where table_schema not in ('pg_catalog', 'information_schema')
        union all select indexdef from pg_indexes where schemaname not in ('pg_catalog', 'information_schema')
        union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
          where conrelid <> 0
        union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
        union all select pg_get_functiondef(p.oid) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
          where n.nspname not in ('pg_catalog', 'information_schema')
            and p.prokind = 'f' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      ) select line from line order by line`);
    assert.ok(rows.length > 300, "little was read");
    return rows.map(({ line }) => line);
  } finally {
    await database.close();
  }
}
