import type { Platform } from "../../../platform/platform.ts";
import { findUsableCode } from "../discount-codes.ts";
import { changeCart } from "../writer.ts";

/**
 * Uses a discount code in a cart, or none. The code is spent when the cart is ordered.
 * @throws Problem `invalid_discount_code`, `discount_code_used`
 */
export async function setDiscountCode(
  platform: Platform,
  cartId: string,
  code: string | null,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const now = platform.clock();
    await changeCart(tx, cartId, now);
    const usable = code === null ? null : await findUsableCode(tx, code, now);
    await tx
      .updateTable("carts")
      .set({ discount_code_id: usable?.id ?? null })
      .where("id", "=", cartId)
      .execute();
  });
}
