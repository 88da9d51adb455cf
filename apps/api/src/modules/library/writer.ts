import { sql } from "kysely";
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

/**
 * Notes that a saved design shows these images: their files stay from now on, and those nobody owns become
 * the customer's. Images of others stay theirs.
 */
export async function claimImages(
  tx: Tx,
  ids: readonly string[],
  customerId: string | null,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("images")
    .set({
      customer_id: sql<string | null>`coalesce(customer_id, ${customerId}::uuid)`,
      kept_at: sql<Date>`coalesce(kept_at, now())`,
    })
    .where("id", "in", [...new Set(ids)])
    .execute();
}

/** Forgets visitors' uploads from before a moment that no saved design shows. Returns their ids. */
export async function deleteUnkeptImages(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx
    .deleteFrom("images")
    .where("customer_id", "is", null)
    .where("kept_at", "is", null)
    .where("created_at", "<", before)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Takes a customer out of their images. Those no saved design shows are forgotten, and their ids returned;
 * of the others the files stay, since an order may show them.
 */
export async function eraseOwner(tx: Tx, customerId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .deleteFrom("images")
    .where("customer_id", "=", customerId)
    .where("kept_at", "is", null)
    .returning("id")
    .execute();
  await tx
    .updateTable("images")
    .set({ customer_id: null, name: "image", hidden_at: now })
    .where("customer_id", "=", customerId)
    .execute();
  return rows.map(({ id }) => id);
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

/** Puts an image back into its owner's list. False when it was not taken out of it. */
export async function showImage(tx: Tx, id: string, customerId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("images")
    .set({ hidden_at: null })
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .where("hidden_at", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
