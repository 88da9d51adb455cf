import type { DesignProblem, Editing, Parsed } from "@holeshot/design";

/** Reads a document that came from outside: a saved design, another version of it. */
export async function readDocument(input: unknown): Promise<Parsed> {
  const { parseDocument } = await import("./document-reader.ts");
  return parseDocument(input);
}

type ReadEditing =
  | { readonly ok: true; readonly editing: Editing }
  | { readonly ok: false; readonly problems: readonly DesignProblem[] };

/** A document with the steps kept beside it; steps that do not belong to it are left out. */
export async function readEditing(stored: Editing): Promise<ReadEditing> {
  const { parseDocument, restoreHistory } = await import("./document-reader.ts");
  const parsed = parseDocument(stored.document);
  if (!parsed.ok) return parsed;
  const { document } = parsed;
  return { ok: true, editing: { document, history: restoreHistory(stored.history, document) } };
}
