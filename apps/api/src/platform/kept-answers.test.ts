import { expect, it } from "vitest";
import { keptAnswers } from "./kept-answers.ts";

/** A shop that changes, and answers that say how often it had when they were fetched. */
function shop() {
  let heard = 0;
  let fetched = 0;
  const ask = keptAnswers<number>(() => heard);
  return {
    change: () => (heard += 1),
    fetched: () => fetched,
    ask: (told?: number, fails = false) =>
      ask(
        "list",
        async () => {
          fetched += 1;
          const now = heard;
          await Promise.resolve();
          if (fails) throw new Error("no database");
          return now;
        },
        told,
      ),
  };
}

it("is given again to whoever was told of no more than it holds, also while it is fetched", async () => {
  const { ask, change, fetched } = shop();
  change();
  expect(await Promise.all([ask(1), ask(1), ask(0)])).toEqual([1, 1, 1]);
  expect(await ask(1)).toBe(1);
  expect(fetched()).toBe(1);
});

it("is fetched anew for whoever was told of more, and for whoever does not say what they know", async () => {
  const { ask, change, fetched } = shop();
  expect(await ask(0)).toBe(0);
  change();
  expect(await ask(1)).toBe(1);
  expect(await ask()).toBe(1);
  expect(fetched()).toBe(3);
  // What one of them fetched is there for the others.
  expect(await ask(1)).toBe(1);
  expect(fetched()).toBe(3);
});

it("a change that is heard while it is fetched is not counted as in it", async () => {
  const { ask, change } = shop();
  const first = ask(0);
  change();
  expect(await first).toBe(0);
  expect(await ask(1)).toBe(1);
});

it("a failure is not kept", async () => {
  const { ask } = shop();
  await expect(ask(0, true)).rejects.toThrow("no database");
  expect(await ask(0)).toBe(0);
});
