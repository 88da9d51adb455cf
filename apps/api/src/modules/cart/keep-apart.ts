import { sql } from "kysely";
import type { Tx } from "../../platform/database/transaction.ts";
import type { DesignSnapshot } from "../designs/index.ts";

/**
 * Makes room in a locked cart for a design as it is today, where it lies as it was ordered before: what is ordered again
 * stays what it was, under an id of its own.
 * @returns whether there is room now.
 */
export async function makeRoom(
  tx: Tx,
  cartId: string,
  { uuid, documentHash }: DesignSnapshot,
  newId: () => string,
): Promise<boolean> {
  const older = await tx
    .selectFrom("cart_designs")
    .select("design_id")
    .where("cart_id", "=", cartId)
    .where("design_id", "=", uuid)
    .where("follows_saves", "is", false)
    .where("document_hash", "<>", documentHash)
    .executeTakeFirst();
  if (older) await rename(tx, cartId, uuid, newId());
  return older !== undefined;
}

/**
 * Before the items of one locked cart move into another: a design that both hold, each in another version, becomes two.
 * The one that follows its maker's saves keeps its id. Of one version there is one copy, which follows where either did.
 */
export async function keepApart(
  tx: Tx,
  from: string,
  to: string,
  newId: () => string,
): Promise<void> {
  const both = await tx
    .selectFrom("cart_designs as moved")
    .innerJoin("cart_designs as present", "present.design_id", "moved.design_id")
    .select(["moved.design_id", "moved.follows_saves", "present.follows_saves as stays"])
    .select((eb) => eb("moved.document_hash", "=", eb.ref("present.document_hash")).as("alike"))
    .where("moved.cart_id", "=", from)
    .where("present.cart_id", "=", to)
    .execute();
  for (const { design_id: design, follows_saves: follows, stays, alike } of both) {
    if (!alike) await rename(tx, follows && !stays ? to : from, design, newId());
    else if (follows && !stays) {
      await tx
        .updateTable("cart_designs")
        .set({ follows_saves: true })
        .where("cart_id", "=", to)
        .where("design_id", "=", design)
        .execute();
    }
  }
}

/** Gives a cart's copy of a design, with its items, another id. */
async function rename(tx: Tx, cartId: string, design: string, id: string): Promise<void> {
  await sql`
    insert into cart_designs (cart_id, design_id, position, set_id, name, document, document_hash,
      has_pixel_images, choices, follows_saves, origin_id)
    select cart_id, ${id}::uuid, position, set_id, name, document, document_hash, has_pixel_images,
      choices, follows_saves, coalesce(origin_id, design_id)
    from cart_designs where cart_id = ${cartId} and design_id = ${design}`.execute(tx);
  await tx
    .updateTable("cart_items")
    .set({ design_id: id })
    .where("cart_id", "=", cartId)
    .where("design_id", "=", design)
    .execute();
  await tx
    .deleteFrom("cart_designs")
    .where("cart_id", "=", cartId)
    .where("design_id", "=", design)
    .execute();
}
