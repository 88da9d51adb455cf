import * as z from "zod/mini";
import type { Tx } from "../../../platform/database/transaction.ts";
import { defineJob, defineQueue, type Job } from "../../../platform/jobs/job-queue.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Asker } from "../pictures/picture-turns.ts";
import { requestPictures } from "../pictures/request-pictures.ts";
import { findDesign } from "../reader.ts";

const PICTURES_OF_ACTS = defineQueue("pictures-of-acts", z.object({ designId: z.string() }));

/** All that is done in so many milliseconds is drawn once, after they have passed. */
const SPAN_MS = 5000;
const BEHIND_MS = 1000;

/** When the span began that a moment lies in. */
export function spanOf(now: Date): Date {
  return new Date(now.getTime() - (now.getTime() % SPAN_MS));
}

/** Has a design drawn a little later that is changed act by act: asked for with the first act of each span, under its lock. */
export async function askForPictures(tx: Tx, designId: string, now: Date): Promise<void> {
  const startAfter = new Date(spanOf(now).getTime() + SPAN_MS + BEHIND_MS);
  await tx.enqueue(PICTURES_OF_ACTS, { designId }, { startAfter });
}

/** Asks for the pictures of what a design has become. */
export function picturesOfActsJob(platform: Platform): Job {
  return defineJob({
    queue: PICTURES_OF_ACTS,
    handle: async ({ designId }) => {
      const design = await findDesign(platform.db, designId);
      if (!design) return;
      const { set_id: setId, document, document_hash: documentHash, owner_id: owner } = design;
      const asker: Asker = {
        key: owner === null ? `together:${designId}` : `customer:${owner}`,
        known: owner !== null,
        most: undefined,
      };
      await platform.transaction((tx) =>
        requestPictures(tx, { setId, document, documentHash, now: platform.clock(), asker }),
      );
    },
  });
}
