import { storageKeys } from "@holeshot/domain";
import { dropStored } from "../storage.ts";
import { type Account, enterAccount, knownAccount, leaveAccount, visitor } from "./account.ts";
import { bringBackWords, putAwayValue } from "./account-values.ts";
import { adoptDrafts } from "./drafts.ts";
import { emptyTab } from "./tab-storage.ts";

const visitorsImages = "visitor.images";
const COLOURS = 8;

function putAway(account: Account): void {
  putAwayValue(storageKeys.lastColours, account);
  emptyTab();
  // The cart stays the customer's on the server, and comes back when they sign in.
  dropStored(storageKeys.cartUuid);
  try {
    window.sessionStorage.removeItem(visitorsImages);
  } catch {
    // Then nothing was kept.
  }
}

/** Somebody is signed in here: what a visitor began goes along, what another customer left is put away. */
export async function arriveAs(account: Account): Promise<void> {
  const before = knownAccount();
  if (before === account) {
    enterAccount(account);
    return;
  }
  if (before === visitor) await adoptDrafts(account);
  else putAway(before);
  bringBackWords(storageKeys.lastColours, account, COLOURS);
  enterAccount(account);
}

/**
 * The customer logs out: what they leave on this device is shown to nobody before they are back. Drafts and typed
 * fields (`kept-fields.ts`) lie under their id, where no other customer looks.
 */
export function leave(): void {
  putAway(knownAccount());
  leaveAccount();
}
