import { sql } from "kysely";
import * as z from "zod/mini";
import type { Tx } from "../../../platform/database/transaction.ts";
import { defineQueue } from "../../../platform/jobs/job-queue.ts";
import { Problem } from "../../../platform/problem.ts";
import { type Asker, turnOf } from "./picture-turns.ts";

export const RENDER_PICTURES = defineQueue(
  "render-pictures",
  z.object({ documentHash: z.string() }),
);

/** A document to be drawn. */
export interface PictureRequest {
  readonly setId: string;
  readonly documentHash: string;
  /** JSON text. */
  readonly document: string;
  readonly now: Date;
  readonly asker: Asker;
  /** Whether it may be left to rest a little: more is likely to be done to the design. */
  readonly rests?: boolean;
}

/** A rider at work saves every few seconds. What stands for so long is drawn before anybody has looked at it. */
const REST_MS = 8000;

const RETRY_S = 15;
/** Counting further than this changes nothing. */
const COUNTED = 1000;

/**
 * Asks for a document's pictures unless they exist or are on their way. The newest save is drawn first, and askers take
 * turns.
 * What rests is drawn a little later, or as soon as it is looked at (`hurryShown`).
 * @throws Problem `rate_limited` when too many of this asker's wait already.
 */
export async function requestPictures(tx: Tx, request: PictureRequest): Promise<void> {
  // Whoever comes before visitors need not wait in a visitor's turn for the same picture.
  const earlier = sql<boolean>`(pictures.state in ('resting', 'waiting') and pictures.asked_by like 'visitor:%' and ${request.asker.known})`;
  const state = request.rests ? "resting" : "waiting";
  const sooner = sql<boolean>`(pictures.state = 'resting' and excluded.state = 'waiting')`;
  const row = await tx
    .insertInto("pictures")
    .values({
      document_hash: request.documentHash,
      set_id: request.setId,
      document: request.document,
      reason: null,
      requested_at: request.now,
      finished_at: null,
      asked_by: request.asker.key,
      state,
    })
    .onConflict((conflict) =>
      conflict
        .column("document_hash")
        // The row is held until the save is committed, so that nobody clears away what it is about to show.
        .doUpdateSet({
          unused_since: null,
          // A picture that failed is tried again when the design is saved again.
          state: sql`case when pictures.state = 'failed' or ${sooner} then excluded.state else pictures.state end`,
          reason: null,
          // So is one that nothing showed for a while, and that was put off because of it.
          asked_by: sql`case when pictures.state = 'done' then null
            when ${earlier} or pictures.asked_by is null then excluded.asked_by else pictures.asked_by end`,
          requested_at: sql`case when pictures.state = 'failed' or (pictures.state in ('resting', 'waiting') and pictures.unused_since is not null) or ${earlier} or ${sooner}
            then excluded.requested_at else pictures.requested_at end`,
        }),
    )
    .returning(["requested_at", "state", othersWaiting(request.asker).as("waiting")])
    .executeTakeFirstOrThrow();
  if (row.requested_at.getTime() !== request.now.getTime()) return;
  const { most } = request.asker;
  if (most !== undefined && row.waiting >= most) {
    throw new Problem("rate_limited", { headers: { "retry-after": String(RETRY_S) } });
  }
  await tx.enqueue(
    RENDER_PICTURES,
    { documentHash: request.documentHash },
    {
      priority: turnOf(request.asker, row.waiting, request.now),
      ...(row.state === "resting" && { startAfter: new Date(request.now.getTime() + REST_MS) }),
    },
  );
}

/** How many designs of this asker wait for their pictures, as it was before this statement. What was replaced does not. */
function othersWaiting(asker: Asker) {
  if (asker.key === null) return sql<number>`0`;
  return sql<number>`(select count(*)::int from (
    select from pictures as others
    where others.asked_by = ${asker.key} and others.state in ('resting', 'waiting')
      and (exists (select from designs where designs.document_hash = others.document_hash)
        or exists (select from design_versions as seen
          where seen.document_hash = others.document_hash and seen.pictured_at is not null))
    limit ${COUNTED}) as counted)`;
}
