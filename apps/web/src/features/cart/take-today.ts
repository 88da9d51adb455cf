import { isProblem } from "../../lib/api/api-problem.ts";
import { call } from "../../lib/api/call.ts";
import { type CartItem, keepCart, loadCart, onCart } from "../../lib/cart/cart-store.ts";
import type { DesignGroup } from "../../parts/order-summary/group-items.ts";
import { todaysRows } from "./todays-rows.ts";

/** Puts the design as it is today in the place of the version that was ordered, with the same sizes and riders. */
export async function takeToday(group: DesignGroup<CartItem>): Promise<void> {
  const older = group.items[0]?.older;
  const design = older?.design;
  if (!older || !design) return;
  const { version } = older;
  const { document } = await call("getVersion", { params: { uuid: design, version } });
  await onCart(async (uuid) => {
    // The version gives its id to the design when that comes in beside it.
    const cart = await call("addToCart", { params: { uuid, configuredSetUuid: design } }).catch(
      (error: unknown) => {
        if (isProblem(error, "already_in_cart")) return loadCart();
        throw error;
      },
    );
    const was = cart.items.find(
      (item) => item.older?.design === design && item.older.version === version,
    );
    if (!was) return keepCart(cart);
    const from = { uuid: was.configuredSetUuid, document };
    const selections = todaysRows(cart, from, design);
    keepCart(await call("setQuantities", { params: { uuid }, body: { selections } }));
  });
}
