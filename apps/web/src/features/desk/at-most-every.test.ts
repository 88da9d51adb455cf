import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { atMostEvery } from "./at-most-every.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("does the first at once, and what a burst asks for once, at its end", () => {
  const done: number[] = [];
  const began = Date.now();
  const { ask } = atMostEvery(2000, 0, () => void done.push(Date.now() - began));
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
  const { ask, stop } = atMostEvery(2000, 0, () => void (count += 1));
  ask();
  ask();
  stop();
  vi.advanceTimersByTime(5000);
  expect(count).toBe(1);
});

it("falls out of step with others who began in the same moment", () => {
  const done = new Map<number, number[]>();
  const asks = Array.from({ length: 60 }, (_, at) =>
    atMostEvery(2000, 2000, () => void done.set(at, [...(done.get(at) ?? []), Date.now()])),
  );
  const began = Date.now();
  for (let now = 0; now < 60_000; now += 50) {
    for (const { ask } of asks) ask();
    vi.advanceTimersByTime(50);
  }
  const acts = [...done.values()].flat().filter((at) => at > began + 10_000);
  const together = Map.groupBy(acts, (at) => Math.floor((at - began) / 50));
  // Of 60 who act every three seconds, one in each of these moments; by chance some more.
  expect(Math.max(...[...together.values()].map(({ length }) => length))).toBeLessThan(10);
  for (const own of done.values()) {
    const gaps = own.slice(1).map((at, index) => at - (own[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2000);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(4100);
  }
});
