import fc from "fast-check";
import { expect, test } from "vitest";
import { sharedAnswers } from "./shared-answers.ts";

interface Asked {
  readonly at: number;
  readonly answer: Promise<number>;
}

test("many who ask at once are told by two answers, and each key has its own", async () => {
  const share = sharedAnswers<string>();
  let fetched = 0;
  const fetch = async (word: string): Promise<string> => {
    fetched += 1;
    await new Promise((resolve) => void setTimeout(resolve, 5));
    return word;
  };
  const asked = Array.from({ length: 60 }, () => share("late", () => fetch("late")));
  asked.push(share("ready", () => fetch("ready")));
  expect(new Set(await Promise.all(asked))).toEqual(new Set(["late", "ready"]));
  expect(fetched).toBe(3);
  expect(await share("late", () => fetch("later"))).toBe("later");
});

test("one that fails fails those who share it, and nobody after them", async () => {
  const share = sharedAnswers<string>();
  const first = share("a", () => Promise.reject(new Error("gone")));
  const second = share("a", () => Promise.resolve("there"));
  await expect(first).rejects.toThrow("gone");
  expect(await second).toBe("there");
  expect(await share("a", () => Promise.resolve("still"))).toBe("still");
});

test("nobody is told less than was true when they asked, whenever they ask", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom("write", "ask", "let one go on"), { minLength: 1, maxLength: 40 }),
      async (scheduler, acts) => {
        const share = sharedAnswers<number>();
        let written = 0;
        const asked: Asked[] = [];
        const read = (): Promise<number> => {
          const seen = written;
          return scheduler.schedule(Promise.resolve(seen));
        };
        for (const act of acts) {
          if (act === "write") written += 1;
          else if (act === "ask") asked.push({ at: written, answer: share("k", read) });
          else if (scheduler.count() > 0) await scheduler.waitNext(1);
        }
        const all = Promise.all(asked.map(({ answer }) => answer));
        await scheduler.waitFor(all);
        for (const { at, answer } of asked) expect(await answer).toBeGreaterThanOrEqual(at);
      },
    ),
  );
});
