import { report } from "../report.ts";
import { type Account, visitor } from "./account.ts";
import { drafts, finished, isDraftOf } from "./drafts.ts";

/** An account is no more: what it left on this device, which nobody would ever be shown again, goes too. */
export async function forgetAccount(account: Account): Promise<void> {
  if (account === visitor) return;
  try {
    for (const storage of [window.localStorage, window.sessionStorage]) {
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
      // Forms and what was put away lie under what they are and whose.
      for (const key of keys) if (key.endsWith(` ${account}`)) storage.removeItem(key);
    }
    await drafts()("readwrite", (store) => {
      const reading = store.getAllKeys();
      reading.onsuccess = () => {
        for (const key of reading.result) if (isDraftOf(key, account)) store.delete(key);
      };
      return finished(store.transaction);
    });
  } catch (error) {
    report(error, "forgetting an account on this device");
  }
}
