import { problem } from "@holeshot/contract";
import assert from "node:assert/strict";
import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { describe, test } from "vitest";
import { assertRefused, assertRefusedField, assertSuccess } from "./support/assertions.ts";
import { sharedShop } from "./support/shared-shop.ts";
import { registration } from "./support/wire.ts";

const v4 = "7f1c9d3e-5b1a-4c7d-9e2f-0a1b2c3d4e5f";
const missing = "01934a5e-6c00-7a10-8c01-000000000000";
const house = sharedShop();

describe("addresses", () => {
  test.each([v4, missing, missing.toUpperCase(), "1", "null", "%00", "..%2f..%2fetc%2fpasswd"])(
    "a cart %s is not found",
    async (id) => {
      assertRefused(await house.visitor.get(`/api/cart/${id}`), 404, "not_found");
    },
  );

  test.each(["/api", "/api/nothing", "/api/cart/", "/api/customer/../x", "/api/%"])(
    "%s is a problem and no page",
    async (path) => {
      const answer = await house.visitor.get(path);
      assert.ok([400, 404].includes(answer.status), `${answer.status}`);
      problem.parse(answer.json);
    },
  );

  test.each([
    ["DELETE", "/api/customer/login"],
    ["PUT", "/api/cart"],
    ["TRACE", "/api/cart"],
  ])("%s %s is refused", async (method, path) => {
    const url = new URL(path, house.shop.baseUrl);
    const status = await new Promise<number>((resolve, reject) => {
      const sent = request(url, { method }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      sent.on("error", reject);
      sent.end();
    });
    assert.ok(status === 404 || status === 405, `${status}`);
  });
});

/** Sends bytes that no HTTP library would and returns what comes back. */
async function sendBytes(bytes: string): Promise<string> {
  const { port } = new URL(house.shop.baseUrl);
  const socket = connect(Number(port), "127.0.0.1");
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  socket.write(bytes);
  await new Promise((resolve) => socket.once("close", resolve));
  return text;
}

describe("what is no request", () => {
  test.each([
    ["nonsense", "BREAK THINGS\r\n\r\n", 400, "bad_request"],
    [
      "an address that cannot be decoded",
      "GET /api/cart/%E0%A4%A HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
      404,
      "not_found",
    ],
    ["no host", "GET /api/cart/1 HTTP/1.1\r\nconnection: close\r\n\r\n", 400, "bad_request"],
    [
      "too many headers",
      `GET /api HTTP/1.1\r\nhost: x\r\nx-long: ${"y".repeat(40_000)}\r\n\r\n`,
      431,
      "headers_too_large",
    ],
    [
      "two lengths",
      "POST /api/cart HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab",
      400,
      "bad_request",
    ],
  ])("%s is a problem document", async (_, bytes, status, code) => {
    const [head = "", body = ""] = (await sendBytes(bytes)).split("\r\n\r\n");
    assert.match(head, new RegExp(`^HTTP/1.1 ${status} `));
    assert.match(head, /content-type: application\/problem\+json/i);
    assert.match(head, /x-content-type-options: nosniff/i);
    const document = JSON.parse(body);
    problem.parse(document);
    assert.equal(document.code, code);
  });
});

describe("bodies", () => {
  test.each(["{", '{"email":', "[1,]", "nul", "\u0000", '{"a":1}}', "'text'"])(
    "malformed JSON %j is 400",
    async (raw) => {
      const answer = await house.visitor.ask("POST", "/api/customer/login", { raw });
      assertRefused(answer, 400, "malformed_json");
    },
  );

  test("malformed JSON is 400 where no body is asked for, and nothing is done", async () => {
    const broken = await house.visitor.ask("POST", "/api/cart", { raw: "{" });
    assertRefused(broken, 400, "malformed_json");
    const passedOver = await house.visitor.ask("POST", "/api/cart", { raw: "[1]" });
    assert.equal(passedOver.status, 201);
  });

  test("broken UTF-8 is 400", async () => {
    const raw = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);
    const answer = await house.visitor.ask("POST", "/api/customer/login", { raw });
    assertRefused(answer, 400, "malformed_json");
  });

  test.each(["null", "[]", '"text"', "5", "true"])("%s is no object: 422", async (raw) => {
    const answer = await house.visitor.ask("POST", "/api/customer/register", { raw });
    assertRefused(answer, 422, "validation_failed");
  });

  test("more than 1 MiB is 413", async () => {
    const raw = JSON.stringify({ email: "x".repeat(1024 * 1024), password: "y" });
    const answer = await house.visitor.ask("POST", "/api/customer/login", { raw });
    assertRefused(answer, 413, "body_too_large");
  });

  test.each([
    ["more than 1 MiB", "application/json", 413, "body_too_large"],
    ["another content type", "text/plain", 415, "unsupported_media_type"],
  ])("%s: who reads only after writing is told so too", async (_, type, status, code) => {
    const { hostname, port } = new URL(house.shop.baseUrl);
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString())).pause();
    const broken = new Promise((resolve) => socket.once("error", resolve));
    const closed = new Promise((resolve) => socket.once("close", resolve));
    const body = Buffer.alloc(3 * 1024 * 1024, 0x20);
    socket.write(
      `POST /api/customer/login HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    await setTimeout(300);
    const written = new Promise((resolve) => socket.write(body, resolve));
    assert.ok(
      !((await Promise.race([written, broken])) instanceof Error),
      "cut off while it wrote",
    );
    socket.resume();
    await closed;
    assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `));
    assert.ok(answer.includes(`"${code}"`), answer);
  });

  test("another content type is 415", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await house.visitor.ask("POST", "/api/customer/login", {
      raw: "email=a&password=b",
      headers,
    });
    assertRefused(answer, 415, "unsupported_media_type");
  });

  test("keys of an object's prototype are only unknown keys", async () => {
    const raw = '{"email":"a@example.com","password":"x","__proto__":{"role":"administrator"}}';
    const answer = await house.visitor.ask("POST", "/api/customer/login", { raw });
    assert.ok([401, 422, 400].includes(answer.status), `${answer.status}`);
    problem.parse(answer.json);
  });
});

