import { sql } from "kysely";
import type { Tx } from "../../platform/database/transaction.ts";

export interface NewDesign {
  readonly id: string;
  readonly setId: string;
  readonly ownerId: string | null;
  readonly editHashDigest: Uint8Array | null;
  readonly groupId: string | null;
  readonly name: string;
  readonly madeBy: "customer" | "staff";
  readonly content: DesignContent;
  readonly now: Date;
}

/** What a document says, worked out once when it is saved. */
export interface DesignContent {
  /** JSON text. */
  readonly document: string;
  readonly documentHash: string;
  readonly hasPixelImages: boolean;
  readonly cover: string;
}

export async function insertDesign(tx: Tx, design: NewDesign): Promise<void> {
  await tx
    .insertInto("designs")
    .values({
      id: design.id,
      set_id: design.setId,
      owner_id: design.ownerId,
      edit_hash_digest: design.editHashDigest,
      share_hash: null,
      together_link: null,
      group_id: design.groupId,
      name: design.name,
      made_by: design.madeBy,
      ...contentColumns(design.content),
      created_at: design.now,
      updated_at: design.now,
    })
    .execute();
}

/** Replaces name and document if the version is still the one that was read. False when it is not. */
export async function updateDesign(
  tx: Tx,
  id: string,
  change: {
    readonly name: string;
    readonly content: DesignContent;
    readonly version: number;
    readonly now: Date;
  },
): Promise<boolean> {
  const result = await tx
    .updateTable("designs")
    .set({
      name: change.name,
      ...contentColumns(change.content),
      version: change.version + 1,
      updated_at: change.now,
    })
    .where("id", "=", id)
    .where("version", "=", change.version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Gives an unclaimed design an owner. Of two who try at once, one succeeds. */
export async function claimDesign(
  tx: Tx,
  id: string,
  editHashDigest: Uint8Array,
  ownerId: string,
): Promise<boolean> {
  const result = await tx
    .updateTable("designs")
    .set({ owner_id: ownerId, edit_hash_digest: null })
    .where("id", "=", id)
    .where("owner_id", "is", null)
    .where("edit_hash_digest", "=", editHashDigest)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes a design out, as it is, to where a deletion can be taken back from. */
export async function deleteDesign(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`
    with gone as (delete from designs where id = ${id} returning *)
    insert into deleted_designs (id, owner_id, edit_hash_digest, design, deleted_at)
    select id, owner_id, edit_hash_digest, to_jsonb(gone), ${now} from gone`.execute(tx);
}

/** Puts a deleted design back as it was; out of its group, where that is gone. False when it is back already. */
export async function restoreDesign(tx: Tx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with back as (delete from deleted_designs where id = ${id} returning *)
    insert into designs
    select row.* from back, jsonb_populate_record(
      null::designs,
      back.design || jsonb_build_object(
        'group_id',
        (select id from design_groups where id = (back.design ->> 'group_id')::uuid)
      )
    ) as row`.execute(tx);
  return numAffectedRows === 1n;
}

/** Ends what was deleted before a moment, and what it was before that. */
export async function forgetDeleted(tx: Tx, before: Date): Promise<void> {
  await sql`
    with gone as (delete from deleted_designs where deleted_at < ${before} returning id)
    delete from design_versions using gone where design_id = gone.id`.execute(tx);
}

/** Sets the share hash unless there is one, and answers the one that holds. */
export async function shareDesign(tx: Tx, id: string, hash: string): Promise<string> {
  const row = await tx
    .updateTable("designs")
    .set((eb) => ({ share_hash: eb.fn.coalesce("share_hash", eb.val(hash)) }))
    .where("id", "=", id)
    .returning("share_hash")
    .executeTakeFirstOrThrow();
  return row.share_hash ?? hash;
}

export async function unshareDesign(tx: Tx, id: string): Promise<void> {
  await tx.updateTable("designs").set({ share_hash: null }).where("id", "=", id).execute();
}

export function contentColumns(content: DesignContent) {
  return {
    document: content.document,
    document_hash: content.documentHash,
    has_pixel_images: content.hasPixelImages,
    cover: content.cover,
  };
}
