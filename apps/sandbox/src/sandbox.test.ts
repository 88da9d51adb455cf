import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LANGUAGES } from "./payment.ts";
import { type Sandbox, startSandbox } from "./sandbox.ts";
import { verifyNotification } from "./signature.ts";

const KEY = "test-key";

interface Heard {
  readonly body: string;
  readonly signature: string;
}

/** A merchant that writes down what it is told, and answers as it is bidden. */
interface Merchant {
  readonly server: Server;
  readonly origin: string;
  readonly heard: Heard[];
  statuses: number[];
  /** How long it takes to answer, ms. */
  waits: number;
}

let dir: string;
let merchant: Merchant;
let sandbox: Sandbox;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "sandbox-"));
  merchant = await openMerchant();
  sandbox = await start();
});

afterEach(async () => {
  await sandbox.close();
  merchant.server.close();
  rmSync(dir, { recursive: true });
});

function start(): Promise<Sandbox> {
  return startSandbox({ port: 0, host: "127.0.0.1", dir, key: KEY, retryDelay: 5 });
}

async function openMerchant(): Promise<Merchant> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const signature = String(request.headers["sandbox-signature"]);
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      heard.push({ body, signature });
      setTimeout(() => response.writeHead(made.statuses.shift() ?? 204).end(), made.waits);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const made: Merchant = { server, origin, heard, statuses: [], waits: 0 };
  return made;
}

interface Created {
  readonly id: string;
  readonly status: string;
  readonly payment_url: string;
}

async function create(
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Created & { fields?: string[] } }> {
  const answer = await fetch(`${sandbox.origin}/api/payments`, {
    method: "POST",
    headers: { authorization: `Bearer ${KEY}`, ...headers },
    body: JSON.stringify({
      amount: 12_995,
      description: "HS-2026-000001",
      return_url: `${merchant.origin}/checkout/complete?order=1`,
      webhook_url: `${merchant.origin}/hook`,
      language: "en",
      reference: "attempt-1",
      ...more,
    }),
  });
  return { status: answer.status, body: (await answer.json()) as Created };
}

function press(url: string, act: string): Promise<Response> {
  return fetch(url, { method: "POST", body: new URLSearchParams({ act }), redirect: "manual" });
}

async function read(id: string): Promise<Created> {
  const headers = { authorization: `Bearer ${KEY}` };
  const answer = await fetch(`${sandbox.origin}/api/payments/${id}`, { headers });
  return (await answer.json()) as Created;
}

async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + 5000;
  while (!holds()) {
    if (Date.now() > end) throw new Error("waited in vain");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test.each([
  ["pay", "paid"],
  ["cancel", "cancelled"],
  ["fail", "failed"],
])("%s settles as %s, tells the merchant, then sends the buyer back", async (act, status) => {
  const { status: created, body } = await create();
  expect(created).toBe(201);
  expect(body.status).toBe("open");
  const answer = await press(body.payment_url, act);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`${merchant.origin}/checkout/complete?order=1`);
  expect(merchant.heard).toHaveLength(1);
  const heard = merchant.heard[0] as Heard;
  expect(JSON.parse(heard.body)).toMatchObject({
    id: body.id,
    status,
    reference: "attempt-1",
    amount: 12_995,
  });
  expect(verifyNotification(KEY, heard.body, heard.signature, new Date())).toBe(true);
  expect((await read(body.id)).status).toBe(status);
});

test("what was settled first stays, whatever is pressed later", async () => {
  const { body } = await create();
  await press(body.payment_url, "pay");
  expect((await press(body.payment_url, "cancel")).status).toBe(303);
  expect((await read(body.id)).status).toBe("paid");
  expect(merchant.heard).toHaveLength(1);
});

test("a notification is sent again until the merchant takes it", async () => {
  merchant.statuses = [500, 503, 302, 404, 204];
  const { body } = await create();
  await press(body.payment_url, "pay");
  await until(() => merchant.heard.length === 5);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(merchant.heard).toHaveLength(5);
});

test("a restart forgets nothing and delivers what was not taken", async () => {
  merchant.statuses = Array.from({ length: 100 }, () => 500);
  const { body } = await create();
  await press(body.payment_url, "pay");
  await sandbox.close();
  appendFileSync(join(dir, "payments.jsonl"), '{"id":"half a li');
  const before = merchant.heard.length;
  merchant.statuses = [];
  sandbox = await start();
  await until(() => merchant.heard.length > before);
  expect((await read(body.id)).status).toBe("paid");
  const page = new URL(body.payment_url).pathname;
  expect((await fetch(sandbox.origin + page)).status).toBe(200);
});

test("the same idempotency key gives the same payment", async () => {
  const key = { "idempotency-key": "k-1" };
  const first = await create({}, key);
  const again = await create({}, key);
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body.id).toBe(first.body.id);
  expect((await create({ amount: 5 }, key)).status).toBe(409);
  expect((await create({ amount: 5 })).body.id).not.toBe(first.body.id);
});

function giveBack(id: string, key: string, amount = 12_995, bearer = KEY): Promise<Response> {
  return fetch(`${sandbox.origin}/api/payments/${id}/refunds`, {
    method: "POST",
    headers: { authorization: `Bearer ${bearer}`, "idempotency-key": key },
    body: JSON.stringify({ amount }),
  });
}

