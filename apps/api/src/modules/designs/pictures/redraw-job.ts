import { sql } from "kysely";
import { defineJob, defineQueue, type Job } from "../../../platform/jobs/job-queue.ts";
import type { Platform } from "../../../platform/platform.ts";
import { drawingVersion } from "./drawing-version.ts";
import { RENDER_PICTURES } from "./request-pictures.ts";

export const REDRAW_PICTURES = defineQueue("redraw-pictures");
const AT_A_TIME = 100;

/** Has pictures that were drawn in an older way drawn again, the newest first, behind everything that is saved now. */
export function redrawPicturesJob(platform: Platform): Job {
  return defineJob({
    queue: REDRAW_PICTURES,
    schedule: "*/5 * * * *",
    handle: async () => {
      const drawing = drawingVersion();
      await platform.transaction(async (tx) => {
        const rows = await tx
          .selectFrom("pictures")
          .select("document_hash")
          .where("state", "=", "done")
          // Each by the index: as "is distinct from" every picture would be read to find none.
          .where((where) =>
            where.or([
              where("drawing", "is", null),
              where("drawing", "<", drawing),
              where("drawing", ">", drawing),
            ]),
          )
          .where((where) =>
            where.or([
              where("redraw_asked_at", "is", null),
              where("redraw_asked_at", "<", sql<Date>`now() - interval '1 hour'`),
            ]),
          )
          .orderBy("requested_at", "desc")
          .limit(AT_A_TIME)
          .forUpdate()
          .skipLocked()
          .execute();
        for (const { document_hash: documentHash } of rows) {
          await tx.enqueue(RENDER_PICTURES, { documentHash }, { priority: 0 });
        }
        if (rows.length === 0) return;
        await tx
          .updateTable("pictures")
          .set({ redraw_asked_at: sql<Date>`now()` })
          .where(
            "document_hash",
            "in",
            rows.map((row) => row.document_hash),
          )
          .execute();
      });
    },
  });
}
