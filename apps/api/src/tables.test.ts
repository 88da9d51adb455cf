import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