test("a paid payment is given back in parts, and never more than was paid", async () => {
  const { body } = await create();
  await press(body.payment_url, "pay");
  expect((await giveBack(body.id, "p-1", 2500)).status).toBe(202);
  await until(() => merchant.heard.length === 2);
  expect((await giveBack(body.id, "p-1", 2500)).status).toBe(200);
  expect(await read(body.id)).toMatchObject({ status: "partly_refunded", refunded: 2500 });
  expect((await giveBack(body.id, "p-2", 10_496)).status).toBe(422);
  expect((await giveBack(body.id, "p-3", 10_495)).status).toBe(202);
  await until(() => merchant.heard.length >= 3);
  expect(await read(body.id)).toMatchObject({ status: "refunded", refunded: 12_995 });
  expect((await giveBack(body.id, "p-4", 1)).status).toBe(409);
});

test("an open payment can be ended by its merchant, who is not told what he did himself", async () => {
  const end = (id: string, key = KEY) =>
    fetch(`${sandbox.origin}/api/payments/${id}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${key}` },
    });
  const { body } = await create();
  expect((await end(body.id, "other")).status).toBe(401);
  expect((await end("sp_unknown")).status).toBe(404);
  expect((await end(body.id)).status).toBe(200);
  expect((await end(body.id)).status).toBe(200);
  await press(body.payment_url, "pay");
  expect((await read(body.id)).status).toBe("cancelled");
  expect(merchant.heard).toHaveLength(0);
  const other = (await create()).body;
  await press(other.payment_url, "pay");
  expect((await end(other.id)).status).toBe(409);
});

test("a paid payment is given back once, whole, and its merchant is told", async () => {
  const { body } = await create();
  expect((await giveBack(body.id, "r-1")).status).toBe(409);
  await press(body.payment_url, "pay");
  expect((await giveBack(body.id, "r-1", 12_996)).status).toBe(422);
  expect((await giveBack(body.id, "")).status).toBe(422);
  expect((await giveBack(body.id, "r-1", 12_995, "other")).status).toBe(401);
  expect((await giveBack("sp_unknown", "r-1")).status).toBe(404);
  expect((await giveBack(body.id, "r-1")).status).toBe(202);
  await until(() => merchant.heard.length === 2);
  const heard = merchant.heard[1] as Heard;
  expect(JSON.parse(heard.body)).toMatchObject({ status: "refunded", reference: "attempt-1" });
  expect(verifyNotification(KEY, heard.body, heard.signature, new Date())).toBe(true);
  expect((await giveBack(body.id, "r-1")).status).toBe(200);
  expect((await giveBack(body.id, "r-2")).status).toBe(409);
  expect((await press(body.payment_url, "pay")).status).toBe(303);
  expect((await read(body.id)).status).toBe("refunded");
  expect(merchant.heard).toHaveLength(2);
});

test("given back while its merchant hears that it is paid, the merchant hears both", async () => {
  const { body } = await create();
  merchant.waits = 100;
  const pressed = press(body.payment_url, "pay");
  await until(() => merchant.heard.length === 1);
  expect((await giveBack(body.id, "r-3")).status).toBe(202);
  await pressed;
  await until(() => merchant.heard.length === 2);
  const told = merchant.heard.map(({ body: text }) => JSON.parse(text).status as string);
  expect(told).toEqual(["paid", "refunded"]);
});

test("wrong fields are named, a wrong key is refused", async () => {
  const wrong = { amount: 0, return_url: "javascript:alert(1)", language: "xx" };
  expect(await create(wrong)).toMatchObject({
    status: 422,
    body: { fields: ["amount", "return_url", "language"] },
  });
  expect((await create({}, { authorization: "Bearer other" })).status).toBe(401);
  expect((await fetch(`${sandbox.origin}/pay/unknown`)).status).toBe(404);
  const { body } = await create();
  expect((await press(body.payment_url, "steal")).status).toBe(422);
});

test.each(LANGUAGES)(
  "the page in %s escapes what it is given and holds no script",
  async (language) => {
    const { body } = await create({ language, description: '<b>"&</b>' });
    const answer = await fetch(body.payment_url);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${language === "dk" ? "da" : language}">`);
    expect(html).toMatch(/129[.,]95/);
    expect(html).toContain("&lt;b&gt;&quot;&amp;&lt;/b&gt;");
    expect(html).not.toContain("<script");
    expect(html.match(/<button/g)).toHaveLength(3);
    expect(answer.headers.get("content-security-policy")).toContain(
      `form-action 'self' ${merchant.origin}`,
    );
  },
);

test("a notification with another key, body or time is not verified", async () => {
  const { body } = await create();
  await press(body.payment_url, "pay");
  const { body: text, signature } = merchant.heard[0] as Heard;
  const now = new Date();
  expect(verifyNotification("other", text, signature, now)).toBe(false);
  expect(verifyNotification(KEY, `${text} `, signature, now)).toBe(false);
  expect(verifyNotification(KEY, text, signature, new Date(now.getTime() + 301_000))).toBe(false);
  expect(verifyNotification(KEY, text, "t=1,v1=zz", now)).toBe(false);
});
