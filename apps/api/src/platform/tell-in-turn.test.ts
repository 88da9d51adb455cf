import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tellInTurn } from "./tell-in-turn.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** So many listeners, and what each was told when; what is said is said to all. */
function hall(count: number) {
  const join = tellInTurn(15, 1000);
  const began = Date.now();
  const told: { who: number; at: number; words: readonly string[] }[] = [];
  const all = Array.from({ length: count }, (_, who) =>
    join((words) => told.push({ who, at: Date.now() - began, words })),
  );
  const say = (word: string): void => {
    for (const each of all) each.say(word);
  };
  return { say, told, all };
}

it("tells one who is alone at once", () => {
  const { say, told } = hall(1);
  say("a");
  expect(told).toEqual([{ who: 0, at: 0, words: ["a"] }]);
  vi.advanceTimersByTime(100);
  say("b");
  expect(told.at(-1)).toEqual({ who: 0, at: 100, words: ["b"] });
});

it("tells sixty one after another, each once, within the time", () => {
  const { say, told } = hall(60);
  say("a");
  vi.advanceTimersByTime(1000);
  expect(told.map(({ who }) => who)).toEqual(Array.from({ length: 60 }, (_, who) => who));
  expect(new Set(told.map(({ at }) => at)).size).toBe(60);
  expect(told.at(-1)?.at).toBe(59 * 15);
});

it("tells a thousand within the time too", () => {
  const { say, told } = hall(1000);
  say("a");
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(1000);
});

it("loses nothing that is said meanwhile, and says nothing twice", () => {
  const { say, told } = hall(3);
  say("a");
  vi.advanceTimersByTime(20);
  say("b");
  say("b");
  say("a");
  vi.advanceTimersByTime(1000);
  for (const who of [0, 1, 2]) {
    const heard = told.filter((each) => each.who === who).flatMap(({ words }) => words);
    expect(
      heard.filter((word) => word === "b"),
      `${who}`,
    ).toEqual(["b"]);
    expect(heard[0]).toBe("a");
  }
  // Who had not had their turn yet hears everything in one.
  expect(told.filter(({ who }) => who === 2).map(({ words }) => words)).toEqual([["a", "b"]]);
});

it("lets nobody who is told often keep others waiting", () => {
  const { say, told } = hall(4);
  for (let n = 0; n < 100; n += 1) {
    say(`${n}`);
    vi.advanceTimersByTime(5);
  }
  const times = [0, 1, 2, 3].map((who) => told.filter((each) => each.who === who).length);
  expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
});

it("tells nothing to one who left, and goes on with the others", () => {
  const { say, told, all } = hall(3);
  say("a");
  all[1]?.leave();
  vi.advanceTimersByTime(1000);
  say("b");
  vi.advanceTimersByTime(1000);
  expect(told.map(({ who }) => who)).toEqual([0, 2, 0, 2]);
});
