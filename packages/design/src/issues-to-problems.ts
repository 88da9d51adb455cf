import type * as z from "zod/mini";
import type { DesignProblem, DesignProblemCode } from "./problems.ts";

type Issue = z.core.$ZodIssue;

const sizeCodes: Readonly<Record<string, readonly [DesignProblemCode, DesignProblemCode]>> = {
  string: ["too_short", "too_long"],
  array: ["too_short", "too_many"],
};

const numberCodes: readonly [DesignProblemCode, DesignProblemCode] = ["too_small", "too_big"];

/** Turns the validator's findings into problems whose codes and paths are ours. */
export function issuesToProblems(issues: readonly Issue[], input: unknown): DesignProblem[] {
  return issues.flatMap((issue) => problemsOf(issue, input));
}

function problemsOf(issue: Issue, input: unknown): DesignProblem[] {
  const at = issue.path;
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => problem([...at, key], "unknown_key"));
  }
  if (issue.code === "invalid_format" || issue.code === "invalid_key") {
    return [problem(at, "bad_format")];
  }
  if (issue.code === "too_small") {
    const code = (sizeCodes[issue.origin] ?? numberCodes)[0];
    return [problem(at, code, { min: Number(issue.minimum) })];
  }
  if (issue.code === "too_big") {
    const code = (sizeCodes[issue.origin] ?? numberCodes)[1];
    return [problem(at, code, { max: Number(issue.maximum) })];
  }
  if (valueAt(input, at) === undefined) return [problem(at, "required")];
  if (issue.code === "invalid_value") {
    return [problem(at, "not_allowed", { allowed: issue.values.join(", ") })];
  }
  if (issue.code === "invalid_union") return [problem(at, "not_allowed")];
  const expected = issue.code === "invalid_type" ? issue.expected : "value";
  return [problem(at, "wrong_type", { expected })];
}

function problem(
  path: readonly PropertyKey[],
  code: DesignProblemCode,
  params: DesignProblem["params"] = {},
): DesignProblem {
  return { path: path.map(String).join("."), code, params };
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
