import type { Tx } from "../../platform/database/transaction.ts";
import type { DesignSnapshot } from "../designs/index.ts";
import type { CommerceServices } from "./services.ts";
import type { CartItemRow } from "./reader.ts";
import { updateDesign } from "./writer.ts";

/**
 * A cart holds its own copy of a design, and what is ordered is what its maker saved last. So
 * before an order the copies are brought up to date; those of deleted designs stay as they are.
 * @returns whether any copy changed.
 */
export async function refreshCopies(
  tx: Tx,
  { designs }: CommerceServices,
  cartId: string,
  items: readonly CartItemRow[],
): Promise<boolean> {
  const newer = await newerDesigns(tx, designs, items);
  for (const design of newer) {
    await updateDesign(tx, cartId, design);
  }
  return newer.length > 0;
}

async function newerDesigns(
  tx: Tx,
  designs: CommerceServices["designs"],
  items: readonly CartItemRow[],
): Promise<readonly DesignSnapshot[]> {
  const copies = new Map(
    items.filter((item) => item.follows_saves).map((item) => [item.design_id, item]),
  );
  if (copies.size === 0) return [];
  const current = await designs.readCurrent(tx, [...copies.keys()]);
  return [...current.values()].filter((design) => {
    const copy = copies.get(design.uuid);
    return copy?.document_hash !== design.documentHash || copy.name !== design.name;
  });
}
