import { describe, expect, it } from "vitest";
import { fixture } from "../lib/fixture.ts";
import { checkMigrations } from "./migrations.ts";

function faultsOf(text: string): string[] {
  const root = fixture({
    "apps/api/src/migrations/0101_first.sql": "drop table old;",
    "apps/api/src/migrations/1180_names.sql": "alter table carts add column name text;",
    "apps/api/src/migrations/1181_next.sql": text,
  });
  return checkMigrations(root).map((line) => line.replace(/^.*1181_next\.sql:? /, ""));
}

describe("the migrations check", () => {
  it.each([
    "alter table carts add column note text, add column tries integer not null default 0;",
    "create table notes (id uuid primary key, text text not null); create unique index notes_text on notes (text);",
    "create table notes (id uuid); alter table notes add constraint a check (id is not null);",
    "create index carts_name on carts (name); drop index carts_old;",
    "alter table carts alter column name drop not null; alter table carts alter name set default '';",
    "-- What is said here of a drop table is a comment.\nupdate carts set name = 'rename; drop table carts';",
    "-- compatible: a wider list of states, which only the new program writes\nalter table orders drop constraint a;",
    "-- contract: needs 1180_names\nalter table carts drop column title;",
  ])(
    "lets pass what the version before works beside, or what says that it does not: %s",
    (text) => {
      expect(faultsOf(text)).toEqual([]);
    },
  );

  it.each([
    ["drop table carts", "drops"],
    ["alter table carts drop column name", "drops"],
    ["alter table carts drop name", "drops"],
    ["alter table carts rename column name to title", "renames"],
    ["alter table carts alter column name type integer using 1", "changes a type"],
    ["alter table carts alter name set data type integer", "changes a type"],
    ["alter table carts alter column name set not null", "tightens"],
    ["alter table carts alter column name drop default", "tightens"],
    ["alter table carts\n  add column a text,\n  add column title text not null", "tightens"],
    ["alter table carts add constraint a check (name <> '')", "tightens"],
    ["alter table carts drop constraint a", "drops a constraint"],
    ["create unique index a on carts (name)", "tightens"],
    ["delete from carts", "takes rows away"],
    ["truncate carts", "takes rows away"],
  ])("refuses %s", (text, what) => {
    const [fault, ...more] = faultsOf(`${text};`);
    expect(fault?.startsWith(what)).toBe(true);
    expect(more).toEqual([]);
  });

  it("refuses a step that needs what is not there, and a word that is not one", () => {
    expect(faultsOf("-- contract: needs 1190_later\ndrop table carts;")[0]).toContain(
      "needs 1190_later, which is no migration before it",
    );
    expect(faultsOf("-- compatible\ndrop table carts;")[0]).toContain("its first line is neither");
  });
});
