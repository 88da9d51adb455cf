import type { Tx } from "../../../platform/database/transaction.ts";

/** Opens a design to several unless it is, and answers the link that holds. */
export async function openLink(tx: Tx, id: string, secret: string): Promise<string> {
  const row = await tx
    .updateTable("designs")
    .set((eb) => ({ together_link: eb.fn.coalesce("together_link", eb.val(secret)) }))
    .where("id", "=", id)
    .returning("together_link")
    .executeTakeFirstOrThrow();
  return row.together_link ?? secret;
}

export async function closeLink(tx: Tx, id: string): Promise<void> {
  await tx.updateTable("designs").set({ together_link: null }).where("id", "=", id).execute();
}
