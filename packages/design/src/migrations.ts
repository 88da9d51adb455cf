import type { DesignProblem } from "./problems.ts";

/** One step that turns a document of the step before into one of schema `to`. Names are never reused or renumbered. */
export interface Migration {
  readonly to: number;
  readonly name: string;
  /** Gets a private copy of a document of the step before; answers one of schema `to`. */
  readonly up: (document: Record<string, unknown>) => Record<string, unknown>;
}

/**
 * Every step since the format was frozen, oldest first. Schema 1 is the baseline: nothing older
 * was ever stored, so its step changes nothing and marks where the numbers begin. A step that only
 * adds a field that may be absent leaves the schema's number alone: documents without it are read as
 * they were, and an older program refuses one that has it, by its path.
 */
export const migrations: readonly Migration[] = [
  { to: 1, name: "0001-baseline", up: (document) => document },
  // `sample` of a text. What was stored before was seen as it is by who stored it: none of it becomes a sample.
  { to: 1, name: "0002-sample-lettering", up: (document) => document },
  // `across_seams` of texts and pictures. What was stored before was seen cut off at its seams, and is made as it was seen.
  { to: 1, name: "0003-across-seams", up: (document) => document },
  // `on_plate` of texts. What was stored before was seen to reach over its plate where that is narrow, and is made as it was seen.
  { to: 1, name: "0004-on-plate", up: (document) => document },
];

export type Migrated =
  | { readonly ok: true; readonly document: unknown; readonly ran: readonly string[] }
  | { readonly ok: false; readonly problem: DesignProblem };

/**
 * Brings a stored document up to the newest schema of `steps`. A document newer than the program
 * is refused, never repaired; one without a readable schema number is left to the validator.
 */
export function migrateDocument(
  input: unknown,
  steps: readonly Migration[] = migrations,
): Migrated {
  const oldest = steps[0]?.to ?? 1;
  const newest = steps.at(-1)?.to ?? 1;
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return { ok: true, document: input, ran: [] };
  }
  const schema: unknown = (input as Record<string, unknown>)["schema"];
  if (typeof schema !== "number" || !Number.isInteger(schema) || schema < oldest) {
    return { ok: true, document: input, ran: [] };
  }
  if (schema > newest) {
    const params = { schema, newest };
    return { ok: false, problem: { path: "schema", code: "newer_schema", params } };
  }
  const due = steps.filter((step) => step.to > schema);
  if (due.length === 0) return { ok: true, document: input, ran: [] };
  let document = structuredCopy(input as Record<string, unknown>);
  for (const step of due) document = step.up(document);
  return { ok: true, document, ran: due.map((step) => step.name) };
}

function structuredCopy(value: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
}
