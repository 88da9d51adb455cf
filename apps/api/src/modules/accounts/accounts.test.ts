import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sentTexts, testPlatform, type TestPlatform } from "../../testing/index.ts";

let shop: TestPlatform;
beforeAll(async () => {
  shop = await testPlatform();
});
afterAll(() => shop.close());

const password = "mud under the fender";
let counter = 0;

function registration(overrides: Record<string, unknown> = {}) {
  counter += 1;
  return {
    email: `Rider.${counter}@Example.org`,
    password,
    password_confirmation: password,
    first_name: "Jules",
    last_name: "Ørsted",
    phone: "+45 20 12 34 56",
    ...overrides,
  };
}

async function register(overrides: Record<string, unknown> = {}) {
  const body = registration(overrides);
  const answer = await shop.visitor.post("/api/customer/register", body);
  expect(answer.status).toBe(201);
  const bearer = { authorization: `Bearer ${answer.json.access_token}` };
  return { body, bearer, customer: answer.json.customer };
}

function login(email: string, secret: string) {
  return shop.visitor.post("/api/customer/login", { email, password: secret });
}

describe("registration and sign-in", () => {
  it("registers, answers who it is, and keeps the address without case", async () => {
    const { body, bearer, customer } = await register({ email: "  Anna@Example.org " });
    expect(customer).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: "Anna@Example.org",
      first_name: "Jules",
      last_name: "Ørsted",
      phone: body.phone,
      language: "nl",
      role: "customer",
    });
    const me = await shop.visitor.get("/api/customer", bearer);
    expect(me.json).toEqual(customer);
    const twice = await shop.visitor.post(
      "/api/customer/register",
      registration({ email: "anna@example.ORG" }),
    );
    expect([twice.status, twice.json.code]).toEqual([409, "email_taken"]);
    expect((await login("ANNA@example.org", password)).status).toBe(200);
  });

  it("two registrations of one address at once make one account", async () => {
    const body = registration();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => shop.visitor.post("/api/customer/register", body)),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409,
    ]);
  });

  it.each([
    [{ password: "short", password_confirmation: "short" }, "password", "too_short"],
    [{ password_confirmation: "other than it" }, "password_confirmation", "passwords_differ"],
    [
      { password: "1234567890", password_confirmation: "1234567890" },
      "password",
      "common_password",
    ],
    [{ email: "nobody" }, "email", "invalid_email"],
    [{ first_name: "" }, "first_name", "required"],
    [{ nickname: "x" }, "nickname", "unknown_key"],
  ])("refuses %j at %s with %s", async (overrides, path, code) => {
    const answer = await shop.visitor.post("/api/customer/register", registration(overrides));
    expect(answer.status).toBe(422);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.json.code).toBe("validation_failed");
    expect(answer.json.errors).toContainEqual(expect.objectContaining({ path, code }));
  });

  it("answers an unknown address and a wrong password alike", async () => {
    const { body } = await register();
    const wrong = await login(body.email, "not the password");
    const unknown = await login("ghost@example.org", "not the password");
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    const { request_id: a, ...first } = wrong.json;
    const { request_id: b, ...second } = unknown.json;
    expect(first).toEqual(second);
    expect(a).not.toBe(b);
  });

  it("stores neither tokens nor passwords", async () => {
    const { bearer } = await register();
    const { rows } = await shop.database.pool.query(
      "select c::text || s::text as all from customers c join sessions s on s.customer_id = c.id",
    );
    const everything = rows.map((row: { all: string }) => row.all).join();
    expect(everything).not.toContain(password);
    expect(everything).not.toContain(bearer.authorization.slice("Bearer ".length));
    expect(everything).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
  });

  it("logout kills the token at once", async () => {
    const { bearer } = await register();
    expect((await shop.visitor.post("/api/customer/logout", undefined, bearer)).status).toBe(204);
    const after = await shop.visitor.get("/api/customer", bearer);
    expect([after.status, after.json.code]).toEqual([401, "unauthenticated"]);
  });

  it("a malformed body is 400, another content type 415", async () => {
    const json = { "content-type": "application/json" };
    const broken = await shop.visitor.post("/api/customer/login", "{", json);
    expect([broken.status, broken.json.code]).toEqual([400, "malformed_json"]);
    const text = await shop.visitor.post("/api/customer/login", "a=b", {
      "content-type": "text/plain",
    });
    expect([text.status, text.json.code]).toEqual([415, "unsupported_media_type"]);
  });
});

