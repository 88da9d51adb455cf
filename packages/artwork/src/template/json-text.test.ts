import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readJsonText } from "./json-text.ts";

describe("readJsonText", () => {
  it("reads what JSON.parse reads", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 3 }), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const read = readJsonText(text);
        expect(read.ok && read.value).toEqual(JSON.parse(text));
      }),
      { numRuns: 300 },
    );
  });

  it("refuses what JSON.parse refuses, and a name given twice", () => {
    for (const text of ["", "{", "[1,]", "{'a':1}", "01", '{"a":1}x', '"\n"', "nul", '{"a" 1}']) {
      expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
      expect(readJsonText(text).ok).toBe(false);
    }
    expect(readJsonText('{"a":1,\n "a":2}')).toMatchObject({
      ok: false,
      place: { line: 2, column: 2 },
    });
  });

  it("tells where a value stands, or its nearest parent", () => {
    const read = readJsonText('{\n  "a": [1,\n    {"b": 2}]\n}');
    if (!read.ok) throw new Error("not read");
    expect(read.placeOf(["a", 1, "b"])).toEqual({ line: 3, column: 11 });
    expect(read.placeOf(["a", 1, "c"])).toEqual({ line: 3, column: 5 });
    expect(read.placeOf(["x"])).toEqual({ line: 1, column: 1 });
  });

  it("keeps __proto__ a plain name", () => {
    const read = readJsonText('{"__proto__": {"polluted": true}}');
    expect(read.ok && Object.hasOwn(read.value as object, "__proto__")).toBe(true);
  });
});
