import { storageKeys } from "@holeshot/domain";
import { hasStatus } from "../api/api-problem.ts";
import { call, type Answer } from "../api/call.ts";
import { hasToken } from "../session/token-store.ts";
import { writeStored } from "../storage.ts";

type Cart = Answer<"getCart">;

/**
 * The cart of whoever is signed in: that of this uuid, with what lies in others of theirs, or the one it was merged into.
 * Null for visitors, and where it was ordered.
 */
export async function claimed(uuid: string): Promise<Cart | null> {
  if (!hasToken()) return null;
  try {
    const cart = await call("claimCart", { params: { uuid } });
    writeStored(storageKeys.cartUuid, cart.uuid);
    return cart;
  } catch (error) {
    if (hasStatus(error, 404) || hasStatus(error, 401)) return null;
    throw error;
  }
}

/** In place of one that the server no longer knows: its customer may have gone on with it on another device. */
export async function cartInstead(uuid: string, make: () => Promise<Cart>): Promise<Cart> {
  const moved = await claimed(uuid);
  if (moved !== null) return moved;
  const made = await make();
  return (await claimed(made.uuid)) ?? made;
}
