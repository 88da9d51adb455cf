import { afterAll, beforeAll, expect, it } from "vitest";
import { order, readyCart, testPlatform, type TestPlatform } from "../../testing/index.ts";

let shop: TestPlatform;
beforeAll(async () => {
  shop = await testPlatform();
});
afterAll(() => shop.close());

const keysOf = (rows: readonly object[]) =>
  [...new Set(rows.flatMap((row) => Object.keys(row)))].toSorted();

it("hands out payments, sessions and mails, without secrets and without anybody else's", async () => {
  const [buyer, other] = [await shop.customer(), await shop.customer()];
  const mine = await order(buyer, await readyCart(buyer), { payment: "invoice" });
  const theirs = await order(other, await readyCart(other), { payment: "invoice" });
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  await shop.runJobs("without pictures");
  const email = buyer.account?.email ?? "";
  await shop.visitor.post("/api/customer/forgot-password", { email });
  await shop.visitor.post("/api/customer/forgot-password", { email: other.account?.email });
  await shop.runJobs("without pictures");
  const [before] = await shop.db.selectFrom("mails").selectAll().limit(1).execute();
  // To the same address, before the account was: somebody else's then.
  await shop.db
    .insertInto("mails")
    .values({
      ...{ id: crypto.randomUUID(), kind: "of-old", recipient: email, language: "nl" },
      ...{ facts: "{}", created_at: new Date("2020-01-01"), sent_at: null, failure: null },
      ...{ useless_after: null, given_up_at: null },
    })
    .execute();
  expect(before).toBeDefined();

  const answer = await buyer.get("/api/customer/export");
  const { orders, payments, refunds, sessions, mails } = answer.json;
  const [{ order_number: number, total }] = orders;
  expect(payments).toMatchObject([
    { order_number: number, provider: "invoice", amount: total, status: "open" },
  ]);
  expect(keysOf(payments)).toEqual(
    ["amount", "created_at", "method", "order_number", "paid_at", "paid_by"].concat([
      ...["provider", "status"],
    ]),
  );
  expect(refunds).toEqual([]);
  expect(sessions.length).toBeGreaterThanOrEqual(1);
  expect(keysOf(sessions)).toEqual(["browser", "created_at", "last_used_at", "system"]);
  expect(keysOf(mails)).toEqual(["created_at", "kind", "recipient", "sent_at"]);
  const kinds = mails.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toContain("reset-password");
  expect(kinds.length).toBeGreaterThanOrEqual(2);
  expect(kinds).not.toContain("of-old");

  const rows = await shop.db
    .selectFrom("mails")
    .select("id")
    .where("about", "=", mine.json.order_uuid)
    .execute();
  expect(rows.length + 1).toBe(kinds.length);
  const own = await shop.db
    .selectFrom("sessions")
    .select("id")
    .where("customer_id", "=", buyer.account?.id ?? "")
    .execute();
  expect(sessions).toHaveLength(own.length);

  const foreign = (await other.get("/api/customer/export")).json;
  expect(foreign.payments).toHaveLength(1);
  expect(foreign.mails).toHaveLength(kinds.length);
  expect(answer.text).not.toContain(foreign.orders[0].order_number);
  expect(answer.text).not.toContain(other.account?.email ?? "-");
  expect(JSON.stringify(foreign)).not.toContain(number);
});
