import type { Guard } from "../lib/navigation/routes.ts";
import { hasToken } from "../lib/session/token-store.ts";

/** Without a token to the login page, which brings the visitor back to the full path they wanted. */
const requireLogin: Guard = ({ href }) =>
  hasToken() ? undefined : { to: "/login", search: { redirect: href } };

/** Spread into a route that is for customers only. */
export const forCustomers = { guard: requireLogin, needsLogin: true } as const;
