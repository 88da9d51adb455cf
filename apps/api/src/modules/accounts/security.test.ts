import type { Role } from "@holeshot/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, callerOf, testPlatform, type TestPlatform } from "../../testing/index.ts";
import { codeAt, stepAt } from "./second-factor/totp.ts";
import { SWEEP_SESSIONS } from "./queues.ts";

const password = "gate drops at nine";
const day = 86_400_000;

let shop: TestPlatform;
beforeAll(async () => {
  shop = await testPlatform();
});
afterAll(() => shop.close());

function addressOf(caller: Caller): string {
  return caller.account?.email ?? "";
}

async function signIn(email: string, more: Record<string, string> = {}, userAgent = "") {
  return shop.visitor.post(
    "/api/customer/login",
    { email, password, ...more },
    { "user-agent": userAgent },
  );
}

/** Signs in once more, as from another device. */
async function elsewhere(caller: Caller, userAgent?: string): Promise<Caller> {
  const answer = await signIn(addressOf(caller), {}, userAgent);
  expect(answer.status, answer.text).toBe(200);
  const { access_token: token, customer } = answer.json;
  return callerOf(shop.http, { token, id: customer.id, email: customer.email });
}

async function isIn(caller: Caller): Promise<boolean> {
  return (await caller.get("/api/customer")).status === 200;
}

async function atDay(number: number, act: () => Promise<void>): Promise<void> {
  shop.setClock(new Date(Date.now() + number * day));
  await act();
  shop.setClock(new Date());
}

describe("sessions", () => {
  it("end 30 days after their last use, and 90 days after they began", async () => {
    const idle = await shop.customer();
    const busy = await shop.customer();
    await atDay(29, async () => expect(await isIn(busy)).toBe(true));
    await atDay(31, async () => {
      expect(await isIn(idle)).toBe(false);
      expect((await idle.get("/api/customer")).json.code).toBe("unauthenticated");
      expect(await isIn(busy)).toBe(true);
    });
    for (const at of [58, 86]) await atDay(at, async () => expect(await isIn(busy)).toBe(true));
    await atDay(91, async () => expect(await isIn(busy)).toBe(false));
  });

  it.each(["designer", "workshop", "finance", "administrator"] as const)(
    "of a %s end an hour after their last use, and after 12 hours however busy",
    async (role) => {
      const idle = await shop.customer({ role });
      const busy = await shop.customer({ role });
      await atDay(0.9 / 24, async () => expect(await isIn(busy)).toBe(true));
      await atDay(1.1 / 24, async () => expect(await isIn(idle)).toBe(false));
      for (let hour = 1.8; hour < 12; hour += 0.9) {
        await atDay(hour / 24, async () => expect(await isIn(busy), `${hour} h`).toBe(true));
      }
      await atDay(12.1 / 24, async () => expect(await isIn(busy)).toBe(false));
    },
  );

  it("are listed with what they run on, and ended one by one or all but one's own", async () => {
    const first = await shop.customer();
    const phone = await elsewhere(
      first,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1",
    );
    const third = await elsewhere(first);
    const { data } = (await phone.get("/api/customer/sessions")).json;
    expect(data).toHaveLength(3);
    const own = data.find((each: { current: boolean }) => each.current);
    expect(own).toMatchObject({ browser: "Safari", system: "iPhone" });
    expect(data.filter((each: { current: boolean }) => each.current)).toHaveLength(1);

    const stranger = await shop.customer();
    expect((await stranger.delete(`/api/customer/sessions/${own.id}`)).status).toBe(404);
    expect((await first.delete(`/api/customer/sessions/${own.id}`)).status).toBe(204);
    expect(await isIn(phone)).toBe(false);
    expect((await first.delete(`/api/customer/sessions/${own.id}`)).status).toBe(404);
    expect((await first.delete("/api/customer/sessions")).status).toBe(204);
    expect([await isIn(first), await isIn(third)]).toEqual([true, false]);
  });

  it("that are over are swept away", async () => {
    const gone = await shop.customer();
    const count = async () =>
      (
        await shop.db
          .selectFrom("sessions")
          .select("id")
          .where("customer_id", "=", gone.account?.id ?? "")
          .execute()
      ).length;
    expect(await count()).toBe(1);
    await atDay(100, async () => {
      await shop.transaction((tx) => tx.enqueue(SWEEP_SESSIONS, {}));
      await shop.runJobs();
    });
    expect(await count()).toBe(0);
  });
});

