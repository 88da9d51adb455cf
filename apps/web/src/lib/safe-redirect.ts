/**
 * The path to go to after signing in, if it lies inside the shop: a link from elsewhere must not
 * send a customer, fresh from typing a password, to another site.
 */
export function safeRedirect(wanted: unknown, origin = window.location.origin): string | null {
  if (typeof wanted !== "string" || !wanted.startsWith("/")) return null;
  // `//host` and `/\host` are other origins to a browser; control characters are dropped by it first.
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  if (/^\/[/\\]|[\u0000-\u001f\\]/.test(wanted)) return null;
  try {
    const address = new URL(wanted, origin);
    if (address.origin !== origin || address.pathname === "/login") return null;
    return `${address.pathname}${address.search}${address.hash}`;
  } catch {
    return null;
  }
}
