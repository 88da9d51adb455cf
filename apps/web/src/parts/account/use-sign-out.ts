import { navigate } from "../../lib/navigation/history.ts";
import { useShown } from "../../lib/navigation/use-place.ts";
import { endSession } from "../../lib/session/session.ts";

/** Logs out; a page that needs login is left for the cart, and the way back does not lead to it. */
export function useSignOut(): () => void {
  const { route } = useShown();
  return () => {
    endSession();
    if (route?.needsLogin === true) void navigate({ to: "/cart" }, { replace: true });
  };
}
