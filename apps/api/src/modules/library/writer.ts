import { sql } from "kysely";
import type { Tx } from "../../platform/database/transaction.ts";
import type { DocumentTable } from "../../platform/module.ts";
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

/** What is left to do for the images of a customer who is gone. */
export interface OwnerlessImages {
  /** No design was ever saved with them: their rows are gone. */
  readonly forgotten: readonly string[];
  /** Some design showed them; whether one still does is looked up outside the request. */
  readonly shown: readonly string[];
}

/** Takes a customer out of their images, names included. */
export async function eraseOwner(tx: Tx, customerId: string, now: Date): Promise<OwnerlessImages> {
  const forgotten = await tx
    .deleteFrom("images")
    .where("customer_id", "=", customerId)
    .where("kept_at", "is", null)
    .returning("id")
    .execute();
  const shown = await tx
    .updateTable("images")
    .set({ customer_id: null, name: "image", hidden_at: now })
    .where("customer_id", "=", customerId)
    .returning("id")
    .execute();
  return { forgotten: forgotten.map(({ id }) => id), shown: shown.map(({ id }) => id) };
}

/** Forgets those of some ownerless images that no document shows. Returns their ids. */
export async function deleteUnshownImages(
  tx: Tx,
  ids: readonly string[],
  tables: readonly DocumentTable[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  // Every stored document is read once, which takes its time: nobody waits for it.
  const names = ids.join("|");
  const places = tables.map(
    (table) =>
      sql`select found[1] as id from ${sql.table(table)}, regexp_matches(document, ${names}, 'g') as all_found(found)`,
  );
  const rows = await tx
    .deleteFrom("images")
    .where("id", "in", [...ids])
    .where("customer_id", "is", null)
    .where(sql<boolean>`id::text not in (${sql.join(places, sql` union `)})`)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** What nobody owns becomes the customer's: a visitor uploaded it. False when it is not in the customer's list then. */
export async function markUsed(
  tx: Tx,
  id: string,
  customerId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("images")
    .set({ customer_id: customerId, used_at: now })
    .where("id", "=", id)
    .where((image) =>
      image.or([image("customer_id", "is", null), image("customer_id", "=", customerId)]),
    )
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
