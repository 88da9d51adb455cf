import { useSyncExternalStore } from "react";
import { createListeners } from "../../lib/listeners.ts";
import { knownAccount } from "../../lib/session/account.ts";
import { dropFields, keepFields, withKept } from "../../lib/session/kept-fields.ts";
import { dismissToast, toast } from "../../ui/toast-store.ts";

/** A place that is marked in a proof which is not sent yet. */
export interface DraftPin {
  readonly line_id: string;
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** What is to go with the next proof of an order. */
export interface ProofDraft {
  readonly pins: readonly DraftPin[];
  readonly message: string;
}

const drafts = new Map<string, ProofDraft>();
/** The offers to put back what was taken out of a draft. */
const offers = new Map<string, number[]>();
const listeners = createListeners();
const formOf = (order: string): string => `proof ${order}`;

/** A draft is the designer's own, and lives as long as their tab: it is kept as other forms are. */
function draftOf(order: string): ProofDraft {
  const account = knownAccount();
  const key = `${order} ${account}`;
  const known = drafts.get(key);
  if (known) return known;
  const kept = withKept(account, formOf(order), { pins: "[]", message: "" });
  const draft = { pins: pinsIn(kept.pins), message: kept.message };
  drafts.set(key, draft);
  return draft;
}

function pinsIn(text: string): readonly DraftPin[] {
  try {
    return JSON.parse(text) as readonly DraftPin[];
  } catch {
    return [];
  }
}

/** The draft of an order's next proof, the same one on every page, and how it changes. */
export function useProofDraft(order: string) {
  const draft = useSyncExternalStore(listeners.subscribe, () => draftOf(order));
  function change(part: Partial<ProofDraft>): void {
    const account = knownAccount();
    const next = { ...draftOf(order), ...part };
    drafts.set(`${order} ${account}`, next);
    const { pins, message } = next;
    keepFields(account, formOf(order), { pins: JSON.stringify(pins), message });
    listeners.tell();
  }

  /** Takes a marked place out. What was written at it goes along, so it can be put back as it was. */
  function takeOut(at: number, words: TakenOutWords, onBack?: (at: number) => void): void {
    const { pins } = draftOf(order);
    const gone = pins[at];
    if (gone === undefined) return;
    change({ pins: pins.toSpliced(at, 1) });
    if (gone.text.trim() === "") return;
    const key = `${order} ${knownAccount()}`;
    const offer = toast(words.removed, "ok", {
      label: words.undo,
      // Among those that are there by then.
      onPress: () => {
        if (key !== `${order} ${knownAccount()}`) return;
        change({ pins: draftOf(order).pins.toSpliced(at, 0, gone) });
        onBack?.(at);
      },
    });
    offers.set(key, [...(offers.get(key) ?? []), offer]);
  }

  return { draft, change, takeOut };
}

interface TakenOutWords {
  readonly removed: string;
  readonly undo: string;
}

/** It was sent. What was taken out of it is not put into the next one. */
export function dropProofDraft(order: string): void {
  const account = knownAccount();
  const key = `${order} ${account}`;
  offers.get(key)?.forEach(dismissToast);
  offers.delete(key);
  drafts.delete(key);
  dropFields(account, formOf(order));
  listeners.tell();
}

/** What is sent of the marked places. */
export function sentPins(pins: readonly DraftPin[]): DraftPin[] {
  return pins.map(({ line_id, piece, x, y, text }) => ({
    line_id,
    piece,
    x,
    y,
    text: text.trim(),
  }));
}
