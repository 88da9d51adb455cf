import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, sentLetters, testPlatform, type TestPlatform } from "../../testing/index.ts";
import { SWEEP_SESSIONS } from "./queues.ts";

const password = "gate drops at nine";

let shop: TestPlatform;
beforeAll(async () => {
  shop = await testPlatform();
});
afterAll(() => shop.close());

let made = 0;
const newAddress = () => `New-${++made}@example.org`;
const ask = (who: Caller, email: string, typed = password) =>
  who.post("/api/customer/email", { email, password: typed });
const confirm = (token: string) => shop.visitor.post("/api/customer/email/confirm", { token });
const signIn = (email: string) => shop.visitor.post("/api/customer/login", { email, password });

/** Mails to an address, the latest last. */
async function mailsTo(address: string) {
  await shop.runJobs();
  const letters = await sentLetters(shop);
  return letters.filter(({ to }) => to?.some((each) => each.address === address));
}

async function tokenTo(address: string): Promise<string> {
  const letter = (await mailsTo(address)).at(-1);
  const token = /confirm-email\?token=([\w-]{40,})/.exec(letter?.text ?? "")?.[1];
  if (token === undefined) throw new Error(`no link to ${address}`);
  return token;
}

const emailOf = async (who: Caller) => (await who.get("/api/customer")).json.email as string;
const former = (who: Caller) => who.account?.email ?? "";

