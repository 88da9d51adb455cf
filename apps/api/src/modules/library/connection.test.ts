import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testPlatform, type TestPlatform } from "../../testing/index.ts";
import { multipartBody, picture } from "./test-files.ts";

// Over real connections: limits and broken bodies behave otherwise than with injected requests.

let platform: TestPlatform;
let address: string;

beforeAll(async () => {
  platform = await testPlatform();
  address = await platform.http.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await platform.close();
});

async function post(bytes: Uint8Array, extra: Record<string, string> = {}): Promise<Response> {
  const { body, headers } = multipartBody(bytes, "a.png");
  return await fetch(`${address}/api/images`, {
    method: "POST",
    body: Buffer.from(body),
    headers: { ...headers, ...extra },
  });
}

function leftovers(): string[] {
  return readdirSync(join(platform.config.dataDir, "uploads"));
}

test("a file above the limit is 413 every time, and leaves nothing behind", async () => {
  const large = randomBytes(25 * 1024 * 1024);
  // One parser let every fourth such file through: once would prove little.
  for (let turn = 0; turn < 4; turn += 1) {
    const reply = await post(large);
    expect([turn, reply.status]).toEqual([turn, 413]);
    expect(await reply.json()).toMatchObject({ code: "file_too_large" });
  }
  expect(leftovers()).toEqual([]);
});

test("a refusal before the body is read still arrives", async () => {
  const reply = await post(randomBytes(5_000_000), { authorization: "Bearer nothing" });
  expect(reply.status).toBe(401);
});

test("thirty uploads at once are all stored, and the memory stays bounded", async () => {
  const png = await picture(1500, 1500).png().toBuffer();
  const before = process.memoryUsage().rss;
  const replies = await Promise.all(Array.from({ length: 30 }, () => post(png)));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 201));
  const ids = await Promise.all(
    replies.map(async (reply) => ((await reply.json()) as { id: string }).id),
  );
  expect(new Set(ids).size).toBe(30);
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  expect(leftovers()).toEqual([]);
});

test("an upload that breaks off leaves nothing behind, and the next one works", async () => {
  const { body, headers } = multipartBody(await picture(400, 400).png().toBuffer(), "a.png");
  const { port, hostname } = new URL(address);
  const socket = connect(Number(port), hostname);
  const head = `POST /api/images HTTP/1.1\r\nhost: x\r\ncontent-type: ${headers["content-type"]}\r\ncontent-length: ${body.length}\r\n\r\n`;
  socket.write(head);
  socket.write(body.subarray(0, 5000));
  await sleep(200);
  socket.destroy();
  await expect.poll(leftovers, { timeout: 5000 }).toEqual([]);
  expect((await post(await picture(40, 40).png().toBuffer())).status).toBe(201);
});
