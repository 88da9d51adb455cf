import { type DesignDocument, same } from "@holeshot/design";
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

/** A design's name and document, as a save sends them. */
export interface Content {
  readonly name: string;
  readonly document: DesignDocument;
}

/** The same to whoever reads them, whatever the order of keys. */
export function sameContent(
  one: { readonly name: string; readonly document: unknown },
  two: Content,
): boolean {
  return one.name === two.name && same(one.document, two.document);
}

/**
 * Saves over the version that is known here, and over one that is newer only by what was sent from here before:
 * `unanswered`, of which nobody knows whether it arrived.
 */
export async function updateDesign(
  target: SavedState,
  content: Content,
  unanswered: readonly Content[] = [],
): Promise<SavedState> {
  const where = { params: { uuid: target.uuid }, query: hashQuery(target) };
  try {
    const body = { ...content, version: target.version };
    const { version, name } = await call("saveDesign", { ...where, body });
    return { ...target, version, name };
  } catch (error) {
    if (!isProblem(error, "stale_version")) throw error;
    const { version, ...there } = await call("getDesign", where);
    const { name } = there;
    if (sameContent(there, content)) return { ...target, version, name };
    if (!unanswered.some((each) => sameContent(there, each))) throw error;
    return updateDesign({ ...target, version }, content);
  }
}

/** Saves over whatever the server has now, which stays among the versions. */
export async function overwriteDesign(target: SavedState, content: Content): Promise<SavedState> {
  const where = { params: { uuid: target.uuid }, query: hashQuery(target) };
  const there = await call("getDesign", where);
  const body = { ...content, version: there.version, over: true as const };
  const { version, name } = await call("saveDesign", { ...where, body });
  return { ...target, version, name };
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
