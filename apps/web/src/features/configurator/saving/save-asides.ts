import { keys } from "idb-keyval";
import { call } from "../../../lib/api/call.ts";
import { report } from "../../../lib/report.ts";
import { type Account, visitor } from "../../../lib/session/account.ts";
import { drafts, dropDraft, isAside } from "../../../lib/session/drafts.ts";
import { readJournal } from "./journal.ts";

/**
 * A draft that had to make room for one begun as a visitor becomes a design of the account, where it is
 * found again. What cannot be saved now stays aside for the next time.
 */
export async function saveAsides(account: Account): Promise<void> {
  if (account === visitor) return;
  // Another tab may have the same in mind.
  await navigator.locks.request("drafts set aside", () => saveAll(account));
}

async function saveAll(account: Account): Promise<void> {
  try {
    for (const key of (await keys(drafts())).filter((each) => isAside(each, account))) {
      const entry = await readJournal(key);
      if (entry && !entry.clean) {
        const { name, setUuid: configuratorSetUuid, editing } = entry;
        const { document } = editing;
        await call("createDesign", { body: { configuratorSetUuid, name, document } });
      }
      await dropDraft(key, drafts());
    }
  } catch (error) {
    report(error, "saving a draft that was set aside");
  }
}
