// A few checks of JSON values. The editor asks them at every frame of a drag and must not wait for a
// schema library to arrive; `parse.ts` says what is wrong with a document from outside.

/** Whether a value is what it should be. */
export type Check = (value: unknown) => boolean;

export const isFlag: Check = (value) => typeof value === "boolean";

export function among(...allowed: readonly unknown[]): Check {
  return (value) => allowed.includes(value);
}

export function between(min: number, max: number): Check {
  return (value) => typeof value === "number" && value >= min && value <= max;
}

export function text(pattern: RegExp, min: number, max: number): Check {
  return (value) =>
    typeof value === "string" && value.length >= min && value.length <= max && pattern.test(value);
}

export function list(each: Check, min: number, max: number): Check {
  return (value) =>
    Array.isArray(value) && value.length >= min && value.length <= max && value.every(each);
}

export function orNull(check: Check): Check {
  return (value) => value === null || check(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An object with these fields and no others; those of `optional` may be missing. */
export function fields(
  required: Readonly<Record<string, Check>>,
  optional: Readonly<Record<string, Check>> = {},
): Check {
  return (value) =>
    isRecord(value) &&
    Object.keys(value).every(
      (key) => Object.hasOwn(required, key) || Object.hasOwn(optional, key),
    ) &&
    Object.entries(required).every(([key, check]) => check(value[key])) &&
    Object.entries(optional).every(([key, check]) => value[key] === undefined || check(value[key]));
}

/** An object of any names, each fit and each with a value that is. */
export function entries(name: Check, each: Check): Check {
  return (value) =>
    isRecord(value) && Object.entries(value).every(([key, item]) => name(key) && each(item));
}
