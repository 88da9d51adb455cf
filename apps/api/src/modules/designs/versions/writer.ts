import { limits } from "@holeshot/domain";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import { Problem } from "../../../platform/problem.ts";

/**
 * Names the state that a design is in, and keeps it for good. False when a newer one was saved meanwhile.
 * @throws Problem `too_many_versions`
 */
export async function nameState(
  tx: Tx,
  designId: string,
  state: { readonly version: number; readonly name: string; readonly now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into design_versions (design_id, document_hash, revision, name, document, made_at, kept_at)
    select id, document_hash, version, ${state.name}::text, document, updated_at, ${state.now}::timestamptz
    from designs where id = ${designId} and version = ${state.version}
    on conflict (design_id, document_hash) do update set name = excluded.name`.execute(tx);
  if (numAffectedRows !== 1n) return false;
  await refuseTooMany(tx, designId);
  return true;
}

/**
 * Names a version, or takes its name off. False when it is gone.
 * @throws Problem `too_many_versions`
 */
export async function nameVersion(
  tx: Tx,
  designId: string,
  id: string,
  name: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("design_versions")
    .set({ name })
    .where("design_id", "=", designId)
    .where("document_hash", "=", id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (name !== null) await refuseTooMany(tx, designId);
  return true;
}

/** Counted under the design's lock, which is taken after a version's as saves do: of two at once the second sees the first. */
async function refuseTooMany(tx: Tx, designId: string): Promise<void> {
  await tx.selectFrom("designs").select("id").where("id", "=", designId).forUpdate().execute();
  const { count } = await tx
    .selectFrom("design_versions")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("design_id", "=", designId)
    .where("name", "is not", null)
    .executeTakeFirstOrThrow();
  if (Number(count) > limits.namedVersions) throw new Problem("too_many_versions");
}

/** Somebody looks at these versions: their pictures are drawn, and stay. Answers those that there are. */
export async function notePictured(
  tx: Tx,
  designId: string,
  ids: readonly string[],
  now: Date,
): Promise<readonly { readonly document_hash: string; readonly document: string }[]> {
  return tx
    .updateTable("design_versions")
    .set({ pictured_at: now })
    .where("design_id", "=", designId)
    .where("document_hash", "in", [...ids])
    .returning(["document_hash", "document"])
    .execute();
}
