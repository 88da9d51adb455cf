import type { ProductId } from "@holeshot/domain";
import { limits } from "@holeshot/domain";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { Problem } from "../../../platform/problem.ts";
import { secretDigest } from "../hashes.ts";
import type { EditsAs } from "./access.ts";

interface Place {
  readonly product: ProductId;
  readonly piece: string;
  readonly x: number;
  readonly y: number;
}

export interface NewComment {
  readonly id: string;
  readonly design: string;
  /** A secret of the author's. */
  readonly author: string;
  readonly as: EditsAs;
  readonly name: string;
  readonly text: string;
  /** Where it is said, or what it answers. */
  readonly at: Place | string;
  readonly now: Date;
}

/** All that was said at a design, the oldest first, answers with what they answer. */
export async function readComments(db: Db, design: string) {
  const rows = await db
    .selectFrom("design_comments")
    .selectAll()
    .where("design_id", "=", design)
    .orderBy("made_at")
    .orderBy("id")
    .execute();
  const said = (row: (typeof rows)[number]) => ({
    id: row.id,
    text: row.text,
    name: row.name,
    by: row.by_owner ? ("owner" as const) : ("guest" as const),
    made_at: row.made_at.toISOString(),
  });
  return rows.flatMap((row) => {
    const { product, piece, x, y } = row;
    if (product === null || piece === null || x === null || y === null) return [];
    return {
      ...said(row),
      place: { product, piece, x, y },
      resolved: row.resolved_at !== null,
      answers: rows.filter(({ answers }) => answers === row.id).map(said),
    };
  });
}

/**
 * Writes down what somebody says. Said twice, it stands once.
 * @throws Problem `not_found` when there is nothing to answer, `too_many_comments`.
 */
export async function insertComment(tx: Tx, comment: NewComment): Promise<void> {
  const { id, design, at } = comment;
  // Two at once must not both find room for one.
  await sql`select from designs where id = ${design} for update`.execute(tx);
  const { count, known } = await tx
    .selectFrom("design_comments")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.coalesce(eb.fn<boolean>("bool_or", [eb("id", "=", id)]), eb.val(false)).as("known"),
    ])
    .where("design_id", "=", design)
    .executeTakeFirstOrThrow();
  if (known) return;
  if (count >= limits.commentsPerDesign) throw new Problem("too_many_comments");
  if (typeof at === "string") await requireRoot(tx, design, at);
  const place = typeof at === "string" ? { product: null, piece: null, x: null, y: null } : at;
  await tx
    .insertInto("design_comments")
    .values({
      id,
      design_id: design,
      answers: typeof at === "string" ? at : null,
      product: place.product,
      piece: place.piece,
      x: place.x,
      y: place.y,
      text: comment.text,
      name: comment.name,
      author_digest: secretDigest(comment.author),
      by_owner: comment.as === "owner",
      made_at: comment.now,
      resolved_at: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Answers are not answered: there is one row of them under each place. */
async function requireRoot(tx: Tx, design: string, id: string): Promise<void> {
  const root = await tx
    .selectFrom("design_comments")
    .select("id")
    .where("design_id", "=", design)
    .where("id", "=", id)
    .where("answers", "is", null)
    .executeTakeFirst();
  if (!root) throw new Problem("not_found");
}

export async function markResolved(
  tx: Tx,
  design: string,
  id: string,
  at: Date | null,
): Promise<boolean> {
  const result = await tx
    .updateTable("design_comments")
    .set({ resolved_at: at })
    .where("design_id", "=", design)
    .where("id", "=", id)
    .where("answers", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes a comment back with its answers: one's own, or any by the design's owner. */
export async function removeComment(
  tx: Tx,
  design: string,
  id: string,
  who: { readonly as: EditsAs; readonly author: string | undefined },
): Promise<boolean> {
  let query = tx.deleteFrom("design_comments").where("design_id", "=", design).where("id", "=", id);
  if (who.as !== "owner") {
    if (who.author === undefined) return false;
    query = query.where("author_digest", "=", secretDigest(who.author));
  }
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}

/** Ends what was said of designs that are gone for good. */
export async function forgetOrphans(tx: Tx): Promise<void> {
  await sql`delete from design_comments where not exists (
      select from designs where designs.id = design_comments.design_id
    ) and not exists (
      select from deleted_designs where deleted_designs.id = design_comments.design_id
    )`.execute(tx);
}
