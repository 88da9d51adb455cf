import assert from "node:assert/strict";
import { describe, test } from "vitest";
import { assertRefused, assertRefusedField, assertSuccess } from "./support/assertions.ts";
import { linkInMail } from "./support/mail-links.ts";
import { sharedShop } from "./support/shared-shop.ts";
import { newEmail, person, registration } from "./support/wire.ts";

const house = sharedShop();

describe("registration", () => {
  test("answers a token that works at once [S1.01, S7.04]", async () => {
    const fields = registration({ language: "de" });
    const answer = await house.visitor.post("/api/customer/register", fields);
    const { access_token, customer } = assertSuccess(answer, 201);
    assert.equal(customer.email, fields.email);
    assert.equal(customer.language, "de");
    assert.equal(customer.role, "customer");
    const me = await person(house.shop.baseUrl, access_token).get("/api/customer");
    assert.deepEqual(assertSuccess(me, 200), customer);
  });

  test("an address is taken once, whatever its case and outer spaces [S8.04]", async () => {
    const fields = registration();
    assertSuccess(await house.visitor.post("/api/customer/register", fields), 201);
    for (const email of [fields.email, fields.email.toUpperCase(), `  ${fields.email} `]) {
      const again = await house.visitor.post("/api/customer/register", { ...fields, email });
      assertRefused(again, 409, "email_taken");
    }
  });

  test("two at once: one is registered", async () => {
    const fields = registration();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => house.visitor.post("/api/customer/register", fields)),
    );
    const statuses = answers.map((answer) => answer.status).sort((a, b) => a - b);
    // Five an hour per address: the last of six may be told to wait.
    assert.equal(statuses.filter((status) => status === 201).length, 1, `${statuses}`);
    assert.ok(
      statuses.every((status) => [201, 409, 429].includes(status)),
      `${statuses}`,
    );
  });

  test.each([
    ["password", "short", "too_short"],
    ["password", "p".repeat(129), "too_long"],
    ["password", "1234567890", undefined],
    ["email", "nobody", "invalid_email"],
    ["first_name", " ", "required"],
    ["last_name", undefined, "required"],
    ["phone", "call me", undefined],
    ["language", "es", "invalid_value"],
  ])("%s %j is refused", async (field, value, code) => {
    const change: Record<string, unknown> = { [field]: value };
    if (field === "password") change["password_confirmation"] = value;
    const answer = await house.visitor.post("/api/customer/register", registration(change));
    assertRefusedField(answer, field, code);
  });

  test("the password is repeated, and is not the address [S5.10]", async () => {
    const differs = registration({ password_confirmation: "another password" });
    assertRefusedField(
      await house.visitor.post("/api/customer/register", differs),
      "password_confirmation",
    );
    const email = newEmail();
    const same = registration({ email, password: email, password_confirmation: email });
    assertRefusedField(await house.visitor.post("/api/customer/register", same), "password");
  });
});

describe("sign-in", () => {
  test("with any case of the address, as often as wanted [S7.02]", async () => {
    const fields = registration();
    assertSuccess(await house.visitor.post("/api/customer/register", fields), 201);
    const { password } = fields;
    for (const email of [fields.email, ` ${fields.email.toUpperCase()} `]) {
      const answer = await house.visitor.post("/api/customer/login", { email, password });
      assertSuccess(answer, 200);
    }
  });

  test("a wrong password and an unknown address answer the same, in about the same time [S8.03]", async () => {
    const fields = registration();
    assertSuccess(await house.visitor.post("/api/customer/register", fields), 201);
    // The quickest of several: what else the machine does only ever adds.
    const times = { wrong: Infinity, unknown: Infinity };
    const told: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      for (const kind of ["wrong", "unknown"] as const) {
        const email = kind === "wrong" ? fields.email : newEmail("stranger");
        const start = performance.now();
        const answer = await house.visitor.post("/api/customer/login", { email, password: "x" });
        times[kind] = Math.min(times[kind], performance.now() - start);
        assertRefused(answer, 401, "invalid_credentials");
        const { request_id: _, ...rest } = answer.json;
        told.push(JSON.stringify(rest));
      }
    }
    assert.equal(new Set(told).size, 1, told.join("\n"));
    const ratio = times.wrong / times.unknown;
    assert.ok(ratio > 0.4 && ratio < 2.5, `times ${JSON.stringify(times)}`);
  });

  test("ten failures for an address, then wait, also with the right password; others are not locked out", async () => {
    const fields = registration();
    const { email, password } = fields;
    assertSuccess(await house.visitor.post("/api/customer/register", fields), 201);
    for (let round = 0; round < 10; round += 1) {
      const answer = await house.visitor.post("/api/customer/login", { email, password: "wrong" });
      assertRefused(answer, 401, "invalid_credentials");
    }
    const late = await house.visitor.post("/api/customer/login", { email, password });
    assertRefused(late, 429, "rate_limited");
    const seconds = Number(late.headers.get("retry-after"));
    assert.ok(seconds > 0 && seconds <= 900, `Retry-After: ${seconds}`);
    await house.customer();
  });

  test("the same limit holds for an address that does not exist", async () => {
    const email = newEmail("nobody");
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) {
      const answer = await house.visitor.post("/api/customer/login", { email, password: "wrong" });
      statuses.push(answer.status);
    }
    assert.deepEqual(statuses, [...Array<number>(10).fill(401), 429]);
  });
});

