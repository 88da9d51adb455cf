import { type ImageSource, parseDocument } from "@holeshot/design";
import { defineJob, type Job } from "../../../platform/jobs/job-queue.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Catalogue, fontBytes } from "../../catalogue/index.ts";
import { readAsset } from "../../library/index.ts";
import type { DrawnPicture } from "./draw-design.ts";
import { shaperCache } from "./fonts.ts";
import { pictureKey } from "./picture-address.ts";
import { RENDER_PICTURES } from "./request-pictures.ts";

const RENDER_SECONDS = 120;

/** Draws a document's pictures. One that cannot be drawn is marked failed with the reason, and holds nobody up. */
export function renderPicturesJob(platform: Platform, catalogue: () => Catalogue): Job {
  const fonts = shaperCache(fontBytes);
  return defineJob<{ documentHash: string }>({
    queue: RENDER_PICTURES,
    concurrency: 1,
    retryLimit: 3,
    expireInSeconds: RENDER_SECONDS,
    handle: async ({ documentHash }) => {
      const request = await platform.db
        .selectFrom("pictures")
        .select(["set_id", "document"])
        .where("document_hash", "=", documentHash)
        .where("state", "=", "waiting")
        .executeTakeFirst();
      if (!request) return;
      const drawn = await draw(request.set_id, request.document);
      // A store that does not answer is no fault of the design: the job is tried again.
      for (const { product, side, size, bytes } of drawn.pictures) {
        const key = pictureKey(documentHash, product, side, size);
        await platform.storage.put(key, bytes, "image/webp");
      }
      const { reason } = drawn;
      await platform.transaction((tx) =>
        tx
          .updateTable("pictures")
          .set({ state: reason ? "failed" : "done", reason, finished_at: platform.clock() })
          .where("document_hash", "=", documentHash)
          .execute(),
      );
    },
  });

  async function draw(setId: string, text: string): Promise<Drawn> {
    const set = catalogue().set(setId);
    const parsed = parseDocument(JSON.parse(text));
    if (!set) return failed("The set is no longer sold.");
    if (!parsed.ok) return failed(`Not valid at ${parsed.problems[0]?.path ?? "?"}.`);
    // The drawing code is loaded by the process that draws, at its first picture.
    const { drawDesign } = await import("./draw-design.ts");
    const asset = (source: ImageSource) => readAsset(platform, source.type, source.id);
    const pictures: DrawnPicture[] = [];
    try {
      for await (const one of drawDesign(set, parsed.document, { fonts, asset }))
        pictures.push(one);
      return { pictures, reason: null };
    } catch (error) {
      platform.log.error({ err: error }, "a design could not be drawn");
      return failed(error instanceof Error ? error.message : "unknown");
    }
  }
}

interface Drawn {
  readonly pictures: readonly DrawnPicture[];
  readonly reason: string | null;
}

function failed(reason: string): Drawn {
  return { pictures: [], reason };
}
