import fc from "fast-check";

type Arbitrary = fc.Arbitrary<unknown>;

/** A JSON Schema as the published contract has them. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
}

/** Values that programs stumble over. */
export const oddities: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 63,
  "",
  " ",
  "\u0000",
  "\ud800",
  "null",
  "NaN",
  "-1",
  "'; drop table customers; --",
  "../../../etc/passwd",
  "<script>alert(1)</script>",
  "%00%ff",
  "𝕊𝕡𝕖𝕖𝕕 🏍️",
  "\u202etxt",
  "x".repeat(100_000),
  [],
  [null],
  {},
  { length: 5 },
  { toString: null },
  JSON.parse('{"__proto__": {"role": "administrator"}, "constructor": {"prototype": 1}}'),
  Array.from({ length: 2000 }, () => 0),
  JSON.parse(`${"[".repeat(400)}${"]".repeat(400)}`),
];

const oddity = fc.constantFrom(...oddities);

function ofType(schema: JsonSchema, resolve: (ref: string) => Arbitrary): Arbitrary {
  switch (schema.type) {
    case "string":
      return text(schema);
    case "integer":
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -1000),
        max: Math.min(schema.maximum ?? 100_000, 100_000),
      });
    case "number":
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(fromSchema(schema.items ?? {}, resolve), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, 3),
      });
    case "object":
      return object(schema, resolve);
    default:
      return oddity;
  }
}

function text(schema: JsonSchema): Arbitrary {
  if (schema.format === "uuid") return fc.uuid({ version: 7 });
  if (schema.format === "email") return fc.emailAddress();
  if (schema.format === "date-time")
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  return fc.string({
    minLength: schema.minLength ?? 1,
    maxLength: Math.min(schema.maxLength ?? 20, 20),
    unit: "grapheme",
  });
}

function object(schema: JsonSchema, resolve: (ref: string) => Arbitrary): Arbitrary {
  const { properties = {}, required = [], additionalProperties } = schema;
  if (Object.keys(properties).length === 0 && typeof additionalProperties === "object") {
    return fc.dictionary(
      fc.constantFrom("size", "fabric", "x"),
      fromSchema(additionalProperties, resolve),
    );
  }
  const parts = Object.entries(properties).map(
    ([key, value]) => [key, fromSchema(value, resolve)] as const,
  );
  return fc.record(Object.fromEntries(parts), { requiredKeys: [...required] });
}

/** Values that a schema describes; `resolve` supplies what a reference stands for. */
export function fromSchema(schema: JsonSchema, resolve: (ref: string) => Arbitrary): Arbitrary {
  if (schema.$ref !== undefined) return resolve(schema.$ref);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) {
    return fc.oneof(...schema.anyOf.map((each) => fromSchema(each, resolve)));
  }
  return ofType(schema, resolve);
}

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, entry]) =>
    pathsOf(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...below];
}

function changeAt(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((entry, index) => (index === head ? changeAt(entry, rest, change) : entry));
  }
  const entries = Object.entries(value as object).map(([key, entry]) => [
    key,
    key === head ? changeAt(entry, rest, change) : entry,
  ]);
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
}

function grown(value: unknown, odd: unknown): unknown {
  if (Array.isArray(value)) return [...value, odd];
  if (typeof value === "object" && value !== null) return { ...value, surprise: odd };
  return odd;
}

/** A value with one thing wrong: replaced, removed, added or repeated somewhere inside. */
export function mutated(valid: Arbitrary): Arbitrary {
  return fc.tuple(valid, fc.nat(), fc.nat(3), oddity).map(([value, at, kind, odd]) => {
    const paths = pathsOf(value);
    const path = paths[at % paths.length] ?? [];
    if (kind === 0) return changeAt(value, path, () => undefined);
    if (kind === 1) return changeAt(value, path, (old) => grown(old, odd));
    if (kind === 2) return changeAt(value, path, (old) => [old, old]);
    return changeAt(value, path, () => odd);
  });
}
