import { drafts, finished } from "./drafts.ts";

/**
 * Puts an entry in the place of what lies there, or takes it out, in one step: what another tab writes meanwhile is
 * seen. Answers whether it may.
 */
export async function swapDraft<T>(
  key: string,
  entry: T | null,
  mayReplace: (there: T | undefined) => boolean,
): Promise<boolean> {
  return drafts()("readwrite", async (store) => {
    let may = false;
    const reading: IDBRequest<T | undefined> = store.get(key);
    reading.onsuccess = () => {
      may = mayReplace(reading.result);
      if (!may) return;
      if (entry === null) store.delete(key);
      else store.put(entry, key);
    };
    await finished(store.transaction);
    return may;
  });
}
