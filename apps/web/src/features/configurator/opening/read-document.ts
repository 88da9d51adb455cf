import type { DesignProblem, Editing, Parsed } from "@holeshot/design";
import { fetched } from "../../../lib/lazy/fetched.ts";
import { persist } from "../../../lib/lazy/persist.ts";
import { warmLater } from "../../../lib/lazy/warm.ts";

const reader = fetched(() => import("./document-reader.ts"));
warmLater(reader.load);

/** What cannot be judged must not be taken for broken: it is worth several tries. */
function rules(): ReturnType<typeof reader.load> {
  return persist(reader.load, { wanted: (tries) => tries < 4 });
}

/** Reads a document that came from outside: a saved design, another version of it. */
export async function readDocument(input: unknown): Promise<Parsed> {
  const { parseDocument } = await rules();
  return parseDocument(input);
}

type ReadEditing =
  | { readonly ok: true; readonly editing: Editing }
  | { readonly ok: false; readonly problems: readonly DesignProblem[] };

/** A document with the steps kept beside it; steps that do not belong to it are left out. */
export async function readEditing(stored: Editing): Promise<ReadEditing> {
  const { parseDocument, restoreHistory } = await rules();
  const parsed = parseDocument(stored.document);
  if (!parsed.ok) return parsed;
  const { document } = parsed;
  return { ok: true, editing: { document, history: restoreHistory(stored.history, document) } };
}
