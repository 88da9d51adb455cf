import type { Guard } from "../lib/navigation/routes.ts";
import { safeRedirect } from "../lib/safe-redirect.ts";
import { hasToken } from "../lib/session/token-store.ts";

/** Without a token to the login page, which brings the visitor back to the full path they wanted. */
const requireLogin: Guard = ({ href }) =>
  hasToken() ? undefined : { to: "/login", search: { redirect: href } };

/** Spread into a route that is for customers only. */
export const forCustomers = { guard: requireLogin, needsLogin: true } as const;

/** Who is signed in has nothing to do at the login page: on to where it would have led, or to the cart. */
export const onward: Guard = ({ href }) =>
  hasToken() ? { href: safeRedirect(searchOf(href).get("redirect")) ?? "/cart" } : undefined;

/** How a checkout ended can only be told of an order; without one the way leads home. */
export const withOrder: Guard = (visit) =>
  requireLogin(visit) ?? (searchOf(visit.href).get("order") ? undefined : { to: "/" });

function searchOf(href: string): URLSearchParams {
  return new URL(href, "http://shop").searchParams;
}
