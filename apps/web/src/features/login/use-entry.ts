import { getRouteApi, useRouter } from "@tanstack/react-router";
import { safeRedirect } from "../../lib/safe-redirect.ts";
import { beginSession } from "../../lib/session/session.ts";

const route = getRouteApi("/login");

type Entry = Parameters<typeof beginSession>[0];

/** Lets a customer in: opens the session and goes where they were headed, if that is in the shop. */
export function useEntry(): (entry: Entry) => Promise<void> {
  const router = useRouter();
  const search = route.useSearch();
  return async (entry) => {
    await beginSession(entry);
    await router.navigate({ href: safeRedirect(search.redirect) ?? "/my-designs", replace: true });
  };
}
