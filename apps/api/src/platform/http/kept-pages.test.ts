import { describe, expect, it } from "vitest";
import { keptPages } from "./kept-pages.ts";

function shelf(most: number, forMs = 1000) {
  let time = 0;
  let made = 0;
  const pages = keptPages<number>(most, forMs, () => time);
  const get = (key: string, worth = true): Promise<number> =>
    pages.get(
      key,
      () => Promise.resolve((made += 1)),
      () => worth,
    );
  return { pages, get, pass: (ms: number) => (time += ms) };
}

describe("kept pages", () => {
  it("are made once for all who ask, at once or later", async () => {
    const { get } = shelf(3);
    expect(await Promise.all([get("a"), get("a"), get("b")])).toEqual([1, 1, 2]);
    expect(await get("a")).toBe(1);
  });

  it("are no more than there is room for: those asked for last stay", async () => {
    const { pages, get } = shelf(2);
    for (const key of ["a", "b", "a", "c"]) await get(key);
    expect(pages.size()).toBe(2);
    expect([await get("a"), await get("c"), await get("b")]).toEqual([1, 3, 4]);
    for (let index = 0; index < 5000; index += 1) await get(`page ${index}`);
    expect(pages.size()).toBe(2);
  });

  it("grow old", async () => {
    const { get, pass } = shelf(2);
    await get("a");
    pass(999);
    expect(await get("a")).toBe(1);
    pass(1);
    expect(await get("a")).toBe(2);
  });

  it("are none that failed or are not worth it", async () => {
    const { pages, get } = shelf(2);
    await get("a", false);
    const broken = pages.get(
      "b",
      () => Promise.reject(new Error("broken")),
      () => true,
    );
    await expect(broken).rejects.toThrow("broken");
    expect(pages.size()).toBe(0);
    expect([await get("a"), await get("b")]).toEqual([2, 3]);
  });
});
