import { describe, expect, it } from "vitest";
import { fetched } from "./fetched.ts";
import { pauseOf } from "./pause.ts";

/** Lets everything run that waits for nothing but its turn. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

function network() {
  const pauses: number[] = [];
  const goOn: (() => void)[] = [];
  let up = false;
  let asked = 0;
  const part = fetched(
    () => {
      asked += 1;
      return up ? Promise.resolve("part") : Promise.reject(new Error("offline"));
    },
    (tries) => {
      pauses.push(tries);
      return new Promise((resolve) => goOn.push(resolve));
    },
  );
  return {
    part,
    pauses,
    asked: () => asked,
    comesBack: () => {
      up = true;
    },
    later: async () => {
      goOn.shift()?.();
      await turns();
    },
  };
}

describe("what is fetched when it is wanted", () => {
  it("is fetched once, whoever asks", async () => {
    const { part, asked, comesBack } = network();
    comesBack();
    expect(await Promise.all([part.load(), part.load()])).toEqual(["part", "part"]);
    await part.load();
    expect([asked(), part.state()]).toEqual([1, { kind: "here", value: "part" }]);
  });

  it("is asked for again with growing pauses, tells from the second failure on, and comes", async () => {
    const { part, pauses, comesBack, later, asked } = network();
    const told: string[] = [];
    part.subscribe(() => told.push(part.state().kind));
    part.insist();
    part.insist();
    await turns();
    expect([asked(), part.state().kind]).toEqual([1, "waiting"]);
    await later();
    expect([asked(), part.state().kind]).toEqual([2, "failed"]);
    comesBack();
    await later();
    expect(part.state()).toEqual({ kind: "here", value: "part" });
    expect([pauses, told.at(-1)]).toEqual([[1, 2], "here"]);
  });

  it("is left alone when nobody waits for it any more, and asked for anew by the next one", async () => {
    const { part, comesBack, later, asked } = network();
    const leave = part.subscribe(() => undefined);
    part.insist();
    await turns();
    leave();
    await later();
    expect(asked()).toBe(1);
    comesBack();
    part.insist();
    await turns();
    expect(part.state().kind).toBe("here");
  });

  it("fails for who asks once, and is not lost by it", async () => {
    const { part, comesBack } = network();
    await expect(part.load()).rejects.toThrow("offline");
    expect(part.state().kind).toBe("waiting");
    comesBack();
    expect(await part.load()).toBe("part");
  });

  it("waits longer each time, and half a minute at the most", () => {
    const pauses = [1, 2, 3, 4, 5, 6, 60].map(pauseOf);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect([pauses[0], pauses.at(-1)]).toEqual([500, 30_000]);
  });
});
