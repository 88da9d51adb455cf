import { type Editing, endGesture } from "@holeshot/design";
import type { Account } from "../../../lib/session/account.ts";
import { draftKey, drafts, readDraft, writeDraft } from "../../../lib/session/drafts.ts";
import { swapDraft } from "../../../lib/session/swap-draft.ts";
import { report } from "../../../lib/report.ts";
import { readEditing } from "../opening/read-document.ts";
import { createListeners } from "../../../lib/listeners.ts";
import { findPlace, type Kept, mayReplace, moveBeside, note, placeOf } from "./places.ts";
import { idle } from "../../../lib/when-idle.ts";

/** What this browser keeps of a design at once, so that no crash takes more than the last gesture. */
export interface JournalEntry {
  readonly setUuid: string;
  readonly editing: Editing;
  /** Version of the server's design these changes were made on; null for one never saved. */
  readonly version: number | null;
  readonly name: string;
  /** The server has this document too: only the steps to undo are of use. */
  readonly clean: boolean;
}

/** New designs have no id yet: one of each set is kept. */
export function newDesignKey(account: Account, setUuid: string): string {
  return draftKey(account, `new ${setUuid}`);
}

export function designKey(account: Account, uuid: string): string {
  return draftKey(account, `design ${uuid}`);
}

/** Stands in for a design that could not be opened, so that no other design's entry is overwritten. */
export function lostDesignKey(account: Account, uuid: string): string {
  return draftKey(account, `lost ${uuid}`);
}

/** Beside a design whose document could not be read. */
export function failedKey(account: Account, uuid: string): string {
  return draftKey(account, `failed ${uuid}`);
}

/** `failed`: this browser stores nothing, so that only saving keeps what was made. */
export type JournalState = "kept" | "writing" | "failed";

let state: JournalState = "kept";
const listeners = createListeners();

function become(next: JournalState): void {
  if (next === state) return;
  state = next;
  listeners.tell();
}

export function journalState(): JournalState {
  return state;
}

export const onJournal = listeners.subscribe;

interface Line {
  running: Promise<void>;
  /** What is to be written when the running write is done; null takes the entry out. */
  next: JournalEntry | null | undefined;
  /** In the middle of a drag: its frames come first. Letters are written at once. */
  open: boolean;
}

const lines = new Map<string, Line>();

/** One write at a time for each design, and always the newest: a fast drag does not queue up. */
function write(key: string, entry: JournalEntry | null, open = false): Promise<void> {
  const waiting = lines.get(key);
  if (waiting) {
    waiting.next = entry;
    waiting.open = open;
    return waiting.running;
  }
  const line: Line = { running: Promise.resolve(), next: entry, open };
  lines.set(key, line);
  line.running = writeAll(key, line);
  return line.running;
}

/** A drag would be written sixty times a second. Until it is, the state says so. */
const QUIET_MS = 150;

async function writeAll(key: string, line: Line): Promise<void> {
  let wrong = false;
  become("writing");
  while (line.next !== undefined) {
    if (line.open) await idle(QUIET_MS);
    const entry = line.next;
    line.next = undefined;
    try {
      await put(key, entry);
      wrong = false;
    } catch (error) {
      // A browser that stores nothing still edits; the save button remains.
      report(error, "keeping the journal");
      wrong = true;
    }
  }
  lines.delete(key);
  become(wrong ? "failed" : "kept");
}

/** Never over the work of another tab: that stays, and this tab's goes beside it. */
async function put(key: string, entry: JournalEntry | null): Promise<void> {
  const stamp = crypto.randomUUID();
  const stamped: (JournalEntry & Kept) | null = entry && { ...entry, stamp };
  const place = placeOf(key);
  if (await swapDraft<Kept>(place, stamped, (there) => mayReplace(place, there))) {
    note(place, stamp);
  } else if (entry) {
    const own = moveBeside(key);
    await writeDraft(own, stamped, drafts());
    note(own, stamp);
  }
}

/** Whether this browser has something under a key. */
export async function isInJournal(key: string): Promise<boolean> {
  return (await findPlace(key)) !== null;
}

export function keepInJournal(key: string, entry: JournalEntry): Promise<void> {
  // A gesture still open is kept as the step it will be.
  const { gesture } = entry.editing.history;
  const open = gesture !== null && gesture.label !== "set_text";
  return write(key, { ...entry, editing: endGesture(entry.editing) }, open);
}

export function dropFromJournal(key: string): Promise<void> {
  return write(key, null);
}

/** What the journal has under a key, if it can still be used. */
export async function readJournal(key: string): Promise<JournalEntry | null> {
  try {
    await lines.get(key)?.running;
    const place = await findPlace(key);
    if (place === null) return null;
    const entry = await readDraft<JournalEntry & Kept>(place, drafts());
    if (!entry) return null;
    note(place, entry.stamp);
    const read = await readEditing(entry.editing);
    if (read.ok) return { ...entry, editing: read.editing };
    // The next change would write over it.
    await keepForDiagnosis(`${key} failed`, entry.editing.document, read.problems);
    return null;
  } catch (error) {
    report(error, "reading the journal");
    return null;
  }
}

/** Puts a document that cannot be read aside, with what is wrong with it, for whoever finds out why. */
export async function keepForDiagnosis(
  key: string,
  document: unknown,
  problems: readonly unknown[],
): Promise<void> {
  try {
    await writeDraft(key, { document, problems, at: new Date().toISOString() }, drafts());
  } catch (error) {
    report(error, "keeping a document that failed");
  }
}
