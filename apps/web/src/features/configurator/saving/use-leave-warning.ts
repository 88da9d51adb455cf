import { useEffect, useSyncExternalStore } from "react";
import { journalState, onJournal } from "./journal.ts";

/** Where the browser keeps nothing, leaving would lose what is not saved: then, and only then, it asks. */
export function useLeaveWarning(unsaved: boolean): void {
  // Only whether it failed: the journal writes at every change, and the whole editor hangs below.
  const failed = useSyncExternalStore(onJournal, () => journalState() === "failed");
  const asks = unsaved && failed;
  useEffect(() => {
    if (!asks) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [asks]);
}
