import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Company, keepCompany, type Presence } from "./presence.ts";

/** A room in which everybody hears everybody, a moment later. */
function room() {
  const people: Company[] = [];
  const told: Presence[] = [];
  const silent = new Set<string>();
  return {
    told,
    enter: (): Company => {
      const company = keepCompany((presence) => {
        told.push(presence);
        if (silent.has(presence.editor)) return;
        setTimeout(() => people.forEach((each) => each.hear(presence)), 5);
      });
      people.push(company);
      return company;
    },
    /** As a browser that was killed: not a word more. */
    silence: (company: Company) => silent.add(company.me().editor),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  const listen = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("window", {
    ...listen,
    sessionStorage: { getItem: () => null, setItem: () => undefined },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const numbers = (company: Company) =>
  [company.me(), ...company.others()].map((each) => each.number);

describe("who has a design open", () => {
  it("is numbered by when they came, each with a colour of their own", async () => {
    const { enter } = room();
    const all: Company[] = [];
    for (let count = 0; count < 5; count += 1) {
      all.push(enter());
      await pass(50);
    }
    await pass(200);
    expect(all.map((each) => each.me().number)).toEqual([1, 2, 3, 4, 5]);
    for (const each of all)
      expect(numbers(each).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(all.map((each) => each.me().colour)).size).toBe(5);
  });

  it("is told of a pointer at most five times a second, and of none while alone", async () => {
    const { enter, told } = room();
    const one = enter();
    const spot = (x: number) => ({ product: "jersey" as const, piece: "front", x, y: 0 });
    one.point(spot(1));
    await pass(1000);
    expect(told.filter(({ place }) => place !== null)).toEqual([]);
    const two = enter();
    await pass(500);
    told.length = 0;
    for (let x = 0; x < 100; x += 1) {
      one.point(spot(x));
      await pass(10);
    }
    expect(told.length).toBeLessThanOrEqual(6);
    await pass(300);
    expect(two.others()[0]?.place).toEqual(spot(99));
  });

  it("is gone when they say so, and when they fall silent", async () => {
    const { enter, silence } = room();
    const [one, two, three] = [enter(), enter(), enter()];
    await pass(500);
    expect(one.others()).toHaveLength(2);
    two.stop();
    await pass(50);
    expect(one.others()).toHaveLength(1);
    silence(three);
    await pass(20_000);
    expect(one.others()).toHaveLength(1);
    await pass(40_000);
    expect(one.others()).toEqual([]);
  });
});