describe("an account's e-mail address", () => {
  it("is another one once the link that was mailed there is used: sessions stay, the former address is told", async () => {
    const rider = await shop.customer();
    const wanted = newAddress();
    expect((await ask(rider, ` ${wanted} `)).status).toBe(204);
    const token = await tokenTo(wanted);
    // Until then nothing changes, and the former address hears nothing.
    expect(await emailOf(rider)).toBe(former(rider));
    expect(await mailsTo(former(rider))).toEqual([]);
    expect((await signIn(wanted)).status).toBe(401);

    expect((await confirm(token)).status).toBe(204);
    expect(await emailOf(rider)).toBe(wanted);
    expect((await signIn(wanted.toLowerCase())).status).toBe(200);
    expect((await signIn(former(rider))).status).toBe(401);
    const [told, ...more] = await mailsTo(former(rider));
    expect(more).toEqual([]);
    expect(told?.subject).toContain("e-mailadres");
    expect(told?.text).not.toContain(wanted);
    // A link works once.
    expect((await confirm(token)).json.code).toBe("invalid_token");
  });

  it("asks for the password, and is not asked for when it is the same already", async () => {
    const rider = await shop.customer();
    const wrong = (await ask(rider, newAddress(), "not this one")).json;
    expect(wrong.errors).toMatchObject([{ path: "password", code: "wrong_password" }]);
    const same = (await ask(rider, former(rider).toUpperCase())).json;
    expect(same.errors).toMatchObject([{ path: "email", code: "invalid_value" }]);
    expect((await ask(rider, "nobody")).json.errors).toMatchObject([{ path: "email" }]);
    expect((await ask(shop.visitor, newAddress())).status).toBe(401);
  });

  it("that is somebody's already answers as one that is free, and only who reads its mail is told", async () => {
    const rider = await shop.customer();
    const other = await shop.customer();
    const [taken, free] = [await ask(rider, former(other)), await ask(rider, newAddress())];
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    const again = await shop.customer();
    expect((await ask(again, former(other))).status).toBe(204);
    const mails = await mailsTo(former(other));
    expect(mails.length).toBeGreaterThan(0);
    for (const { text } of mails) expect(text).not.toContain("confirm-email");
    expect(await emailOf(other)).toBe(former(other));
  });

  it("is mailed no word that a stranger chose", async () => {
    const rider = await shop.customer({ first_name: "Cheap-watches" });
    const wanted = newAddress();
    await ask(rider, wanted);
    const [letter] = await mailsTo(wanted);
    expect(`${letter?.subject}${letter?.text}${letter?.html}`).not.toContain("Cheap-watches");
  });

  it("of two who want the same one goes to the first, and the second is told so", async () => {
    const riders = [await shop.customer(), await shop.customer()] as const;
    const wanted = newAddress();
    const tokens: string[] = [];
    for (const rider of riders) {
      await ask(rider, wanted);
      tokens.push(await tokenTo(wanted));
    }
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe("email_taken");
    const emails = await Promise.all(riders.map(emailOf));
    expect(emails.filter((email) => email === wanted)).toHaveLength(1);
  });

  it("changes once when its link is used twice at once", async () => {
    const rider = await shop.customer();
    const wanted = newAddress();
    await ask(rider, wanted);
    const token = await tokenTo(wanted);
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422]);
    expect(await mailsTo(former(rider))).toHaveLength(1);
  });

  it("is given up by a later wish, by a new password, and after an hour", async () => {
    const rider = await shop.customer();
    const [first, second, third] = [newAddress(), newAddress(), newAddress()];
    await ask(rider, first);
    const early = await tokenTo(first);
    await ask(rider, second);
    const late = await tokenTo(second);
    expect((await confirm(early)).json.code).toBe("invalid_token");
    const next = "whoops at the third";
    const body = { current_password: password, password: next, password_confirmation: next };
    expect((await rider.put("/api/customer/password", body)).status).toBe(204);
    expect((await confirm(late)).json.code).toBe("invalid_token");
    await ask(rider, third, next);
    const slow = await tokenTo(third);
    shop.setClock(new Date(Date.now() + 61 * 60_000));
    expect((await confirm(slow)).json.code).toBe("invalid_token");
    shop.setClock(new Date());
    expect(await emailOf(rider)).toBe(former(rider));
  });

  it("takes links for a new password with it that were mailed to the former one", async () => {
    const rider = await shop.customer();
    await shop.visitor.post("/api/customer/forgot-password", { email: former(rider) });
    const reset = (await mailsTo(former(rider))).at(-1)?.text ?? "";
    const token = /reset-password\?token=([\w-]{40,})/.exec(reset)?.[1] ?? "";
    expect(token).not.toBe("");
    const wanted = newAddress();
    await ask(rider, wanted);
    await confirm(await tokenTo(wanted));
    const body = { token, password: "of a thief", password_confirmation: "of a thief" };
    const answer = await shop.visitor.post("/api/customer/reset-password", body);
    expect(answer.json.code).toBe("invalid_token");
  });

  it("can be asked for five times an hour", async () => {
    const rider = await shop.customer();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++) statuses.push((await ask(rider, newAddress())).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    const wanted = newAddress();
    const many: number[] = [];
    for (let time = 0; time < 6; time++)
      many.push((await ask(await shop.customer(), wanted)).status);
    expect(many).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it("and the former one are forgotten with the account, and links that are over by the night", async () => {
    const rider = await shop.customer();
    const [wanted, never] = [newAddress(), newAddress()];
    await ask(rider, wanted);
    await confirm(await tokenTo(wanted));
    await ask(rider, never);
    await tokenTo(never);
    await mailsTo(former(rider));
    expect((await rider.delete("/api/customer", { password })).status).toBe(204);
    const { rows } = await shop.database.pool.query(
      `select recipient from mails where recipient = any($1)
       union all select email from email_changes where customer_id = $2`,
      [[former(rider), wanted, never], rider.account?.id],
    );
    expect(rows).toEqual([]);

    const idle = await shop.customer();
    await ask(idle, newAddress());
    shop.setClock(new Date(Date.now() + 2 * 3_600_000));
    await shop.transaction((tx) => tx.enqueue(SWEEP_SESSIONS, {}));
    await shop.runJobs();
    shop.setClock(new Date());
    const left = await shop.database.pool.query(
      "select id from email_changes where customer_id = $1",
      [idle.account?.id],
    );
    expect(left.rows).toEqual([]);
  });

  it("of staff is written down", async () => {
    const boss = await shop.customer({ role: "administrator" });
    const wanted = newAddress();
    await ask(boss, wanted);
    await confirm(await tokenTo(wanted));
    const { rows } = await shop.database.pool.query(
      "select subject_id, facts from audit_log where act = 'person.email_changed'",
    );
    expect(rows).toEqual([{ subject_id: boss.account?.id, facts: {} }]);
  });
});
