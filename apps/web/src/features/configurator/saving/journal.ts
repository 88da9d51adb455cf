import { type Editing, endGesture, parseDocument, restoreHistory } from "@holeshot/design";
import { createStore, del, get, set, type UseStore } from "idb-keyval";
import { report } from "../../../lib/report.ts";

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

let opened: UseStore | null = null;

function journal(): UseStore {
  opened ??= createStore("holeshot-journal", "designs");
  return opened;
}

/** New designs have no id yet: one of each set is kept. */
export function newDesignKey(setUuid: string): string {
  return `new ${setUuid}`;
}

export function designKey(uuid: string): string {
  return `design ${uuid}`;
}

/** Stands in for a design that could not be opened, so that no other design's entry is overwritten. */
export function lostDesignKey(uuid: string): string {
  return `lost ${uuid}`;
}

interface Line {
  running: Promise<void>;
  /** What is to be written when the running write is done; null takes the entry out. */
  next: JournalEntry | null | undefined;
}

const lines = new Map<string, Line>();

/** One write at a time for each design, and always the newest: a fast drag does not queue up. */
function write(key: string, entry: JournalEntry | null): Promise<void> {
  const waiting = lines.get(key);
  if (waiting) {
    waiting.next = entry;
    return waiting.running;
  }
  const line: Line = { running: Promise.resolve(), next: entry };
  lines.set(key, line);
  line.running = writeAll(key, line);
  return line.running;
}

async function writeAll(key: string, line: Line): Promise<void> {
  while (line.next !== undefined) {
    const entry = line.next;
    line.next = undefined;
    try {
      await (entry ? set(key, entry, journal()) : del(key, journal()));
    } catch (error) {
      // A browser that stores nothing still edits; the save button remains.
      report(error, "keeping the journal");
    }
  }
  lines.delete(key);
}

export function keepInJournal(key: string, entry: JournalEntry): Promise<void> {
  // A gesture still open is kept as the step it will be.
  return write(key, { ...entry, editing: endGesture(entry.editing) });
}

export function dropFromJournal(key: string): Promise<void> {
  return write(key, null);
}

/** What the journal has under a key, if it can still be used. */
export async function readJournal(key: string): Promise<JournalEntry | null> {
  try {
    await lines.get(key)?.running;
    const entry = await get<JournalEntry>(key, journal());
    if (!entry) return null;
    const parsed = parseDocument(entry.editing.document);
    if (!parsed.ok) return null;
    const history = restoreHistory(entry.editing.history, parsed.document);
    return { ...entry, editing: { document: parsed.document, history } };
  } catch (error) {
    report(error, "reading the journal");
    return null;
  }
}