describe("tokens", () => {
  test.each([
    ["none", null],
    ["unknown", "x".repeat(43)],
    ["of another form", "a b c"],
    ["empty", ""],
    ["enormous", "x".repeat(6000)],
  ])("%s: 401", async (_, token) => {
    assertRefused(await house.visitor.get("/api/customer", { token }), 401, "unauthenticated");
  });

  test("another scheme is no token", async () => {
    const headers = { authorization: "Basic dXNlcjpwYXNz" };
    assertRefused(await house.visitor.get("/api/customer", { headers }), 401, "unauthenticated");
  });
});

describe("answers", () => {
  test("carry nosniff and an id, and nothing is cached that is somebody's own", async () => {
    const customer = await house.customer();
    const answer = await customer.get("/api/customer");
    assertSuccess(answer, 200);
    assert.match(answer.headers.get("x-request-id") ?? "", /^[\w-]{8,}$/);
    assert.match(answer.headers.get("cache-control") ?? "", /no-store|private/);
    assert.match(answer.headers.get("content-type") ?? "", /^application\/json; *charset=utf-8/i);
  });

  test("no other origin may call by default", async () => {
    const headers = { origin: "https://evil.example" };
    const answer = await house.visitor.get("/api/catalogue/countries", { headers });
    assert.equal(answer.headers.get("access-control-allow-origin"), null);
  });

  test("health", async () => {
    assertSuccess(await house.visitor.get("/api/health/live"), 200);
    assertSuccess(await house.visitor.get("/api/health/ready"), 200);
  });

  test("the contract is published as OpenAPI 3.1 and readable", async () => {
    const document = assertSuccess(await house.visitor.get("/api/openapi.json"), 200);
    assert.match(document.openapi, /^3\.1\./);
    assert.ok(document.paths["/api/cart/{uuid}/checkout"].post);
    const page = await house.visitor.get("/api/docs");
    assert.ok(page.status === 200 || page.status === 302, `${page.status}`);
  });

  test("metrics are not for the public", async () => {
    assert.equal((await house.visitor.get("/api/metrics")).status, 404);
  });
});

describe("languages", () => {
  const german = { "accept-language": "de" };

  async function nameOfGermany(path: string, headers: Record<string, string>): Promise<string> {
    const { data } = assertSuccess(await house.visitor.get(path, { headers }), 200);
    assert.ok(data.length >= 245 && data.length <= 255, `${data.length} countries`);
    return data.find((each: { code: string }) => each.code === "de").name;
  }

  test.each([
    ["/api/catalogue/countries", {}, "Duitsland"],
    ["/api/catalogue/countries", german, "Deutschland"],
    ["/api/catalogue/countries", { "accept-language": "da-DK, en;q=0.5" }, "Tyskland"],
    ["/api/catalogue/countries?language=fr", german, "Allemagne"],
    ["/api/catalogue/countries?language=en", german, "Germany"],
    ["/api/catalogue/countries?language=dk", german, "Tyskland"],
    ["/api/catalogue/countries?language=xx", german, "Deutschland"],
  ] as const)("%s with %j", async (path, headers, expected) => {
    assert.equal(await nameOfGermany(path, { ...headers }), expected);
  });
});

test("every wrong field is named with a path and a code", async () => {
  const body = registration({ email: "nobody", phone: undefined, extra: 1 });
  const answer = await house.visitor.post("/api/customer/register", body);
  assertRefusedField(answer, "email", "invalid_email");
  assertRefusedField(answer, "phone", "required");
  assertRefusedField(answer, "extra", "unknown_key");
});
