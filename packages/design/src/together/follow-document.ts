import type { DesignDocument, Layer } from "../document.ts";
import { applyChanges, type Change, diffDocuments, reverseChanges } from "../history/changes.ts";
import type { Editing, History, Step } from "../history/editing.ts";
import { same } from "../same.ts";
import { applyEdits, changedLayer } from "./apply-edits.ts";
import type { Edit } from "./edit.ts";
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
  if (edits.every(isOfLayer))
    return { document: next, history: withLayers(editing.history, edits) };

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

type LayerEdit = Edit & { readonly at: "layer" };

function isOfLayer(edit: Edit): edit is LayerEdit {
  return edit.at === "layer";
}

/** Most acts change a layer that stays where it is: then only steps that have it are looked at, and no state is made. */
function withLayers(history: History, edits: readonly LayerEdit[]): History {
  const carry = (step: Step): Step => {
    const touched = step.changes.some((change) => edits.some((edit) => isOn(change, edit)));
    return touched ? { ...step, changes: step.changes.map(carried).filter(isChange) } : step;
  };
  function carried(change: Change): Change {
    if (change.at !== "layer") return change;
    const own = edits.filter((edit) => isOn(change, edit));
    const made = (layer: Layer | null): Layer | null => layer && own.reduce(changedLayer, layer);
    return { ...change, before: made(change.before), after: made(change.after) };
  }
  const { past, future, gesture } = history;
  return {
    past: past.map(carry).filter(isStep),
    future: future.map(carry).filter(isStep),
    gesture: gesture && carry(gesture),
  };
}

function isOn(change: Change, { product, layer }: LayerEdit): boolean {
  return change.at === "layer" && change.product === product && change.layer === layer;
}

function isChange({ before, after }: Change): boolean {
  return !same(before, after);
}

function isStep({ changes }: Step): boolean {
  return changes.length > 0;
}
