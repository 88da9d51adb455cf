import type { Tx } from "../../platform/database/transaction.ts";

export interface NewNote {
  readonly id: string;
  readonly orderId: string;
  readonly staffId: string;
  readonly text: string;
  readonly now: Date;
}

/** Keeps a note among staff with its order. */
export async function insertNote(tx: Tx, note: NewNote): Promise<void> {
  await tx
    .insertInto("order_notes")
    .values({
      id: note.id,
      order_id: note.orderId,
      staff_id: note.staffId,
      text: note.text,
      written_at: note.now,
    })
    .execute();
}
