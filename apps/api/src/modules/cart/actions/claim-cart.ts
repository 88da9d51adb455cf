import type { CartState } from "../tables.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { lockCustomer } from "../../accounts/index.ts";
import { keepApart } from "../keep-apart.ts";
import { mergeItems } from "../merge-items.ts";
import { findItems } from "../reader.ts";
import type { CommerceServices } from "../services.ts";
import { refreshedItems } from "../snapshots.ts";
import { copyDesigns, dropUnusedDesigns, setCartState } from "../writer.ts";

interface ClaimableCart {
  readonly id: string;
  readonly customer_id: string | null;
  readonly state: CartState;
  readonly manual_check: boolean;
  readonly discount_code_id: string | null;
}

/**
 * Makes a cart the customer's and moves the lines of their earlier open carts into it, none lost
 * and none twice. Claiming one's own cart again changes nothing. Claims of one customer take turns,
 * so that several at once end in one cart; one that was merged meanwhile stands for the one it is in.
 * @returns the cart that is theirs now.
 */
export async function claimCart(
  platform: Platform,
  services: CommerceServices,
  cartId: string,
  customerId: string,
): Promise<string> {
  return platform.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const carts = await lockCarts(tx, cartId, customerId);
    const cart = carts.find((each) => each.id === cartId);
    const mine = cart && (cart.customer_id === null || cart.customer_id === customerId);
    if (!mine) throw new Problem("not_found");
    const open = carts.filter((each) => each.state === "open");
    const target = cart.state === "merged" ? open.at(-1) : cart;
    if (target?.state !== "open") throw new Problem("not_found");
    const earlier = open.filter((each) => each !== target);
    if (target.customer_id === customerId && earlier.length === 0) return target.id;

    for (const from of earlier) await moveItems(tx, platform, services, from.id, target.id);
    await tx
      .updateTable("carts")
      .set((eb) => ({
        customer_id: customerId,
        manual_check: open.some((each) => each.manual_check),
        discount_code_id:
          target.discount_code_id ??
          earlier.find((each) => each.discount_code_id)?.discount_code_id ??
          null,
        version: eb("version", "+", 1),
        updated_at: platform.clock(),
      }))
      .where("id", "=", target.id)
      .execute();
    return target.id;
  });
}

/** Locked in the order of their ids, so that two claims at once never wait for each other. */
function lockCarts(tx: Tx, cartId: string, customerId: string): Promise<ClaimableCart[]> {
  return tx
    .selectFrom("carts")
    .select(["id", "customer_id", "state", "manual_check", "discount_code_id"])
    .where((eb) =>
      eb.or([
        eb("id", "=", cartId),
        eb.and([eb("customer_id", "=", customerId), eb("state", "=", "open")]),
      ]),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
}

async function moveItems(
  tx: Tx,
  platform: Platform,
  services: CommerceServices,
  from: string,
  to: string,
): Promise<void> {
  // Both hold a design as it was saved last, or lines of the one would not follow the copy of the other.
  await refreshedItems(tx, services, to);
  await refreshedItems(tx, services, from);
  await keepApart(tx, from, to, () => platform.newId());
  const plan = mergeItems(await findItems(tx, to), await findItems(tx, from));
  if (plan.move.length > 0) {
    await copyDesigns(tx, from, to);
    await tx
      .updateTable("cart_items")
      .set({ cart_id: to })
      .where("id", "in", [...plan.move])
      .execute();
  }
  if (plan.drop.length > 0) {
    await tx
      .deleteFrom("cart_items")
      .where("id", "in", [...plan.drop])
      .execute();
  }
  for (const { id, quantity } of plan.raise) {
    await tx.updateTable("cart_items").set({ quantity }).where("id", "=", id).execute();
  }
  await dropUnusedDesigns(tx, to);
  await setCartState(tx, from, { state: "merged" });
}
