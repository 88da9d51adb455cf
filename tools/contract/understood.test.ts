import { describe, expect, test } from "vitest";
import { notUnderstood } from "./understood.ts";

const text = { type: "string" };
const none = { type: "null" };
const object = (properties: object, required = Object.keys(properties)) => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});

describe("what a reader does not understand", () => {
  test.each([
    ["nothing of the same", object({ a: text }), object({ a: text }), []],
    ["nothing of a key it does not know", object({}), object({ a: text }), []],
    ["a key that is missing", object({ a: text }), object({}), [".a may be missing"]],
    [
      "a key that may be missing",
      object({ a: text }),
      object({ a: text }, []),
      [".a may be missing"],
    ],
    ["nothing of a key it can do without", object({ a: text }, []), object({}), []],
    ["nothing of one it has a value for", object({ a: { ...text, default: "" } }), object({}), []],
    ["another type", object({ a: text }), object({ a: { type: "number" } }), [".a may be number"]],
    [
      "null where there was a value",
      object({ a: text }),
      object({ a: { anyOf: [text, none] } }),
      [".a may be null"],
    ],
    [
      "nothing of a value where null was possible",
      object({ a: { anyOf: [text, none] } }),
      object({ a: text }),
      [],
    ],
    [
      "a new word of a list",
      object({ a: { enum: ["x"] } }),
      object({ a: { enum: ["x", "y"] } }),
      ['.a may be "y"'],
    ],
    ["a free text where there were words", { enum: ["x"] }, text, ["the whole may be string"]],
    ["nothing of a word where any text goes", text, { const: "x" }, []],
    ["nothing of a whole number where any goes", { type: "number" }, { type: "integer" }, []],
    [
      "what lies in a list",
      { type: "array", items: object({ a: text }) },
      { type: "array", items: object({}) },
      ["[].a may be missing"],
    ],
    [
      "what lies in a record",
      object({ r: { type: "object", additionalProperties: object({ a: text }) } }),
      object({ r: { type: "object", additionalProperties: object({}) } }),
      [".r.*.a may be missing"],
    ],
    [
      "a place of a tuple",
      { type: "array", prefixItems: [text, text] },
      { type: "array", prefixItems: [text] },
      ["[1] may be missing"],
    ],
    [
      "an address that need be none",
      { type: "string", format: "email" },
      text,
      [" need not be email"],
    ],
    [
      "a new kind of a thing",
      { anyOf: [object({ k: { const: "a" } }), object({ k: { const: "b" } })] },
      { anyOf: [object({ k: { const: "a" } }), object({ k: { const: "c" } })] },
      ['the whole may be of another kind, k "c"'],
    ],
    [
      "a key of one kind, held against that kind",
      { anyOf: [object({ k: { const: "a" }, x: text }), object({ k: { const: "b" } })] },
      { anyOf: [object({ k: { const: "a" } }), object({ k: { const: "b" } })] },
      [".x may be missing"],
    ],
  ])("%s", (_, reader, writer, faults) => {
    expect(notUnderstood(reader, writer)).toEqual(faults);
  });

  test("whoever refuses what is unknown does not take a new key", () => {
    const told = notUnderstood(object({}), object({ a: text }), { refusesUnknown: true });
    expect(told).toEqual([".a is not known"]);
  });
});
