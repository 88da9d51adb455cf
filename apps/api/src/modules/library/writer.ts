import type { Tx } from "../../platform/database/transaction.ts";
import type { ImageRow } from "./reader.ts";

export interface NewImage extends Omit<ImageRow, "used_at"> {
  readonly customer_id: string | null;
  readonly dropped: readonly string[];
}

export async function insertImage(tx: Tx, image: NewImage): Promise<void> {
  await tx
    .insertInto("images")
    .values({ ...image, dropped: [...image.dropped] })
    .execute();
}

/** Gives images nobody owns to a customer. Those of others stay theirs. */
export async function claimImages(
  tx: Tx,
  ids: readonly string[],
  customerId: string,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("images")
    .set({ customer_id: customerId })
    .where("id", "in", [...new Set(ids)])
    .where("customer_id", "is", null)
    .execute();
}

/** False when the customer has no such image in the list. */
export async function markUsed(
  tx: Tx,
  id: string,
  customerId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("images")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .where("hidden_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes an image out of its owner's list. False when it is not in it. */
export async function hideImage(
  tx: Tx,
  id: string,
  customerId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("images")
    .set({ hidden_at: now })
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .where("hidden_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
