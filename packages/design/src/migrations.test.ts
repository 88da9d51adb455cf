import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { currentSchema, migrateDocument, migrations } from "@holeshot/design";
import type { Migration } from "@holeshot/design";

const ran = new Set<string>();

function stored(name: string, state: "before" | "after"): unknown {
  const file = new URL(`../fixtures/migrations/${name}.${state}.json`, import.meta.url);
  expect(existsSync(file), `${file.pathname} is missing`).toBe(true);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** What the next schema's steps could look like: proof of the machinery without touching the format. */
const twoSteps: readonly Migration[] = [
  ...migrations,
  {
    to: 2,
    name: "0003-season",
    up: (document) => ({ ...document, schema: 2, season: "2026" }),
  },
  {
    to: 3,
    name: "0004-season-is-a-number",
    up: (document) => ({ ...document, schema: 3, season: Number(document["season"]) }),
  },
];

test.each(migrations.map((step) => [step.name, step] as const))(
  "D2.1 %s turns its stored document into the one expected",
  (name, step) => {
    ran.add(name);
    expect(step.up(stored(name, "before") as Record<string, unknown>)).toEqual(
      stored(name, "after"),
    );
  },
);

test("D2.2 steps are numbered from 1 without gaps, end at the current schema and skip none; names are unique", () => {
  migrations.forEach((step, index) => {
    expect(step.name).toMatch(new RegExp(`^${String(index + 1).padStart(4, "0")}-[a-z0-9-]+$`));
    expect([0, 1]).toContain(step.to - (migrations[index - 1]?.to ?? 0));
  });
  expect(migrations.at(-1)?.to).toBe(currentSchema);
  expect(new Set(migrations.map((step) => step.name)).size).toBe(migrations.length);
});

test("D2.3 an older document goes through every later step, in order, and is not changed itself", () => {
  const old = Object.freeze({ schema: 1, pattern: 1, products: {} });
  expect(migrateDocument(old, twoSteps)).toEqual({
    ok: true,
    document: { schema: 3, pattern: 1, products: {}, season: 2026 },
    ran: ["0003-season", "0004-season-is-a-number"],
  });
});

test("D2.3 a document half way goes through the rest only", () => {
  const half = { schema: 2, season: "2027" };
  expect(migrateDocument(half, twoSteps)).toMatchObject({ ran: ["0004-season-is-a-number"] });
});

test("D2.4 a document newer than the program is refused", () => {
  expect(migrateDocument({ schema: 4 }, twoSteps)).toEqual({
    ok: false,
    problem: { path: "schema", code: "newer_schema", params: { schema: 4, newest: 3 } },
  });
});

test("D2.5 no migration was left out above", () => {
  // Last of all: a step nobody ran would reach customers' documents untried.
  const missed = migrations.filter((step) => !ran.has(step.name)).map((step) => step.name);
  expect(missed, "migrations that no test ran").toEqual([]);
});
