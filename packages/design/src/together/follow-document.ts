import type { DesignDocument } from "../document.ts";
import { applyChanges, diffDocuments, reverseChanges } from "../history/changes.ts";
import type { Editing, Step } from "../history/editing.ts";
import { applyEdits } from "./apply-edits.ts";
import { editsBetween } from "./edits-between.ts";

/**
 * The document with what others did, under a history that is still one's own: what they changed is changed in every
 * earlier state too, so that a step back takes back one's own act and nothing of theirs. A step of which nothing is left,
 * because they changed all of it since, is forgotten.
 */
export function followDocument(editing: Editing, next: DesignDocument): Editing {
  const edits = editsBetween(editing.document, next);
  if (edits.length === 0) return editing;
  const carry = (state: DesignDocument): DesignDocument => applyEdits(state, edits).document;
  const { past, future, gesture } = editing.history;

  let state = editing.document;
  let carried = next;
  /** The step one state back, as it is among the states that have what the others did. */
  function back({ label, changes }: Step): Step {
    const before = applyChanges(state, reverseChanges(changes));
    const carriedBefore = carry(before);
    const step = { label, changes: diffDocuments(carriedBefore, carried) };
    [state, carried] = [before, carriedBefore];
    return step;
  }
  const open = gesture && back(gesture);
  const done = past.toReversed().map(back).filter(isStep).toReversed();

  [state, carried] = [editing.document, next];
  const undone = future.map(({ label, changes }) => {
    const after = applyChanges(state, changes);
    const carriedAfter = carry(after);
    const step = { label, changes: diffDocuments(carried, carriedAfter) };
    [state, carried] = [after, carriedAfter];
    return step;
  });
  return {
    document: next,
    history: { past: done, future: undone.filter(isStep), gesture: open },
  };
}

function isStep({ changes }: Step): boolean {
  return changes.length > 0;
}
