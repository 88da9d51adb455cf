import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testPlatform, type TestPlatform } from "../../testing/index.ts";
import { sql } from "kysely";
import type { Db } from "./database.ts";
import type { Tx } from "./transaction.ts";
import { SEND_MAIL } from "../mail/mail.ts";

/** What writes, or opens something that does. */
type Writing =
  | "insertInto"
  | "updateTable"
  | "deleteFrom"
  | "replaceInto"
  | "mergeInto"
  | "with"
  | "transaction"
  | "schema";
/** `never` only while no reader's handle can write: anything else is not assignable from `true`. */
const readersCannotWrite: [Extract<keyof Db, Writing>] extends [never] ? true : never = true;

let shop: TestPlatform;

beforeAll(async () => {
  shop = await testPlatform();
});
afterAll(() => shop.close());

describe("a transaction's handle", () => {
  it("writes and reads while it runs", async () => {
    expect(readersCannotWrite).toBe(true);
    const id = shop.newId();
    const seen = await shop.transaction(async (tx) => {
      await tx
        .insertInto("carts")
        .values({ id, customer_id: null, manual_check: false, discount_code_id: null })
        .execute();
      return tx.selectFrom("carts").select("id").where("id", "=", id).execute();
    });
    expect(seen).toEqual([{ id }]);
  });

  it.each(["committed", "rolled back"])(
    "throws once it is %s, whatever is asked of it",
    async (end) => {
      let kept: Tx | undefined;
      const act = shop.transaction(async (tx) => {
        kept = tx;
        if (end === "rolled back") throw new Error("no");
      });
      await act.catch(() => undefined);
      if (!kept) throw new Error("no handle");
      const ended = kept;
      const connections = () => shop.database.statements();
      const before = connections();
      await expect(async () => ended.selectFrom("carts").select("id").execute()).rejects.toThrow(
        "has ended",
      );
      await expect(async () => ended.deleteFrom("carts").execute()).rejects.toThrow("has ended");
      await expect(async () => sql`select 1`.execute(ended)).rejects.toThrow("has ended");
      await expect(async () => ended.enqueue(SEND_MAIL, { id: "" })).rejects.toThrow("has ended");
      expect(connections()).toBe(before);
    },
  );
});
