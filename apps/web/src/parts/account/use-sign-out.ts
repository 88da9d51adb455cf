import { navigate } from "../../lib/navigation/history.ts";
import { useShown } from "../../lib/navigation/use-place.ts";
import { endSession, forgetSession } from "../../lib/session/session.ts";

/** Logs out; a page that needs login is left for the cart, and the way back does not lead to it. */
export function useSignOut(): (why?: "erased") => void {
  const { route } = useShown();
  return (why) => {
    // Who has no account any more has no session to end.
    if (why === "erased") forgetSession();
    else endSession();
    if (route?.needsLogin === true) void navigate({ to: "/cart" }, { replace: true });
  };
}
