import { describe, expect, it } from "vitest";
import { createRecent } from "./recent.ts";

describe("values kept by key", () => {
  it("are so many, the one used longest ago goes first", () => {
    const recent = createRecent<string>(2);
    recent.set("a", "A");
    recent.set("b", "B");
    expect(recent.get("a")).toBe("A");
    recent.set("c", "C");
    expect(["a", "b", "c"].map((key) => recent.get(key))).toEqual(["A", undefined, "C"]);
  });

  it("weigh so much together, each as it was set last", () => {
    const recent = createRecent<string>(5, (value) => value.length);
    recent.set("a", "AA");
    recent.set("b", "BB");
    recent.set("a", "A");
    recent.set("c", "CC");
    expect(["b", "a", "c"].map((key) => recent.get(key))).toEqual(["BB", "A", "CC"]);
    recent.set("d", "DDDD");
    expect(["b", "a", "c", "d"].map((key) => recent.get(key))).toEqual([
      ...[undefined, undefined, undefined, "DDDD"],
    ]);
    recent.set("e", "longer than all");
    expect([recent.get("d"), recent.get("e")]).toEqual([undefined, "longer than all"]);
  });
});
