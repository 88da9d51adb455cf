import type { Tx } from "../../platform/database/transaction.ts";
import type { CommerceServices } from "./services.ts";
import { type CartItemRow, findFollowing, findItems, type FollowingItemRow } from "./reader.ts";
import { updateDesign } from "./writer.ts";

/**
 * The items of a locked cart as they are ordered. A cart holds its own copy of a design, and what is ordered is what its
 * maker saved last. So the copies are brought up to date; those of deleted designs stay as they are.
 */
export async function refreshedItems(
  tx: Tx,
  { designs }: CommerceServices,
  cartId: string,
): Promise<readonly CartItemRow[]> {
  const items = await findFollowing(tx, cartId);
  const behind = new Set(items.filter(isBehind).map((item) => item.design_id));
  if (behind.size === 0) return items;
  const current = await designs.readCurrent(tx, [...behind]);
  for (const design of current.values()) await updateDesign(tx, cartId, design);
  return findItems(tx, cartId);
}

function isBehind(item: FollowingItemRow): boolean {
  if (item.latest_hash === null) return false;
  return item.latest_hash !== item.document_hash || item.latest_name !== item.name;
}
