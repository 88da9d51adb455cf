import { rateLimits } from "@holeshot/domain";
import type { LimitRule } from "../../../platform/http/rate-limits.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findUsableCode } from "../discount-codes.ts";
import { changeCart } from "../writer.ts";

const FAILURES_BY_CART: LimitRule = {
  name: "discount-cart",
  ...rateLimits.discountCodeFailuresPerCart,
};
const FAILURES_BY_ORIGIN: LimitRule = {
  name: "discount-origin",
  ...rateLimits.discountCodeFailuresPerOrigin,
  byOrigin: true,
};

/**
 * Uses a discount code in a cart. The code is spent when the cart is ordered. Codes that are not there are counted, so
 * that none is found by trying.
 * @throws Problem `invalid_discount_code`, `discount_code_used`, `rate_limited`
 */
export async function setDiscountCode(
  platform: Platform,
  cartId: string,
  code: string,
  origin: string,
): Promise<void> {
  const { limits } = platform;
  // Each try is counted before the code is looked for, or many at once would slip past.
  await limits.take(FAILURES_BY_ORIGIN, origin);
  await limits.take(FAILURES_BY_CART, cartId);
  await platform.transaction(async (tx) => {
    const now = platform.clock();
    await changeCart(tx, cartId, now);
    const cart = await tx
      .selectFrom("carts")
      .select("customer_id")
      .where("id", "=", cartId)
      .executeTakeFirst();
    const { id } = await findUsableCode(tx, code, cart?.customer_id ?? null, now);
    await tx.updateTable("carts").set({ discount_code_id: id }).where("id", "=", cartId).execute();
  });
  await limits.giveBack(FAILURES_BY_ORIGIN, origin);
  await limits.giveBack(FAILURES_BY_CART, cartId);
}

/** Uses no discount code. */
export async function removeDiscountCode(platform: Platform, cartId: string): Promise<void> {
  await platform.transaction(async (tx) => {
    await changeCart(tx, cartId, platform.clock());
    await tx
      .updateTable("carts")
      .set({ discount_code_id: null })
      .where("id", "=", cartId)
      .execute();
  });
}
