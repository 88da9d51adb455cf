import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { storedStates } from "./schema.ts";
import { testPlatform, type TestPlatform } from "./testing/index.ts";

let shop: TestPlatform;

beforeAll(async () => {
  shop = await testPlatform();
});
afterAll(() => shop.close());

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name: string };
  readonly typeAnnotation?: Node;
  readonly members?: readonly Node[];
  readonly body?: Node & { readonly body?: readonly Node[] };
  readonly id?: { readonly name: string };
  readonly declaration?: Node;
}

/** Tables as modules describe them: each column with whether its type takes null. */
function described(): Map<string, Map<string, boolean>> {
  const root = fileURLToPath(new URL(".", import.meta.url));
  const tables = new Map<string, Map<string, boolean>>();
  for (const file of globSync("**/*tables.ts", { cwd: root })) {
    const text = readFileSync(`${root}/${file}`, "utf8");
    const { program } = parseSync(file, text);
    for (const statement of program.body as unknown as readonly Node[]) {
      const declared = statement.declaration ?? statement;
      if (declared.type !== "TSInterfaceDeclaration" || !declared.id?.name.endsWith("Tables"))
        continue;
      for (const table of declared.body?.body ?? []) {
        const columns = table.typeAnnotation?.typeAnnotation?.members ?? [];
        const types = columns.map((column) => {
          const type = column.typeAnnotation ?? column;
          return [column.key?.name ?? "", selected(text.slice(type.start, type.end))] as const;
        });
        tables.set(table.key?.name ?? "", new Map(types));
      }
    }
  }
  return tables;
}

/** Whether null is read from a column of this type: of `ColumnType` its first argument says it. */
function selected(type: string): boolean {
  const read = type.includes("ColumnType<") ? type.slice(0, type.indexOf(",")) : type;
  return /\|\s*null/.test(read);
}

describe("the tables that modules describe", () => {
  it("know the states that the database lets in, no more and no fewer", async () => {
    const { rows } = await shop.database.pool.query<{ column: string; rule: string }>(`
      select c.conrelid::regclass || '.' || a.attname as column, pg_get_constraintdef(c.oid) as rule
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'c' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1
        and pg_get_constraintdef(c.oid) like '%ANY (%'`);
    const guarded = new Map(
      rows.map(({ column, rule }) => [
        column,
        new Set([...rule.matchAll(/'(\w+)'/g)].map(([, value]) => value)),
      ]),
    );
    // Of these two the program names one value at a time.
    guarded.delete("number_series.series");
    guarded.delete("images.kind");
    const known = Object.entries(storedStates).map(
      ([column, values]) => [column, new Set(values)] as const,
    );
    expect(guarded).toEqual(new Map(known));
  });

  it("are those of the migrated database, column by column, and what may be null", async () => {
    const { rows } = await shop.database.pool.query<{
      table: string;
      column: string;
      nullable: boolean;
    }>(`
      select c.table_name as table, c.column_name as column, c.is_nullable = 'YES' as nullable
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`);
    const real = Map.groupBy(rows, ({ table }) => table);
    const own = described();
    expect(own.size).toBeGreaterThan(20);
    const differences = [...own].flatMap(([table, columns]) => {
      const found = new Map(
        (real.get(table) ?? []).map(({ column, nullable }) => [column, nullable]),
      );
      return [...new Set([...columns.keys(), ...found.keys()])]
        .filter((column) => columns.get(column) !== found.get(column))
        .map((column) => `${table}.${column}: ${columns.get(column)} is ${found.get(column)}`);
    });
    expect(differences).toEqual([]);
    // Kept by the migrations alone.
    const unnamed = [...real.keys()].filter((table) => !own.has(table));
    expect(unnamed.filter((table) => !table.startsWith("kysely_"))).toEqual([]);
  });
});
