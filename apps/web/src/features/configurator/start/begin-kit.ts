import { startEditing, type DesignDocument } from "@holeshot/design";
import { verifiedAccount } from "../../../lib/session/customer.ts";
import { isInJournal, keepInJournal, newDesignKey } from "../saving/journal.ts";

/** Whether this browser has work on a new design of the set: the first screen is not for whoever comes back to it. */
export async function hasBegun(setUuid: string): Promise<boolean> {
  try {
    const key = newDesignKey(await verifiedAccount(), setUuid);
    return await isInJournal(key);
  } catch {
    // A browser that keeps nothing has nothing.
    return false;
  }
}

/** Keeps a kit as the rider's new design of the set, for the editor to open; work that is there already stays. */
export async function beginKit(
  setUuid: string,
  document: DesignDocument,
  name: string,
): Promise<void> {
  if (await hasBegun(setUuid)) return;
  const key = newDesignKey(await verifiedAccount(), setUuid);
  const editing = startEditing(document);
  await keepInJournal(key, { setUuid, editing, version: null, name, clean: false });
}
