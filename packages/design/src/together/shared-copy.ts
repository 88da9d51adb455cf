import type { DesignDocument } from "../document.ts";
import { applyEdits } from "./apply-edits.ts";
import type { Act, OrderedAct } from "./edit.ts";
import { editsBetween } from "./edits-between.ts";

/**
 * One editor's copy of a design that several have open: what the server has, what was sent to it and is not in its order
 * yet, and on top of both, in the document on the screen, what is not sent. One act at a time is on its way; all that is
 * done meanwhile goes together in the next.
 */
export interface SharedCopy {
  readonly version: number;
  /** The design of that version. */
  readonly base: DesignDocument;
  readonly sent: SentAct | null;
  /** `base` with `sent` made in it: what differs from this on the screen is still to be sent. */
  readonly reached: DesignDocument;
}

/** An act on its way; `place` is the version that it led to, once the server has said so and acts before it are missing here. */
export interface SentAct extends Act {
  readonly place?: number;
}

/** A copy, and the document that belongs on the screen with it. */
export interface Rebased {
  readonly copy: SharedCopy;
  readonly document: DesignDocument;
}

/** A copy in which nothing is on its way. */
export function startCopy(version: number, base: DesignDocument): SharedCopy {
  return { version, base, sent: null, reached: base };
}

/** Whether everything on the screen is in the server's order. */
export function isSettled(copy: SharedCopy, document: DesignDocument): boolean {
  return copy.sent === null && editsBetween(copy.reached, document).length === 0;
}

/** Takes what is not sent as one act; null when there is nothing, or the one before is still on its way. */
export function takeAct(copy: SharedCopy, document: DesignDocument, id: string): SharedCopy | null {
  if (copy.sent) return null;
  const edits = editsBetween(copy.reached, document);
  return edits.length === 0 ? null : { ...copy, sent: { id, edits }, reached: document };
}

/** The next act of the server's order, one's own too. Null when one before it is missing: then it is caught up. */
export function hearAct(
  copy: SharedCopy,
  document: DesignDocument,
  act: OrderedAct,
): Rebased | null {
  if (act.version <= copy.version) return { copy, document };
  if (act.version > copy.version + 1) return null;
  const base = applyEdits(copy.base, act.edits).document;
  const sent = copy.sent?.id === act.id ? null : copy.sent;
  return rebase(copy, document, { version: act.version, base, sent });
}

/** The whole design as the server has it: after a save of all of it, or when one was away for long. */
export function hearDocument(
  copy: SharedCopy,
  document: DesignDocument,
  now: { readonly version: number; readonly base: DesignDocument },
): Rebased {
  return now.version <= copy.version
    ? { copy, document }
    : rebase(copy, document, { ...now, sent: copy.sent });
}

/** The server has given one's own act its place; acts before it may be missing here still. */
export function hearAccepted(
  copy: SharedCopy,
  document: DesignDocument,
  { id, version }: { readonly id: string; readonly version: number },
): Rebased {
  const { sent } = copy;
  if (sent?.id !== id) return { copy, document };
  // In a document that came as a whole it is already.
  if (version <= copy.version) return dropAct(copy, document, id);
  const placed = { ...copy, sent: { ...sent, place: version } };
  return hearAct(copy, document, { ...sent, version }) ?? { copy: placed, document };
}

/** Whether acts that the server has ordered before one's own have not come: they are asked for. */
export function isBehind({ sent, version }: SharedCopy): boolean {
  return sent?.place !== undefined && sent.place > version;
}

/** The server does not take the act: it is as if it had not happened. */
export function dropAct(copy: SharedCopy, document: DesignDocument, id: string): Rebased {
  if (copy.sent?.id !== id) return { copy, document };
  const { version, base } = copy;
  return rebase(copy, document, { version, base, sent: null });
}

function rebase(
  copy: SharedCopy,
  document: DesignDocument,
  now: Omit<SharedCopy, "reached">,
): Rebased {
  const unsent = editsBetween(copy.reached, document);
  const arrived = now.sent?.place !== undefined && now.sent.place <= now.version;
  const sent = arrived ? null : now.sent;
  const reached = sent ? applyEdits(now.base, sent.edits).document : now.base;
  return { copy: { ...now, sent, reached }, document: applyEdits(reached, unsent).document };
}
