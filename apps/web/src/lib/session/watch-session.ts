import { storageKeys } from "@holeshot/domain";
import { onRefusedToken } from "../api/refused-token.ts";
import { clearCaches } from "../query-client.ts";
import { accountChangedElsewhere, knownAccount } from "./account.ts";
import { lookAgain } from "./customer.ts";
import { adoptDrafts } from "./drafts.ts";
import { accessToken, hasToken } from "./token-store.ts";

/** Keeps this page true to who is signed in, whatever the server or another tab says. */
export function watchSession(): void {
  onRefusedToken((token) => {
    if (accessToken() === token) void lookAgain();
  });
  window.addEventListener("storage", ({ key }) => {
    if (key === null || key === storageKeys.account) void changeHands();
    // Ended or begun elsewhere for the same customer: what was fetched is asked anew, the work stays.
    else if (key === storageKeys.accessToken) clearCaches({ work: "stays" });
  });
}

async function changeHands(): Promise<void> {
  // What a visitor was at in this tab goes along, as it does in the tab where they signed in.
  if (hasToken() && knownAccount() !== "") await adoptDrafts(knownAccount());
  accountChangedElsewhere();
  clearCaches();
}
