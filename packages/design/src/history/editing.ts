import { applyCommand } from "../commands/apply-command.ts";
import type { Command, CommandRefusal } from "../commands/command.ts";
import type { DesignDocument } from "../document.ts";
import { applyChanges, diffDocuments, joinChanges, reverseChanges } from "./changes.ts";
import type { Change } from "./changes.ts";

/** Steps that can be undone; older ones are forgotten. */
export const historySteps = 200;

/** One thing the customer did. `label` names it for the undo button: a message id, not a text. */
export interface Step {
  readonly label: string;
  readonly changes: readonly Change[];
}

/** Plain JSON: it can be stored beside the document and read back with `restoreHistory`. */
export interface History {
  /** Done and undoable, the last one last. */
  readonly past: readonly Step[];
  /** Undone and redoable, the next one first. */
  readonly future: readonly Step[];
  /** What happened since the mark of a gesture that is still going on. */
  readonly gesture: Step | null;
}

/** A document under the customer's hands. Values only: every function answers a new one. */
export interface Editing {
  readonly document: DesignDocument;
  readonly history: History;
}

export const emptyHistory: History = { past: [], future: [], gesture: null };

/** A document with nothing to undo. */
export function startEditing(document: DesignDocument): Editing {
  return { document, history: emptyHistory };
}

export type EditResult =
  | { readonly ok: true; readonly editing: Editing }
  | { readonly ok: false; readonly code: CommandRefusal };

/**
 * Runs a command. Outside a gesture it is a step of its own; inside it joins the gesture. A command
 * that changes nothing leaves no step and keeps what can be redone.
 */
export function edit(editing: Editing, command: Command, label: string = command.type): EditResult {
  const result = applyCommand(editing.document, command);
  if (!result.ok) return result;
  const changes = diffDocuments(editing.document, result.document);
  if (changes.length === 0) return { ok: true, editing };
  const { document } = result;
  const { history } = editing;
  if (history.gesture) {
    const gesture = { ...history.gesture, changes: joinChanges(history.gesture.changes, changes) };
    return { ok: true, editing: { document, history: { ...history, gesture } } };
  }
  return { ok: true, editing: { document, history: withStep(history, { label, changes }) } };
}

/** Sets a mark: all that follows until `endGesture` is one step. A gesture still open is ended first. */
export function beginGesture(editing: Editing, label: string): Editing {
  const { document, history } = endGesture(editing);
  return { document, history: { ...history, gesture: { label, changes: [] } } };
}

/** Squashes everything since the mark into one step; a gesture that came to nothing leaves none. */
export function endGesture(editing: Editing): Editing {
  const { document, history } = editing;
  const { gesture } = history;
  if (!gesture) return editing;
  const closed = { ...history, gesture: null };
  if (gesture.changes.length === 0) return { document, history: closed };
  return { document, history: withStep(closed, gesture) };
}

/** Takes back everything since the mark, as if it had not happened. */
export function bailGesture(editing: Editing): Editing {
  const { history } = editing;
  const { gesture } = history;
  if (!gesture) return editing;
  const document = applyChanges(editing.document, reverseChanges(gesture.changes));
  return { document, history: { ...history, gesture: null } };
}

/** One step back. An open gesture is the step. The same value when there is nothing to undo. */
export function undo(editing: Editing): Editing {
  const { document, history } = endGesture(editing);
  const step = history.past.at(-1);
  if (!step) return editing;
  return {
    document: applyChanges(document, reverseChanges(step.changes)),
    history: { past: history.past.slice(0, -1), future: [step, ...history.future], gesture: null },
  };
}

/** One step forward again. The same value when there is nothing to redo. */
export function redo(editing: Editing): Editing {
  const { document, history } = endGesture(editing);
  const [step, ...future] = history.future;
  if (!step) return editing;
  return {
    document: applyChanges(document, step.changes),
    history: { past: [...history.past, step], future, gesture: null },
  };
}

function withStep(history: History, step: Step): History {
  return { ...history, past: [...history.past, step].slice(-historySteps), future: [] };
}
