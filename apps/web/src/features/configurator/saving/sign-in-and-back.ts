import { currentEntry, navigate } from "../../../lib/navigation/history.ts";

/** To the login page, which leads back to the design that is open. */
export function signInAndBack(): void {
  void navigate({ to: "/login", search: { redirect: currentEntry().href } });
}
