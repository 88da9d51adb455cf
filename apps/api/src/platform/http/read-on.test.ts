import type { IncomingMessage } from "node:http";
import { PassThrough, Readable } from "node:stream";
import { afterEach, expect, test, vi } from "vitest";
import { readOn } from "./read-on.ts";

const asBody = (stream: Readable): IncomingMessage => stream as IncomingMessage;

afterEach(() => {
  vi.useRealTimers();
});

test("the rest of a refused body is read to its end", async () => {
  const body = Readable.from([Buffer.alloc(1000), Buffer.alloc(1000)]);
  await readOn(asBody(body));
  expect(body.readableEnded).toBe(true);
});

test("a body without an end is left after 8 MiB", async () => {
  const mebibyte = Buffer.alloc(1024 * 1024);
  let given = 0;
  const body = new Readable({
    highWaterMark: 1,
    read() {
      given += 1;
      this.push(mebibyte);
    },
  });
  await readOn(asBody(body));
  expect(body.isPaused()).toBe(true);
  expect(given).toBeGreaterThan(8);
  expect(given).toBeLessThan(12);
  body.destroy();
});

test("a sender who stops halfway is waited for five seconds, and no longer", async () => {
  vi.useFakeTimers();
  let left = false;
  const reading = readOn(asBody(new PassThrough())).then(() => {
    left = true;
  });
  await vi.advanceTimersByTimeAsync(4900);
  expect(left).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(left).toBe(true);
  await reading;
});
