import { describe, expect, inject, it } from "vitest";
import { readConfig } from "../../config/index.ts";
import { StartRefusal } from "../start-refusal.ts";
import { awaitSchema } from "./await-schema.ts";
import { openDatabase } from "./database.ts";
import { prepareDatabase } from "./prepare.ts";

/** The address of the tests' database, changed. */
function address(change: (url: URL) => void): string {
  const url = new URL(inject("postgresUrl"));
  change(url);
  return url.href;
}

async function refusalOf(act: Promise<unknown>): Promise<string> {
  const error: unknown = await act.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StartRefusal);
  return (error as StartRefusal).message;
}

const wrong: readonly (readonly [string, (url: URL) => void, string])[] = [
  ["a wrong password", (url) => void (url.password = "guess-4711"), "the right password"],
  ["a database that is not there", (url) => void (url.pathname = "/nowhere"), "Make that database"],
];

describe("a database that refuses", () => {
  it.each(wrong)("%s: a sentence, without a password in it", async (_what, change, remedy) => {
    const DATABASE_URL = address(change);
    const told = [
      await refusalOf(prepareDatabase(readConfig({ DATABASE_URL }))),
      await refusalOf(awaitSchema(DATABASE_URL, { say: () => undefined })),
    ];
    for (const words of told) {
      expect(words).toContain("DATABASE_URL: the database refuses (");
      expect(words).toContain(remedy);
      expect(words).not.toContain("guess-4711");
    }
  });

  it("says what a user lacks that may not make tables", async () => {
    const admin = openDatabase(inject("postgresUrl"), { max: 1 });
    await using _ = { [Symbol.asyncDispose]: () => admin.close() };
    await admin.pool.query("create role poor login password 'poor'");
    await admin.pool.query("create database empty_of_poor");
    try {
      const DATABASE_URL = address((url) => {
        [url.username, url.password, url.pathname] = ["poor", "poor", "/empty_of_poor"];
      });
      const told = await refusalOf(prepareDatabase(readConfig({ DATABASE_URL })));
      expect(told).toContain("Make its user the owner of the database");
    } finally {
      await admin.pool.query("drop database empty_of_poor with (force)");
      await admin.pool.query("drop role poor");
    }
  });
});
