import { type Editing, parseDocument, restoreHistory } from "@holeshot/design";
import { createStore, del, get, set, type UseStore } from "idb-keyval";
import { report } from "../../../lib/report.ts";

/** What this browser keeps of a design at once, so that no crash takes more than the last gesture. */
export interface JournalEntry {
  readonly setUuid: string;
  readonly editing: Editing;
  /** Version of the server's design these changes were made on; null for one never saved. */
  readonly version: number | null;
  readonly name: string;
}

let opened: UseStore | null = null;

function journal(): UseStore {
  opened ??= createStore("holeshot-journal", "designs");
  return opened;
}

/** New designs have no id yet: one of each set is kept. */
export function journalKey(uuid: string | null, setUuid: string): string {
  return uuid === null ? `new ${setUuid}` : `design ${uuid}`;
}

export async function keepInJournal(key: string, entry: JournalEntry): Promise<void> {
  try {
    await set(key, entry, journal());
  } catch (error) {
    // A browser that stores nothing still edits; the save button remains.
    report(error, "keeping the journal");
  }
}

/** What the journal has under a key, if it can still be used. */
export async function readJournal(key: string): Promise<JournalEntry | null> {
  try {
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

export async function dropFromJournal(key: string): Promise<void> {
  try {
    await del(key, journal());
  } catch (error) {
    report(error, "dropping from the journal");
  }
}
