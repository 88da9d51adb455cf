import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestPlatform, testPlatform } from "../testing/index.ts";
import { allCommands } from "./all-commands.ts";
import { runCommand } from "./run-command.ts";

let platform: TestPlatform;
const folder = mkdtempSync(join(tmpdir(), "holeshot-cli-"));

beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Types a command beside the open shop. */
async function shop(
  words: readonly string[],
  password?: string,
  more: Readonly<Record<string, string>> = {},
) {
  const said: string[] = [];
  const terminal = {
    say: (line: string) => void said.push(line),
    readSecret: async () => password,
  };
  const url = platform.database.pool.options.connectionString;
  if (url === undefined) throw new Error("the test's database has no address");
  const environment = { DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: "silent", ...more };
  const ended = await runCommand(allCommands, words, terminal, environment);
  return { ...ended, said: said.join("\n") };
}

async function signIn(email: string, password: string) {
  const answer = await platform.visitor.post("/api/customer/login", { email, password });
  return answer.status === 200 ? (answer.json.customer.role as string) : answer.status;
}

describe("patterns", () => {
  it("writes a product's graded patterns, and tells what it does not know", async () => {
    const out = join(folder, "patterns");
    const { code, said } = await shop(["patterns", "gloves", "--out", out]);
    expect(code).toBe(0);
    expect(said).toMatch(/^Wrote gloves-men: \d+ pieces in \d+ sizes\.$/m);
    const files = ["men", "women", "youth"].flatMap((group) => [
      `gloves-${group}.dxf`,
      `gloves-${group}.rul`,
    ]);
    expect(readdirSync(out).toSorted((a, b) => a.localeCompare(b))).toEqual(files);
    // Nothing that a maker may have changed is written over.
    expect((await shop(["patterns", "gloves", "--out", out])).error).toContain("is there already");
    expect((await shop(["patterns", "hats", "--out", out])).error).toContain('no product "hats"');
    const wrong = ["patterns", "jersey", "--out", out, "--options", "collar=ruff"];
    expect((await shop(wrong)).code).not.toBe(0);
  });
});

describe("safety", () => {
  it("finds failed sign-ins, ends sessions, and takes a lost second factor away", async () => {
    await shop(["staff", "add", "eva@shop.example", "--role", "designer"], "berms and rollers");
    expect(await signIn("eva@shop.example", "not the password")).toBe(401);
    const { said } = await shop(["audit", "--event", "sign_in.failed"]);
    expect(said).toMatch(
      /sign_in\.failed {2}by nobody known {2}on customer [0-9a-f-]{36} {2}what=password/,
    );
    expect(said).not.toContain("eva");
    expect((await shop(["audit", "--id", "eva"])).code).not.toBe(0);
    expect((await shop(["audit", "--since", "yesterday"])).code).not.toBe(0);
    expect((await shop(["audit", "--since", "2099-01-01"])).said).toBe("Nothing was found.");

    expect(await signIn("eva@shop.example", "berms and rollers")).toBe("designer");
    expect((await shop(["sessions", "end"])).code).not.toBe(0);
    expect((await shop(["sessions", "end", "--email", "no@shop.example"])).code).not.toBe(0);
    const ended = await shop(["sessions", "end", "--email", "eva@shop.example"]);
    expect(ended.said).toBe("1 sessions ended.");

    const none = await shop(["staff", "remove-factor", "eva@shop.example"]);
    expect(none.code).not.toBe(0);
    const { id } = await platform.db
      .selectFrom("customers")
      .select("id")
      .where("email_key", "=", "eva@shop.example")
      .executeTakeFirstOrThrow();
    await platform.transaction((tx) =>
      tx
        .insertInto("second_factors")
        .values({
          customer_id: id,
          secret: new Uint8Array(20),
          confirmed_at: new Date(),
          created_at: new Date(),
        })
        .execute(),
    );
    expect(await signIn("eva@shop.example", "berms and rollers")).toBe(401);
    expect((await shop(["staff", "remove-factor", "eva@shop.example"])).code).toBe(0);
    expect(await signIn("eva@shop.example", "berms and rollers")).toBe("designer");
    expect((await shop(["audit", "--id", id, "--event", "second_factor"])).said).toContain(
      "by=command line",
    );
  });
});

