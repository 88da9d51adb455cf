import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { changeCart, dropUnusedDesigns } from "../writer.ts";

/** Takes an item out of a cart; the cart forgets a design of which nothing is left. */
export async function removeItem(
  platform: Platform,
  cartId: string,
  itemId: string,
): Promise<void> {
  await platform.transaction(async (tx) => {
    await changeCart(tx, cartId, platform.clock());
    const removed = await tx
      .deleteFrom("cart_items")
      .where("cart_id", "=", cartId)
      .where("id", "=", itemId)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) throw new Problem("not_found");
    await dropUnusedDesigns(tx, cartId);
  });
}
