import type { DesignDocument } from "./document.ts";
import { checkDocumentRules } from "./document-rules.ts";
import { issuesToProblems } from "./issues-to-problems.ts";
import { designLimits } from "./limits.ts";
import { migrateDocument } from "./migrations.ts";
import type { DesignProblem } from "./problems.ts";
import { documentSchema } from "./schema.ts";
import { utf8Length } from "./utf8-length.ts";

export type Parsed =
  | { readonly ok: true; readonly document: DesignDocument }
  | { readonly ok: false; readonly problems: readonly DesignProblem[] };

/**
 * Reads a document from anywhere. Answers the document, migrated to the newest schema, or every
 * problem found with its path; never repairs, never drops a key.
 */
export function parseDocument(input: unknown): Parsed {
  const unfit = sizeProblem(input);
  if (unfit) return { ok: false, problems: [unfit] };
  const migrated = migrateDocument(input);
  if (!migrated.ok) return { ok: false, problems: [migrated.problem] };
  const result = documentSchema.safeParse(migrated.document);
  if (!result.success) {
    return { ok: false, problems: issuesToProblems(result.error.issues, migrated.document) };
  }
  const document: DesignDocument = result.data;
  const problems = checkDocumentRules(document);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, document };
}

function sizeProblem(input: unknown): DesignProblem | null {
  let text: string | undefined;
  try {
    text = JSON.stringify(input);
  } catch {
    // Cycles, big integers, or nesting deeper than the stack: nothing that came from JSON.
    return { path: "", code: "not_json", params: {} };
  }
  if (text === undefined) return { path: "", code: "required", params: {} };
  // A key of this name would vanish in plain objects instead of being refused.
  if (text.includes('"__proto__":')) return { path: "__proto__", code: "unknown_key", params: {} };
  const bytes = utf8Length(text);
  const max = designLimits.documentBytes;
  return bytes > max ? { path: "", code: "document_too_large", params: { max, bytes } } : null;
}
