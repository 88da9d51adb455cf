import type { DesignDocument } from "@holeshot/design";
import { call } from "../../../lib/api/call.ts";
import { isProblem } from "../../../lib/api/api-problem.ts";
import { keepGuestDesign } from "../../../lib/session/guest-designs.ts";
import type { SavedState } from "../opening/opened-design.ts";
import { readDocument } from "../opening/read-document.ts";

export async function createDesign(
  configuratorSetUuid: string,
  name: string,
  document: DesignDocument,
): Promise<SavedState> {
  const { design, edit_hash: hash } = await call("createDesign", {
    body: { configuratorSetUuid, name, document },
  });
  if (hash !== undefined) keepGuestDesign({ uuid: design.uuid, hash });
  const { uuid, version } = design;
  return { uuid, version, name: design.name, hash: hash ?? null, viewedAs: "owner" };
}

/** Saves over the version that is known here; an answer that got lost on its way is recognised. */
export async function updateDesign(
  target: SavedState,
  name: string,
  document: DesignDocument,
): Promise<SavedState> {
  const where = { params: { uuid: target.uuid }, query: hashQuery(target) };
  try {
    const design = await call("saveDesign", {
      ...where,
      body: { name, document, version: target.version },
    });
    return { ...target, version: design.version, name: design.name };
  } catch (error) {
    if (!isProblem(error, "stale_version")) throw error;
    const design = await call("getDesign", where);
    const same = sameValue(design.document, document) && design.name === name;
    if (!same) throw error;
    return { ...target, version: design.version, name: design.name };
  }
}

/** The version the server has now. */
export async function currentVersion(target: SavedState): Promise<number> {
  const design = await call("getDesign", {
    params: { uuid: target.uuid },
    query: hashQuery(target),
  });
  return design.version;
}

/** What somebody saved meanwhile. */
export interface OtherVersion {
  readonly document: DesignDocument;
  readonly name: string;
  readonly at: string;
}

/** The version the server has now, to be looked at; null when it cannot be had. */
export async function otherVersion(target: SavedState): Promise<OtherVersion | null> {
  try {
    const where = { params: { uuid: target.uuid }, query: hashQuery(target) };
    const { document, name, updated_at: at } = await call("getDesign", where);
    const parsed = await readDocument(document);
    return parsed.ok ? { document: parsed.document, name, at } : null;
  } catch {
    return null;
  }
}

export function hashQuery(saved: SavedState): { hash?: string } {
  return saved.hash === null ? {} : { hash: saved.hash };
}

/** Equal as JSON, whatever the order of keys. */
function sameValue(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) =>
      sameValue((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
    )
  );
}
