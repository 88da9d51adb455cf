import type { Cart } from "../../lib/cart/cart-store.ts";

/** Whether the same would be ordered. A server of before tells no fingerprint, and counts its own changes only. */
export function isSameOrder(a: Cart, b: Cart): boolean {
  return stateOf(a) === stateOf(b);
}

/** One state of a cart, for what was worked out of it. */
export function stateOf({ fingerprint, version }: Cart): string {
  return fingerprint === "" ? String(version) : fingerprint;
}
