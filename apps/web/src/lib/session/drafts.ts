import { createStore, del, get, set, type UseStore } from "idb-keyval";
import { report } from "../report.ts";
import { type Account, visitor } from "./account.ts";

let opened: UseStore | null = null;

/** Work that only this browser has, under keys that begin with whose it is. */
export function drafts(): UseStore {
  opened ??= createStore("holeshot-journal", "designs");
  return opened;
}

/** A key of the account; a visitor's has no name before it. */
export function draftKey(account: Account, key: string): string {
  return account === visitor ? key : `${account} ${key}`;
}

/** A design that was begun as a visitor while the account had one begun of the same kind. */
const ASIDE = "aside";

const own = /^(?:new|design|lost|failed) /;

export function isAside(key: unknown, account: Account): key is string {
  return typeof key === "string" && key.startsWith(draftKey(account, `${ASIDE} `));
}

/** Whether something lies under an account's name. */
export function isDraftOf(key: unknown, account: Account): boolean {
  return account !== visitor && typeof key === "string" && key.startsWith(`${account} `);
}

/** What becomes of a visitor's drafts when somebody signs in: pairs of the key before and after. */
export function adoptions(
  keys: readonly unknown[],
  account: Account,
  newId: () => string,
): readonly { readonly from: string; readonly to: string }[] {
  const all = new Set(keys);
  return keys.flatMap((from) => {
    if (typeof from !== "string" || !own.test(from)) return [];
    const to = draftKey(account, from);
    if (!all.has(to)) return [{ from, to }];
    // Neither is overwritten: what the visitor made is at hand, the earlier one is set aside and saved.
    return [
      { from: to, to: draftKey(account, `${ASIDE} ${newId()}`) },
      { from, to },
    ];
  });
}

/** What a visitor began goes with them into their account. */
export async function adoptDrafts(account: Account): Promise<void> {
  try {
    await drafts()("readwrite", (store) => {
      const reading = store.getAllKeys();
      reading.onsuccess = () => {
        for (const { from, to } of adoptions(reading.result, account, () => crypto.randomUUID())) {
          const moving = store.get(from);
          moving.onsuccess = () => {
            store.put(moving.result, to);
            store.delete(from);
          };
        }
      };
      return finished(store.transaction);
    });
  } catch (error) {
    report(error, "taking a visitor's drafts along");
  }
}

/** When all that a transaction was asked for is done. */
export function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error ?? new Error("drafts"));
    transaction.onabort = transaction.onerror;
  });
}

export { del as dropDraft, get as readDraft, set as writeDraft };
