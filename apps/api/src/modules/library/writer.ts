import { sql } from "kysely";
import type { Tx } from "../../platform/database/transaction.ts";
import type { DocumentTable } from "../../platform/module.ts";
import type { ImageRow } from "./reader.ts";

export interface NewImage extends Omit<ImageRow, "used_at"> {
  readonly customer_id: string | null;
  /** Of a visitor whose browser has a secret. */
  readonly visitor_hash: string | null;
  readonly dropped: readonly string[];
}

export async function insertImage(tx: Tx, image: NewImage): Promise<void> {
  await tx
    .insertInto("images")
    .values({ ...image, dropped: [...image.dropped] })
    .execute();
}

/** Until then it is believed of what was uploaded before browsers had secrets that whoever knows its id uploaded it. */
const BELIEVED_DAYS = 60;

/** An image that nobody has, uploaded when its id was enough to take it along. */
const asBefore = sql<boolean>`(customer_id is null and hidden_at is null and visitor_hash = 'before'
  and created_at > now() - ${sql.lit(BELIEVED_DAYS)} * interval '1 day')`;

/** An image that nobody has and that no design has shown yet, uploaded without a secret: whoever knows its id uploaded it. */
const unseen = sql<boolean>`(customer_id is null and hidden_at is null and visitor_hash is null and kept_at is null)`;

interface Keeping {
  readonly designId: string;
  readonly ownerId: string | null;
  /** Whose design was saved by who may change it alone: what a visitor uploaded without a secret becomes this customer's. */
  readonly saverId?: string | null;
}

/** Notes that a saved design shows these images: their files stay from now on. Whose others are does not change. */
export async function keepImages(
  tx: Tx,
  ids: readonly string[],
  { designId, ownerId, saverId = null }: Keeping,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("images")
    .set({
      customer_id: sql<
        string | null
      >`case when ${asBefore} then ${ownerId}::uuid when ${unseen} then ${saverId}::uuid else customer_id end`,
      kept_by: sql<
        string | null
      >`case when kept_at is null then ${designId}::uuid else kept_by end`,
      kept_at: sql<Date>`coalesce(kept_at, now())`,
    })
    .where("id", "in", [...new Set(ids)])
    .execute();
}

/** The images of a visitor's design go to the customer who has just claimed it: those that were kept for it, and no others. */
export async function claimImagesOf(
  tx: Tx,
  designId: string,
  ids: readonly string[],
  customerId: string,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("images")
    .set({ customer_id: customerId, visitor_hash: null })
    .where("id", "in", [...new Set(ids)])
    .where(
      sql<boolean>`(${asBefore} or (customer_id is null and hidden_at is null and kept_by = ${designId}))`,
    )
    .execute();
}

/** What was uploaded with a browser's secret becomes the customer's: all that designs show, and of the rest what is named. */
export async function claimUploads(
  tx: Tx,
  secretHash: string,
  ids: readonly string[],
  customerId: string,
): Promise<void> {
  await tx
    .updateTable("images")
    .set({ customer_id: customerId, visitor_hash: null })
    .where("visitor_hash", "=", secretHash)
    .where("customer_id", "is", null)
    .where("hidden_at", "is", null)
    .where((image) =>
      image.or([
        image("kept_at", "is not", null),
        ...(ids.length > 0 ? [image("id", "in", [...ids])] : []),
      ]),
    )
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

/** False when it is not in the customer's list. */
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
    .where((image) => image.or([image("customer_id", "=", customerId), asBefore]))
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
