import type { PageFacts } from "../lib/navigation/pages.ts";
import type { Guard, Route } from "../lib/navigation/routes.ts";
import { safeRedirect } from "../lib/safe-redirect.ts";
import { hasToken } from "../lib/session/token-store.ts";

/** Without a token to the login page, which brings the visitor back to the full path they wanted. */
const requireLogin: Guard = ({ href }) =>
  hasToken() ? undefined : { to: "/login", search: { redirect: href } };

/** Who is signed in has nothing to do at the login page: on to where it would have led, or to the cart. */
const onward: Guard = ({ href }) =>
  hasToken() ? { href: safeRedirect(searchOf(href).get("redirect")) ?? "/cart" } : undefined;

/** How a checkout ended can only be told of an order; without one the way leads home. */
const withOrder: Guard = (visit) =>
  requireLogin(visit) ?? (searchOf(visit.href).get("order") ? undefined : { to: "/" });

/** The first look of two: without a token nobody is staff. Whose it is says the page itself, see `staff-page.ts`. */
const requireToken: Guard = () => (hasToken() ? undefined : "missing");

/** Who may come in: a page names its guard. */
export const guards: Readonly<
  Record<NonNullable<PageFacts["guard"]>, Pick<Route, "guard" | "needsLogin">>
> = {
  customers: { guard: requireLogin, needsLogin: true },
  customers_with_order: { guard: withOrder, needsLogin: true },
  staff: { guard: requireToken, needsLogin: true },
  strangers: { guard: onward },
  to_cart: { guard: () => ({ to: "/cart" }) },
};

/** A page with titles has no others. */
export function onlyTitled(titles: Readonly<Record<string, unknown>>): Guard {
  return ({ params }) =>
    Object.values(params).some((value) => Object.hasOwn(titles, value)) ? undefined : "missing";
}

function searchOf(href: string): URLSearchParams {
  return new URL(href, "http://shop").searchParams;
}
