import { goTo } from "../../lib/navigation/history.ts";
import { useSearch } from "../../lib/navigation/use-place.ts";
import { safeRedirect } from "../../lib/safe-redirect.ts";
import { beginSession } from "../../lib/session/session.ts";

type Entry = Parameters<typeof beginSession>[0];

/** Lets a customer in: opens the session and goes where they were headed, if that is in the shop. */
export function useEntry(): (entry: Entry) => Promise<void> {
  const search = useSearch("/login");
  return async (entry) => {
    await beginSession(entry);
    await goTo(safeRedirect(search.redirect) ?? "/my-designs", { replace: true });
  };
}
