import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { atMostEvery } from "./at-most-every.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("does the first at once, and what a burst asks for once, at its end", () => {
  const done: number[] = [];
  const began = Date.now();
  const { ask } = atMostEvery(2000, () => void done.push(Date.now() - began));
  for (let at = 0; at < 5000; at += 50) {
    ask();
    vi.advanceTimersByTime(50);
  }
  vi.advanceTimersByTime(10_000);
  expect(done).toEqual([0, 2000, 4000, 6000]);
  ask();
  expect(done).toHaveLength(5);
});

it("does nothing more once it is stopped", () => {
  let count = 0;
  const { ask, stop } = atMostEvery(2000, () => void (count += 1));
  ask();
  ask();
  stop();
  vi.advanceTimersByTime(5000);
  expect(count).toBe(1);
});