describe("limits", () => {
  it("ten failures lock an address for that origin, also for the right password", async () => {
    const { body } = await register();
    const email = body.email;
    for (let i = 0; i < 10; i += 1)
      expect((await login(email, "wrong wrong wrong")).status).toBe(401);
    const locked = await login(email, password);
    expect([locked.status, locked.json.code]).toEqual([429, "rate_limited"]);
    expect(Number(locked.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(locked.headers["retry-after"])).toBeLessThanOrEqual(900);
  });

  it("counts an unknown address the same way", async () => {
    for (let i = 0; i < 10; i += 1) {
      expect((await login("nobody-at-all@example.org", "x")).status).toBe(401);
    }
    expect((await login("nobody-at-all@example.org", "x")).status).toBe(429);
  });

  it("many tries at once do not slip past the count", async () => {
    const { body } = await register();
    const tries = Array.from({ length: 25 }, () => login(body.email, "wrong one"));
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });

  it("a sign-in that succeeds does not count", async () => {
    const { body } = await register();
    for (let i = 0; i < 12; i += 1) {
      expect((await login(body.email, password)).status).toBe(200);
    }
  });
});

describe("forgotten password", () => {
  async function mailedToken(email: string): Promise<string> {
    await shop.visitor.post("/api/customer/forgot-password", { email });
    await shop.runJobs();
    const mails = await sentTexts(shop);
    const mine = mails.find((mail) => mail.toLowerCase().includes(`to: ${email.toLowerCase()}`));
    const token = /reset-password\?token=([\w-]+)/.exec(mine ?? "")?.[1] ?? "";
    expect(token).not.toBe("");
    return token;
  }

  function reset(token: string, secret: string) {
    return shop.visitor.post("/api/customer/reset-password", {
      token,
      password: secret,
      password_confirmation: secret,
    });
  }

  it("mails a link that works once and ends older sessions", async () => {
    const { body, bearer } = await register();
    const token = await mailedToken(body.email);
    expect((await reset(token, "a brand new secret")).status).toBe(204);
    expect((await shop.visitor.get("/api/customer", bearer)).status).toBe(401);
    expect((await login(body.email, "a brand new secret")).status).toBe(200);
    const again = await reset(token, "another new secret");
    expect([again.status, again.json.code]).toEqual([422, "invalid_token"]);
  });

  it("of two who use a token at once, one wins", async () => {
    const { body } = await register();
    const token = await mailedToken(body.email);
    const answers = await Promise.all([
      reset(token, "first of the two"),
      reset(token, "second of two"),
    ]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([204, 422]);
  });

  it("a token dies after 60 minutes", async () => {
    const { body } = await register();
    const token = await mailedToken(body.email);
    shop.setClock(new Date(Date.now() + 61 * 60_000));
    expect((await reset(token, "too late for this")).json.code).toBe("invalid_token");
    shop.setClock(new Date());
  });

  it("answers an unknown address like a known one and mails nothing", async () => {
    const answer = await shop.visitor.post("/api/customer/forgot-password", {
      email: "unknown@example.org",
    });
    expect(answer.status).toBe(204);
    await shop.runJobs();
    const mails = await shop.db
      .selectFrom("mails")
      .select("id")
      .where("recipient", "ilike", "unknown@example.org")
      .execute();
    expect(mails).toEqual([]);
  });
});

describe("one's own data", () => {
  it("changes names, phone and language", async () => {
    const { bearer } = await register();
    const changed = await shop.visitor.patch(
      "/api/customer",
      { first_name: "Mia", language: "dk" },
      bearer,
    );
    expect(changed.json).toMatchObject({ first_name: "Mia", language: "dk", last_name: "Ørsted" });
  });

  it("exports everything as one download", async () => {
    const { bearer, customer } = await register();
    const answer = await shop.visitor.get("/api/customer/export", bearer);
    expect(answer.headers["content-disposition"]).toContain("attachment");
    expect(answer.json.customer).toEqual(customer);
  });

  it("erases the customer after the password was given again", async () => {
    const { body, bearer, customer } = await register();
    const wrong = await shop.visitor.delete("/api/customer", { password: "nope" }, bearer);
    expect(wrong.json.errors).toEqual([{ path: "password", code: "wrong_password", params: {} }]);
    const right = await shop.visitor.delete("/api/customer", { password }, bearer);
    expect(right.status).toBe(204);
    expect((await shop.visitor.get("/api/customer", bearer)).status).toBe(401);
    const { rows } = await shop.database.pool.query("select * from customers where id = $1", [
      customer.id,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Jules|Ørsted|argon2/);
    expect((await shop.visitor.post("/api/customer/register", body)).status).toBe(201);
  });
});
