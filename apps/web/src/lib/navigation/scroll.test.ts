import { describe, expect, it } from "vitest";
import { scrollPlaces } from "./scroll.ts";

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

describe("how far a page was scrolled", () => {
  it("is known for an entry that was left, the last time counting, and for no other", () => {
    const tops = scrollPlaces(storage());
    tops.keep("a", 300);
    tops.keep("a", 420);
    expect([tops.of("a"), tops.of("b")]).toEqual([420, undefined]);
  });

  it("outlives the document, for the hundred entries that were left last", () => {
    const tab = storage();
    const tops = scrollPlaces(tab);
    for (let entry = 0; entry < 120; entry += 1) tops.keep(`entry ${entry}`, entry);
    tops.keep("entry 0", 7);
    tops.store();
    const after = scrollPlaces(tab);
    expect([after.of("entry 0"), after.of("entry 20"), after.of("entry 21")]).toEqual([
      7,
      undefined,
      21,
    ]);
  });

  it("is forgotten without complaint when the storage is closed, full or holds something else", () => {
    const broken = {
      getItem: () => '[["a"],{"b":1},["c",12]]',
      setItem: () => {
        throw new Error("full");
      },
    };
    const tops = scrollPlaces(broken);
    expect([tops.of("a"), tops.of("c")]).toEqual([undefined, 12]);
    expect(() => tops.store()).not.toThrow();
    expect(scrollPlaces(null).of("a")).toBeUndefined();
  });
});
