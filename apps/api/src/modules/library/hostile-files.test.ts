import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testPlatform, type TestPlatform, watchMemory } from "../../testing/index.ts";
import { hostileFiles } from "./hostile-files.ts";
import { multipartBody } from "./test-files.ts";

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(async () => {
  await platform.close();
});

const megabyte = 1024 * 1024;
const passengers = [
  ...["<script", "<?php", "system(", "#!/bin", "onload", "PK\u0005\u0006", "%PDF", "trailer"],
];

test("hostile and broken files get the right code, leave nothing active behind and do not fill the memory", async () => {
  const files = await hostileFiles();
  expect(files.length).toBeGreaterThanOrEqual(300);
  const before = process.memoryUsage().rss;
  const decoders = watchMemory(process.pid, "decoder-main");
  const wrong: string[] = [];
  for (const { name, bytes, answers } of files) {
    const { body, headers } = multipartBody(bytes, name);
    const reply = await platform.visitor.post("/api/images", body, headers);
    if (!answers.includes(reply.status)) wrong.push(`${name}: ${reply.status} ${reply.text}`);
    if (reply.status !== 201) continue;
    const { id, mime } = reply.json as { id: string; mime: string };
    const stored = Buffer.from((await platform.visitor.get(`/api/images/${id}/original`)).bytes);
    const text = stored.toString("latin1");
    if (passengers.some((passenger) => text.includes(passenger))) wrong.push(`${name}: kept`);
    if (mime !== "image/svg+xml") await sharp(stored, { failOn: "warning" }).stats();
  }
  expect(wrong).toEqual([]);
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * megabyte);
  if (!decoders) return;
  decoders.stop();
  expect(decoders.processes()).toBeGreaterThan(0);
  // The bound that hostile-uploads.test.ts has for drawings and bombs.
  expect(decoders.largest()).toBeLessThan(512 * megabyte);
}, 300_000);
