import { storageKeys } from "@holeshot/domain";
import { dropStored } from "../storage.ts";
import { type Account, enterAccount, knownAccount, leaveAccount, visitor } from "./account.ts";
import { bringBackWords, putAwayValue } from "./account-values.ts";
import { adoptDrafts } from "./drafts.ts";

const visitorsImages = "visitor.images";
/** Bike, name and number from the first screen of a set. */
const bikeOfTab = "start.bike";
/** What one is called among others on a design. */
const nameAmongOthers = "together.me";
const COLOURS = 8;

function putAway(account: Account): void {
  putAwayValue(storageKeys.lastColours, account);
  // The cart stays the customer's on the server, and comes back when they sign in.
  dropStored(storageKeys.cartUuid);
  // What was uploaded here before is theirs by now; the next visitor has nothing to do with it.
  dropStored(storageKeys.visitorKey);
  try {
    for (const key of [visitorsImages, bikeOfTab, nameAmongOthers])
      window.sessionStorage.removeItem(key);
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
