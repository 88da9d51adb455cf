import { expect, test } from "vitest";
import { inSlices, type Pace } from "./slices.ts";

/** A clock that only work moves on, and a queue of what is to be done soon. */
function bench() {
  const soon: (() => void)[] = [];
  let clock = 0;
  const pace: Pace = {
    now: () => clock,
    soon: (work) => {
      soon.push(work);
      return () => void soon.splice(soon.indexOf(work), 1);
    },
  };
  return { pace, soon, work: (ms: number) => (clock += ms), turn: () => soon.shift()?.() };
}

test("a long list is worked through in short turns, each item as often as it asks", () => {
  const { pace, soon, work, turn } = bench();
  const steps = new Map<number, number>();
  const items = Array.from({ length: 100 }, (_, at) => at);
  let told = 0;
  inSlices(
    items,
    (item) => {
      work(3);
      const count = (steps.get(item) ?? 0) + 1;
      steps.set(item, count);
      return count < 2;
    },
    () => (told += 1),
    pace,
  );
  expect(steps.size).toBe(0);
  let longest = 0;
  while (soon.length > 0) {
    const before = pace.now();
    turn();
    longest = Math.max(longest, pace.now() - before);
  }
  // A turn ends with the first step that reaches its eight milliseconds.
  expect(longest).toBeLessThanOrEqual(8 + 3);
  expect([...steps.values()]).toEqual(items.map(() => 2));
  // 600 ms of work: once on the way, once at the end.
  expect(told).toBe(2);
});

test("what is stopped does nothing more", () => {
  const { pace, soon, work, turn } = bench();
  let steps = 0;
  const stop = inSlices(
    [1, 2, 3, 4, 5, 6],
    () => {
      work(5);
      steps += 1;
      return false;
    },
    () => undefined,
    pace,
  );
  turn();
  expect(steps).toBe(2);
  stop();
  expect(soon).toEqual([]);
});