describe("sign-out", () => {
  test("the token is dead at once, another one lives [S7.03]", async () => {
    const fields = registration();
    const first = assertSuccess(await house.visitor.post("/api/customer/register", fields), 201);
    const { email, password } = fields;
    const second = assertSuccess(
      await house.visitor.post("/api/customer/login", { email, password }),
      200,
    );
    const one = person(house.shop.baseUrl, first.access_token);
    const two = person(house.shop.baseUrl, second.access_token);
    assertSuccess(await one.post("/api/customer/logout"), 204);
    assertRefused(await one.get("/api/customer"), 401, "unauthenticated");
    assertRefused(await one.post("/api/customer/logout"), 401, "unauthenticated");
    assertSuccess(await two.get("/api/customer"), 200);
  });
});

function resetTokenFor(email: string): Promise<string> {
  return linkInMail(house.shop, email, /\/reset-password\?token=([\w~.-]+)/);
}

describe("a forgotten password", () => {
  test("a mail's token works once and ends older sessions [S7.05, S7.06]", async () => {
    const fields = registration();
    const { access_token } = assertSuccess(
      await house.visitor.post("/api/customer/register", fields),
      201,
    );
    const ask = { email: fields.email.toUpperCase() };
    assertSuccess(await house.visitor.post("/api/customer/forgot-password", ask), 204);
    const token = await resetTokenFor(fields.email);

    const differs = { token, password: "new password 1", password_confirmation: "other" };
    assertRefusedField(
      await house.visitor.post("/api/customer/reset-password", differs),
      "password_confirmation",
    );
    const body = {
      token,
      password: "new password 1",
      password_confirmation: "new password 1",
    };
    assertSuccess(await house.visitor.post("/api/customer/reset-password", body), 204);
    assertRefused(
      await person(house.shop.baseUrl, access_token).get("/api/customer"),
      401,
      "unauthenticated",
    );
    assertRefused(
      await house.visitor.post("/api/customer/reset-password", body),
      422,
      "invalid_token",
    );

    const { email } = fields;
    assertRefused(
      await house.visitor.post("/api/customer/login", { email, password: fields.password }),
      401,
      "invalid_credentials",
    );
    assertSuccess(
      await house.visitor.post("/api/customer/login", { email, password: "new password 1" }),
      200,
    );
  });

  test("nothing tells whether an address exists", async () => {
    const answer = await house.visitor.post("/api/customer/forgot-password", {
      email: newEmail("nobody"),
    });
    assertSuccess(answer, 204);
    assertRefusedField(
      await house.visitor.post("/api/customer/forgot-password", { email: "x" }),
      "email",
    );
  });

  test.each(["", "x", "\u0000", "a".repeat(500)])("token %j is invalid", async (token) => {
    const password = "long enough 1";
    const body = { token, password, password_confirmation: password };
    assertRefused(
      await house.visitor.post("/api/customer/reset-password", body),
      422,
      "invalid_token",
    );
  });
});

describe("one's own data", () => {
  test("any of the fields can be changed, and only those [S3.01]", async () => {
    const customer = await house.customer();
    const changed = assertSuccess(
      await customer.patch("/api/customer", { first_name: "  Ada ", language: "fr" }),
      200,
    );
    assert.equal(changed.first_name, "Ada");
    assert.equal(changed.language, "fr");
    assert.deepEqual(assertSuccess(await customer.get("/api/customer"), 200), changed);
    const climb = await customer.patch("/api/customer", { role: "administrator" });
    assert.ok([200, 422].includes(climb.status));
    assert.equal(assertSuccess(await customer.get("/api/customer"), 200).role, "customer");
  });

  test("the export holds it all as one download", async () => {
    const customer = await house.customer();
    const answer = await customer.get("/api/customer/export");
    const data = assertSuccess(answer, 200);
    assert.match(answer.headers.get("content-disposition") ?? "", /attachment/);
    assert.match(JSON.stringify(data), /Hendriks/);
    assert.doesNotMatch(answer.text, /argon2|password/i);
  });

  test("the account is erased with the password only", async () => {
    const fields = registration();
    const { access_token } = assertSuccess(
      await house.visitor.post("/api/customer/register", fields),
      201,
    );
    const customer = person(house.shop.baseUrl, access_token);
    assert.equal((await customer.remove("/api/customer", { password: "wrong" })).status, 422);
    assert.equal((await customer.remove("/api/customer")).status, 422);
    assertSuccess(await customer.get("/api/customer"), 200);
    assertSuccess(await customer.remove("/api/customer", { password: fields.password }), 204);
    assertRefused(await customer.get("/api/customer"), 401, "unauthenticated");
    const { email, password } = fields;
    assertRefused(
      await house.visitor.post("/api/customer/login", { email, password }),
      401,
      "invalid_credentials",
    );
    // The address is free again.
    assertSuccess(await house.visitor.post("/api/customer/register", fields), 201);
  });
});
