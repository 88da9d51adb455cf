import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lineFree, waitedForOnLine } from "./line.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function isFreeAfter(ms: number, free: Promise<void>): Promise<boolean> {
  let is = false;
  void free.then(() => (is = true));
  await vi.advanceTimersByTimeAsync(ms);
  return is;
}

test("a line that nobody waits on is free after a moment", async () => {
  expect(await isFreeAfter(300, lineFree(10_000))).toBe(true);
});

test("it is free once everything has come, and what follows at once is waited for too", async () => {
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  void waitedForOnLine(first.promise).then(() => waitedForOnLine(second.promise));
  const free = lineFree(10_000);
  expect(await isFreeAfter(2000, free)).toBe(false);
  first.resolve();
  expect(await isFreeAfter(2000, free)).toBe(false);
  second.resolve();
  expect(await isFreeAfter(300, free)).toBe(true);
});

test("what fails is waited for no longer, and what never comes holds nobody up for ever", async () => {
  const lost = Promise.withResolvers<void>();
  const failing = waitedForOnLine(lost.promise).catch(() => "lost");
  lost.reject(new TypeError("no answer"));
  expect(await failing).toBe("lost");
  expect(await isFreeAfter(300, lineFree(10_000))).toBe(true);
  void waitedForOnLine(new Promise(() => undefined));
  const free = lineFree(10_000);
  expect(await isFreeAfter(9000, free)).toBe(false);
  expect(await isFreeAfter(1100, free)).toBe(true);
});
