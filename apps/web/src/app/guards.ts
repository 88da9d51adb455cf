import { redirect } from "@tanstack/react-router";
import { hasToken } from "../lib/session/token-store.ts";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** Logging out leaves such a page. */
    needsLogin?: boolean;
  }
}

/** Without a token to the login page, which brings the visitor back to the full path they wanted. */
function requireLogin({ location }: { location: { href: string } }): void {
  if (!hasToken()) throw redirect({ to: "/login", search: { redirect: location.href } });
}

/** Spread into a route that is for customers only. */
export const forCustomers = {
  beforeLoad: requireLogin,
  staticData: { needsLogin: true },
} as const;