describe("staff add", () => {
  it("takes the password from standard input", async () => {
    const { code, said } = await shop(
      ["staff", "add", "Ann@shop.example", "--role", "designer"],
      "berms and rollers",
    );
    expect(code).toBe(0);
    expect(said).not.toContain("berms");
    expect(await signIn("ann@shop.example", "berms and rollers")).toBe("designer");
  });

  it("makes one up and shows it once", async () => {
    const { said } = await shop(["staff", "add", "bob@shop.example", "--role", "administrator"]);
    const password = /Password \(shown only now\): (\S+)/.exec(said)?.[1] ?? "";
    expect(await signIn("bob@shop.example", password)).toBe("administrator");
  });

  it("gives the role to somebody who has an account, and leaves their password alone", async () => {
    const customer = await platform.customer({ email: "cas@shop.example" });
    expect(customer.account?.email).toBe("cas@shop.example");
    const { code, said } = await shop(
      ["staff", "add", "cas@shop.example", "--role", "designer"],
      "another password",
    );
    expect(code).toBe(0);
    expect(said).toContain("keeps the password");
    expect(await signIn("cas@shop.example", "another password")).toBe(401);
    expect(await signIn("cas@shop.example", "gate drops at nine")).toBe("designer");
  });

  it.each([
    [
      ["dan@shop.example", "--role", "boss"],
      undefined,
      "--role must be designer, workshop, finance, administrator",
    ],
    [["dan@shop.example"], undefined, "--role must be"],
    [["not an address", "--role", "designer"], undefined, "email is not accepted: invalid_email"],
    [
      ["dan@shop.example", "--role", "designer"],
      "short",
      "password is not accepted: too_short, min 10",
    ],
    [["dan@shop.example", "--role", "designer"], "1234567890", "password: common_password"],
  ])("refuses %j with the password %j", async (words, password, message) => {
    const { code, error } = await shop(["staff", "add", ...words], password);
    expect(code).not.toBe(0);
    expect(error).toContain(message);
    expect(await signIn("dan@shop.example", password ?? "")).toBe(401);
  });
});

describe("discount add", () => {
  it("adds a code that customers may type in any case, once", async () => {
    expect(
      (await shop(["discount", "add", "Gate9", "--percent", "9", "--uses", "3"])).said,
    ).toContain("9 %, for 3 orders");
    const cart = await platform.visitor.post("/api/cart");
    const uuid = cart.json.uuid as string;
    const used = await platform.visitor.put(`/api/cart/${uuid}/discount-code`, { code: " gate9 " });
    expect(used.json.discount_code).toEqual({ code: "Gate9" });
    const again = await shop(["discount", "add", "GATE9", "--amount", "500"]);
    expect(again.code).toBe(1);
    expect(again.error).toContain("already");
  });

  it("lets a code live through the day it names", async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(
      (await shop(["discount", "add", "TODAY", "--amount", "500", "--until", today])).code,
    ).toBe(0);
    const cart = await platform.visitor.post("/api/cart");
    const path = `/api/cart/${cart.json.uuid as string}/discount-code`;
    expect((await platform.visitor.put(path, { code: "today" })).status).toBe(200);
  });

  it.each([
    [["X9"], "either --percent or --amount"],
    [["X9", "--percent", "5", "--amount", "5"], "either --percent or --amount"],
    [["X9", "--percent", "0"], "whole number from 1 to 100"],
    [["X9", "--percent", "5", "--until", "2027-02-31"], "must be a day"],
    [["X9", "--percent", "5", "--until", "2020-01-01"], "in the past"],
    [["a b", "--percent", "5"], "a code has 2 to 40 letters"],
  ])("refuses %j", async (words, message) => {
    const { code, error } = await shop(["discount", "add", ...words]);
    expect(code).toBe(2);
    expect(error).toContain(message);
  });
});

describe("orders list", () => {
  it("tells that there are none, and refuses a state that no order has", async () => {
    expect((await shop(["orders", "list"])).said).toBe("There are no orders.");
    expect((await shop(["orders", "list", "--status", "lost"])).error).toContain(
      "must be one of draft",
    );
  });
});

describe("serve", () => {
  it("tells which parts there are", async () => {
    const refused = await shop(["serve", "everything"]);
    expect(refused.code).toBe(2);
    expect(refused.error).toContain(
      'expected one of all, web, worker, migrate, sandbox, not "everything"',
    );
  });
});

describe("a shop of another version", () => {
  it("is left alone when nobody knows what a newer program did to it", async () => {
    const later = "9999_later";
    await platform.database.pool.query(
      "insert into kysely_migration (name, timestamp) values ($1, '')",
      [later],
    );
    const refused = await shop(["orders", "list"]);
    await platform.database.pool.query("delete from kysely_migration where name = $1", [later]);
    expect(refused.code).toBe(1);
    expect(refused.error).toContain("has had 9999_later, with which this program cannot work");
  });
});

describe("restore", () => {
  it("refuses under an open server, and says what a pooler keeps open after it", async () => {
    const target = join(folder, "backup");
    expect((await shop(["backup", target])).code).toBe(0);
    const restore = ["restore", target, "--replace"];
    const direct = await shop(restore);
    expect([direct.code, direct.error]).toEqual([
      1,
      "restore: a server is open on this database: stop it first",
    ]);
    const pooled = await shop(restore, undefined, { DATABASE_POOLER: "transaction" });
    expect(pooled.code).toBe(1);
    expect(pooled.error).toContain("when all parts are stopped, restart the pooler");
  });
});
