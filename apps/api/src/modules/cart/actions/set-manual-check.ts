import type { Platform } from "../../../platform/platform.ts";
import { changeCart } from "../writer.ts";

/** Asks for a manual design check, or not. */
export async function setManualCheck(
  platform: Platform,
  cartId: string,
  manualCheck: boolean,
): Promise<void> {
  await platform.transaction(async (tx) => {
    await changeCart(tx, cartId, platform.clock());
    await tx
      .updateTable("carts")
      .set({ manual_check: manualCheck })
      .where("id", "=", cartId)
      .execute();
  });
}
