import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

export const RENDER_PICTURES = "render-pictures";

/** A document to be drawn. */
export interface PictureRequest {
  readonly setId: string;
  readonly documentHash: string;
  /** JSON text. */
  readonly document: string;
  readonly now: Date;
}

const EPOCH_2025_S = 1_735_689_600;

/** Asks for a document's pictures unless they exist or are on their way. The newest save is drawn first. */
export async function requestPictures(tx: Tx, request: PictureRequest): Promise<void> {
  const row = await tx
    .insertInto("pictures")
    .values({
      document_hash: request.documentHash,
      set_id: request.setId,
      document: request.document,
      reason: null,
      requested_at: request.now,
      finished_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .column("document_hash")
        // The row is held until the save is committed, so that nobody clears away what it is about to show.
        .doUpdateSet({
          unused_since: null,
          // A picture that failed is tried again when the design is saved again.
          state: sql`case pictures.state when 'failed' then 'waiting' else pictures.state end`,
          reason: null,
          // So is one that nothing showed for a while, and that was put off because of it.
          requested_at: sql`case when pictures.state = 'failed' or (pictures.state = 'waiting' and pictures.unused_since is not null)
            then excluded.requested_at else pictures.requested_at end`,
        }),
    )
    .returning(["requested_at"])
    .executeTakeFirstOrThrow();
  if (row.requested_at.getTime() !== request.now.getTime()) return;
  await tx.enqueue(
    RENDER_PICTURES,
    { documentHash: request.documentHash },
    { priority: Math.floor(request.now.getTime() / 1000) - EPOCH_2025_S },
  );
}