describe("a password", () => {
  const change = (caller: Caller, current: string, next: string, again = next) =>
    caller.put("/api/customer/password", {
      current_password: current,
      password: next,
      password_confirmation: again,
    });

  it("is changed while signed in, which ends the other sessions and is told by mail", async () => {
    const rider = await shop.customer();
    const other = await elsewhere(rider);
    const next = "a sandy berm in june";
    expect((await change(rider, password, next)).status).toBe(204);
    expect([await isIn(rider), await isIn(other)]).toEqual([true, false]);
    expect((await signIn(addressOf(rider))).status).toBe(401);
    expect((await signIn(addressOf(rider), { password: next })).status).toBe(200);
    const mails = await shop.db
      .selectFrom("mails")
      .select("kind")
      .where("recipient", "=", addressOf(rider))
      .execute();
    expect(mails).toEqual([{ kind: "password-changed" }]);
  });

  it.each([
    ["wrong wrong wrong", "a sandy berm in june", undefined, "current_password", "wrong_password"],
    [password, "short", undefined, "password", "too_short"],
    [password, "a sandy berm", "a sandy burm", "password_confirmation", "passwords_differ"],
    [password, "1234567890", undefined, "password", "common_password"],
    [password, "Holeshot-2026!", undefined, "password", "common_password"],
    [password, "aaaaaaaaaaaa", undefined, "password", "common_password"],
  ])("is not changed from %s to %s", async (current, next, again, path, code) => {
    const rider = await shop.customer();
    const answer = await change(rider, current, next, again);
    expect(answer.status).toBe(422);
    expect(answer.json.errors).toContainEqual(expect.objectContaining({ path, code }));
  });

  it("is not guessed by whoever holds a token", async () => {
    const rider = await shop.customer();
    const statuses = [];
    for (let at = 0; at < 12; at += 1) {
      statuses.push((await change(rider, `guess ${at}`, "a sandy berm in june")).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
  });
});

describe("what reaches a header or a letter", () => {
  it.each([
    ["first_name", "Romy\r\nBcc: all@example.org"],
    ["last_name", "Hendriks\u0000"],
    ["last_name", "\u202egnp.eipoc"],
    ["phone", "+31 6\r\n12345678"],
    ["phone", "+31\t6 12345678"],
  ])("%s takes no control character: %j", async (field, value) => {
    const rider = await shop.customer();
    const answer = await rider.patch("/api/customer", { [field]: value });
    expect(answer.status).toBe(422);
    expect(answer.json.errors[0].path).toBe(field);
  });
});

interface Enrolled {
  readonly staff: Caller;
  readonly secret: Buffer;
  readonly recovery: readonly string[];
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The code an authenticator shows in so many steps from now. */
function code(secret: Buffer, steps = 0): string {
  return codeAt(secret, stepAt(new Date()) + steps);
}

async function enrol(role: Role = "designer"): Promise<Enrolled> {
  const staff = await shop.customer({ role });
  const begun = await staff.post("/api/staff/second-factor", { password });
  expect(begun.status, begun.text).toBe(201);
  const secret = fromBase32(begun.json.secret as string);
  expect(secret).toHaveLength(20);
  expect(begun.json.uri).toContain(`secret=${begun.json.secret}`);
  const done = await staff.post("/api/staff/second-factor/confirm", { code: code(secret, -1) });
  expect(done.status, done.text).toBe(200);
  return { staff, secret, recovery: done.json.recovery_codes as string[] };
}

describe("the second factor of staff", () => {
  it("is asked for at sign-in once it is set up, and not before", async () => {
    const designer = await shop.customer({ role: "designer" });
    expect((await signIn(addressOf(designer))).status).toBe(200);
    const { staff, secret, recovery } = await enrol();
    expect(recovery).toHaveLength(10);
    expect(new Set(recovery).size).toBe(10);
    const asked = await signIn(addressOf(staff));
    expect([asked.status, asked.json.code]).toEqual([401, "second_factor_required"]);
    const wrong = await signIn(addressOf(staff), { code: "000000" });
    expect([wrong.status, wrong.json.code]).toEqual([401, "invalid_second_factor"]);
    expect((await signIn(addressOf(staff), { code: code(secret) })).status).toBe(200);
    // A code without the password tells nothing.
    const guess = { code: code(secret, 1), password: "not the password" };
    expect((await signIn(addressOf(staff), guess)).json.code).toBe("invalid_credentials");
  });

  it("takes a code once, also of two at the same moment", async () => {
    const { staff, secret } = await enrol();
    const typed = { code: code(secret) };
    const answers = await Promise.all([1, 2, 3].map(() => signIn(addressOf(staff), typed)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    expect((await signIn(addressOf(staff), typed)).json.code).toBe("invalid_second_factor");
  });

  it("takes each recovery code once, and keeps none of them readable", async () => {
    const { staff, recovery } = await enrol();
    const [first = "", second = ""] = recovery;
    expect((await signIn(addressOf(staff), { code: first.toUpperCase() })).status).toBe(200);
    expect((await signIn(addressOf(staff), { code: first })).status).toBe(401);
    expect((await signIn(addressOf(staff), { code: second })).status).toBe(200);
    const state = await staff.get("/api/staff/second-factor");
    expect(state.json).toEqual({ enrolled: true, required: false, recovery_codes_left: 8 });
    const { rows } = await shop.database.pool.query("select r::text as all from recovery_codes r");
    expect(JSON.stringify(rows)).not.toContain(first);
  });

  it("is not guessed, from wherever the guesses come", async () => {
    const { staff, secret } = await enrol();
    const codes = new Set([-1, 0, 1, 2].map((step) => code(secret, step)));
    const guesses = Array.from({ length: 40 }, (_, at) => String(at).padStart(6, "7"));
    const statuses: number[] = [];
    for (const guess of guesses.filter((each) => !codes.has(each)).slice(0, 30)) {
      // As if from many places: what is counted by address and origin together is forgotten.
      await shop.db.deleteFrom("rate_limits").where("name", "=", "sign-in-address").execute();
      statuses.push((await signIn(addressOf(staff), { code: guess })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it("is set up and taken away with the password alone being not enough", async () => {
    const designer = await shop.customer({ role: "designer" });
    const begin = await designer.post("/api/staff/second-factor", { password: "nope" });
    expect(begin.json.errors).toEqual([{ path: "password", code: "wrong_password", params: {} }]);
    const early = await designer.post("/api/staff/second-factor/confirm", { code: "123456" });
    expect(early.json.errors).toEqual([{ path: "code", code: "wrong_code", params: {} }]);

    const { staff, secret, recovery } = await enrol("administrator");
    const twice = await staff.post("/api/staff/second-factor", { password });
    expect([twice.status, twice.json.code]).toEqual([409, "second_factor_enrolled"]);
    const remove = (typed: string) =>
      staff.delete("/api/staff/second-factor", { password, code: typed });
    expect((await remove("000000")).json.errors).toEqual([
      { path: "code", code: "wrong_code", params: {} },
    ]);
    expect((await remove(code(secret))).status).toBe(204);
    expect((await signIn(addressOf(staff))).status).toBe(200);
    expect((await signIn(addressOf(staff), { code: recovery[0] ?? "" })).status).toBe(200);
  });

  it("can be demanded: without it staff are customers, and set it up first", async () => {
    await using strict = await testPlatform({ environment: { STAFF_SECOND_FACTOR: "required" } });
    const designer = await strict.customer({ role: "designer" });
    const refused = await designer.get("/api/staff/orders");
    expect([refused.status, refused.json.code]).toEqual([403, "second_factor_missing"]);
    expect((await designer.get("/api/customer")).status).toBe(200);
    const state = await designer.get("/api/staff/second-factor");
    expect(state.json).toMatchObject({ enrolled: false, required: true });
    const begun = await designer.post("/api/staff/second-factor", { password });
    const typed = code(fromBase32(begun.json.secret as string));
    expect((await designer.post("/api/staff/second-factor/confirm", { code: typed })).status).toBe(
      200,
    );
    expect((await designer.get("/api/staff/orders")).status).toBe(200);
  });
});
