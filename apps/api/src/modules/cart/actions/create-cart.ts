import type { LimitRule } from "../../../platform/http/rate-limits.ts";
import type { Platform } from "../../../platform/platform.ts";
import { insertCart } from "../writer.ts";

/** Far beyond what people do, so that a loop cannot fill the database with empty carts. */
const CARTS_BY_ORIGIN: LimitRule = { name: "cart", acts: 2000, seconds: 3600, byOrigin: true };

/** Makes an empty cart, a signed-in customer's own at once, and returns its uuid. */
export async function createCart(
  platform: Platform,
  customerId: string | null,
  origin: string,
): Promise<string> {
  await platform.limits.take(CARTS_BY_ORIGIN, origin);
  const id = platform.newId();
  await platform.transaction((tx) => insertCart(tx, { id, customerId }));
  return id;
}
