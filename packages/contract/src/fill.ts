import type { RouteId } from "./endpoints.ts";

/** What pages read where an answer of the version before lacks a key. */
export interface Fill {
  /** The keys on the way to it, with `[]` behind a list and `*` for each value of a record: `data[].designs`. */
  readonly at: string;
  readonly absent: unknown;
  /** The calls whose answers have it. */
  readonly of: readonly RouteId[];
}

/** Puts what stands for absent keys into an answer that was just read; it belongs to nobody else yet. */
export function fillAbsent(body: unknown, id: RouteId, fills: readonly Fill[]): unknown {
  for (const { at, absent, of } of fills) {
    if (of.includes(id)) fillAt(body, at.replaceAll("[]", ".*").split("."), absent);
  }
  return body;
}

function fillAt(value: unknown, [key = "", ...further]: readonly string[], absent: unknown): void {
  if (typeof value !== "object" || value === null) return;
  const object = value as Record<string, unknown>;
  if (key === "*") for (const each of Object.values(object)) fillAt(each, further, absent);
  else if (further.length > 0) fillAt(object[key], further, absent);
  // An answer's own list, never one that another answer was given.
  else if (!Object.hasOwn(object, key)) object[key] = JSON.parse(JSON.stringify(absent)) as unknown;
}
