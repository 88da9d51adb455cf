import type { Db } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { CommerceDoors, DesignSnapshot } from "./doors.ts";
import type { CartItemRow } from "./reader.ts";
import { updateDesign } from "./writer.ts";

/**
 * A cart holds its own copy of a design, and what is ordered is what its maker saved last. So
 * before an order the copies are brought up to date; those of deleted designs stay as they are.
 * @returns whether any copy changed.
 */
export async function refreshCopies(
  tx: Tx,
  { designs }: CommerceDoors,
  cartId: string,
  items: readonly CartItemRow[],
): Promise<boolean> {
  const newer = await newerDesigns(tx, designs, items);
  for (const design of newer) {
    await updateDesign(tx, cartId, design);
  }
  return newer.length > 0;
}

/**
 * Items as they will be ordered: what its maker saved since a design was put in the cart is seen
 * there, too. Reads only; the copies themselves change with the next order.
 */
export async function withLatestSaves(
  db: Db,
  { designs }: CommerceDoors,
  items: readonly CartItemRow[],
): Promise<readonly CartItemRow[]> {
  const following = items.filter((item) => item.follows_saves).map((item) => item.design_id);
  if (following.length === 0) return items;
  const heads = await designs.currentHeads(db, [...new Set(following)]);
  return items.map((item) => {
    const head = item.follows_saves ? heads.get(item.design_id) : undefined;
    return head ? { ...item, name: head.name, document_hash: head.documentHash } : item;
  });
}

async function newerDesigns(
  db: Db,
  designs: CommerceDoors["designs"],
  items: readonly CartItemRow[],
): Promise<readonly DesignSnapshot[]> {
  const copies = new Map(
    items.filter((item) => item.follows_saves).map((item) => [item.design_id, item]),
  );
  if (copies.size === 0) return [];
  const current = await designs.readCurrent(db, [...copies.keys()]);
  return [...current.values()].filter((design) => {
    const copy = copies.get(design.uuid);
    return copy?.document_hash !== design.documentHash || copy.name !== design.name;
  });
}
