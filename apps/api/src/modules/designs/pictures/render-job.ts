import { type ImageSource, parseDocument } from "@holeshot/design";
import type { DocumentTable } from "../../../platform/module.ts";
import { defineJob, type Job } from "../../../platform/jobs/job-queue.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Catalogue } from "../../catalogue/index.ts";
import { readAsset } from "../../library/index.ts";
import type { DrawnPicture } from "./draw-design.ts";
import type { PictureState } from "../tables.ts";
import { drawingVersion } from "./drawing-version.ts";
import { pictureKey } from "./picture-address.ts";
import { RENDER_PICTURES } from "./request-pictures.ts";
import { shownAnywhere } from "./shown-anywhere.ts";

const NOT_YET: readonly PictureState[] = ["resting", "waiting"];
const RENDER_SECONDS = 120;
/** Whoever took a document over before a newer save has said so by then. */
const PATIENCE_MS = 10 * 60_000;

/**
 * Draws a document's pictures. One that cannot be drawn is marked failed with the reason, and holds nobody up. One that a
 * newer save has replaced before its turn came is not drawn at all.
 */
export function renderPicturesJob(
  platform: Platform,
  catalogue: () => Catalogue,
  tables: () => readonly DocumentTable[],
): Job {
  return defineJob({
    queue: RENDER_PICTURES,
    concurrency: 1,
    retryLimit: 3,
    expireInSeconds: RENDER_SECONDS,
    handle: async ({ documentHash }) => {
      const drawing = drawingVersion();
      const request = await platform.db
        .selectFrom("pictures")
        .select(["set_id", "document", "state"])
        .select(shownAnywhere(tables()).as("shown"))
        .where("document_hash", "=", documentHash)
        .where((where) =>
          where.or([
            where("state", "in", NOT_YET),
            where.and([where("state", "=", "done"), where("drawing", "is distinct from", drawing)]),
          ]),
        )
        .executeTakeFirst();
      if (!request) return;
      const first = request.state !== "done";
      if (first && !request.shown) {
        await putOff(documentHash);
        return;
      }
      const reason = await draw(documentHash, request.set_id, request.document);
      // What was drawn in an older way stays when it cannot be drawn in the new one.
      const failed = reason !== null && first;
      const state = failed ? "failed" : "done";
      await platform.transaction((tx) =>
        tx
          .updateTable("pictures")
          .set({ state, reason, drawing, finished_at: platform.clock(), asked_by: null })
          .where("document_hash", "=", documentHash)
          .execute(),
      );
    },
  });

  /**
   * A cart or an order that is being written may still show it: it is looked at once more, and then forgotten. A save
   * that wants it again meanwhile sees that it is unused, and asks anew.
   */
  async function putOff(documentHash: string): Promise<void> {
    const now = platform.clock();
    await platform.transaction(async (tx) => {
      // A save that wants it holds the row: what is shown is looked for after that.
      const row = await tx
        .selectFrom("pictures")
        .select("requested_at")
        .where("document_hash", "=", documentHash)
        .where("state", "in", NOT_YET)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return;
      const startAfter = new Date(row.requested_at.getTime() + PATIENCE_MS);
      const unshown = tx
        .updateTable("pictures")
        .set({ unused_since: now })
        .where("document_hash", "=", documentHash)
        .where((where) => where.not(shownAnywhere(tables())));
      const { numUpdatedRows } = await unshown.executeTakeFirst();
      if (numUpdatedRows === 0n) await tx.enqueue(RENDER_PICTURES, { documentHash });
      else if (now < startAfter)
        await tx.enqueue(RENDER_PICTURES, { documentHash }, { startAfter });
      else await tx.deleteFrom("pictures").where("document_hash", "=", documentHash).execute();
    });
  }

  /** Stores each picture as soon as it is drawn; answers why it could not be, or null. */
  async function draw(documentHash: string, setId: string, text: string): Promise<string | null> {
    const set = catalogue().set(setId);
    const parsed = parseDocument(JSON.parse(text));
    if (!set) return "The set is no longer sold.";
    if (!parsed.ok) return `Not valid at ${parsed.problems[0]?.path ?? "?"}.`;
    // The drawing code is loaded by the process that draws, at its first picture.
    const { drawDesign } = await import("./draw-design.ts");
    const asset = (source: ImageSource) => readAsset(platform, source.type, source.id);
    const store = async ({ product, side, size, bytes }: DrawnPicture): Promise<void> => {
      const key = pictureKey(documentHash, product, side, size);
      try {
        await platform.storage.put(key, bytes, "image/webp");
      } catch (error) {
        throw new StorageFailure(error);
      }
    };
    try {
      await drawDesign(set, parsed.document, { asset }, store);
      return null;
    } catch (error) {
      // A store that does not answer is no fault of the design: the job is tried again.
      if (error instanceof StorageFailure) throw error.cause;
      platform.log.error({ err: error }, "a design could not be drawn");
      return error instanceof Error ? error.message : "unknown";
    }
  }
}

class StorageFailure extends Error {
  constructor(cause: unknown) {
    super("The store does not answer.", { cause });
  }
}
