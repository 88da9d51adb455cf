import type { FieldError, FieldErrorCode } from "@holeshot/domain";
import { fieldErrorCodes } from "@holeshot/domain";
import * as z from "zod/mini";

type Issue = z.core.$ZodIssue;
type Params = NonNullable<FieldError["params"]>;

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

function plainParams(value: Readonly<Record<string, unknown>>): Params {
  const plain = Object.entries(value).filter(
    (entry): entry is [string, string | number | boolean] =>
      ["string", "number", "boolean"].includes(typeof entry[1]),
  );
  return Object.fromEntries(plain);
}

function bounds(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): Params {
  return issue.code === "too_big" ? { max: Number(issue.maximum) } : { min: Number(issue.minimum) };
}

const measured = new Set(["string", "array", "set", "map", "object"]);

function describe(issue: Issue, input: unknown): readonly [FieldErrorCode, Params?] {
  switch (issue.code) {
    case "invalid_type": {
      const value = valueAt(input, issue.path);
      if (value === undefined) return ["required"];
      if (issue.expected === "int" && typeof value !== "object" && Number.isFinite(Number(value))) {
        return ["not_whole"];
      }
      return ["invalid_type", { expected: issue.expected }];
    }
    case "too_big":
      return [measured.has(issue.origin) ? "too_long" : "too_big", bounds(issue)];
    case "too_small":
      return [measured.has(issue.origin) ? "too_short" : "too_small", bounds(issue)];
    case "invalid_format":
      return ["invalid_format"];
    case "custom": {
      const { code, ...params } = issue.params ?? {};
      const known = fieldErrorCodes.find((each) => each === code);
      return [known ?? "invalid_value", plainParams(params)];
    }
    case "invalid_value":
      return valueAt(input, issue.path) === undefined ? ["required"] : ["invalid_value"];
    default:
      return ["invalid_value"];
  }
}

function errorOf(path: string, code: FieldErrorCode, params: Params = {}): FieldError {
  return Object.keys(params).length === 0 ? { path, code } : { path, code, params };
}

function errorsOf(issue: Issue, input: unknown): readonly FieldError[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) =>
      errorOf([...issue.path, key].map(String).join("."), "unknown_key"),
    );
  }
  const [code, params] = describe(issue, input);
  return [errorOf(issue.path.map(String).join("."), code, params)];
}

/**
 * The `errors` of a 422 `validation_failed`, from zod's findings about `input`: the first finding
 * of each path, in the order found. The input tells a missing value from one of a wrong type.
 */
export function fieldErrors(error: z.core.$ZodError, input: unknown): readonly FieldError[] {
  const first = new Map<string, FieldError>();
  for (const found of error.issues.flatMap((issue) => errorsOf(issue, input))) {
    if (!first.has(found.path)) first.set(found.path, found);
  }
  return [...first.values()];
}

/** A checked value, or what is wrong with it. */
export type Validated<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Checks a value against a schema, with field errors instead of exceptions; for forms and server. */
export function validate<S extends z.ZodMiniType>(
  schema: S,
  input: unknown,
): Validated<z.output<S>> {
  const result = z.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, errors: fieldErrors(result.error, input) };
}
