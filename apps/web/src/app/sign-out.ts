import type { AnyRouter } from "@tanstack/react-router";
import { endSession } from "../lib/session/session.ts";

/** Logs out; a page that needs login is left for the cart, and the way back does not lead to it. */
export function signOut(router: AnyRouter): void {
  const onProtected = router.state.matches.some((match) => match.staticData.needsLogin === true);
  endSession();
  if (onProtected) void router.navigate({ to: "/cart", replace: true });
}
