import { type ImageSource, parseDocument } from "@holeshot/design";
import { isProductId } from "@holeshot/domain";
import { defineJob, type Job } from "../../../platform/jobs/job-queue.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Catalogue } from "../../catalogue/index.ts";
import { readAsset } from "../../library/index.ts";
import type { RoundKind } from "../tables.ts";
import { MAKE_ROUND } from "./ask-round.ts";
import { makingVersion } from "./making-version.ts";
import { type RoundFile, roundKey, type RoundProduct, roundTypes } from "./round-address.ts";

const MAKE_SECONDS = 600;

/** Makes what somebody asked for of a document; what cannot be made is marked failed with the reason. */
export function makeRoundJob(platform: Platform, catalogue: () => Catalogue): Job {
  return defineJob({
    queue: MAKE_ROUND,
    concurrency: 1,
    retryLimit: 3,
    expireInSeconds: MAKE_SECONDS,
    handle: async ({ documentHash, product, kind }) => {
      if (product !== "kit" && !isProductId(product)) return;
      const asked = await platform.db
        .selectFrom("round_files")
        .innerJoin("pictures", "pictures.document_hash", "round_files.document_hash")
        .select(["pictures.set_id", "pictures.document"])
        .where("round_files.document_hash", "=", documentHash)
        .where("product", "=", product)
        .where("kind", "=", kind)
        .where("round_files.state", "=", "waiting")
        .executeTakeFirst();
      if (!asked) return;
      const making = makingVersion();
      const made = await make(asked.set_id, asked.document, product, kind);
      const files: Record<string, number> = {};
      if (made.ok)
        for (const [file, bytes] of made.files) {
          const key = roundKey(documentHash, product, file);
          await platform.storage.put(key, bytes, roundTypes[file]);
          files[file] = bytes.length;
        }
      await platform.transaction((tx) =>
        tx
          .updateTable("round_files")
          .set({
            state: made.ok ? "done" : "failed",
            reason: made.ok ? null : made.reason,
            making,
            files,
            asked_by: null,
            ended_at: platform.clock(),
          })
          .where("document_hash", "=", documentHash)
          .where("product", "=", product)
          .where("kind", "=", kind)
          .execute(),
      );
    },
  });

  async function make(
    setId: string,
    text: string,
    product: RoundProduct,
    kind: RoundKind,
  ): Promise<Made> {
    const set = catalogue().set(setId);
    const parsed = parseDocument(JSON.parse(text));
    if (!set) return { ok: false, reason: "The set is no longer sold." };
    if (!parsed.ok)
      return { ok: false, reason: `Not valid at ${parsed.problems[0]?.path ?? "?"}.` };
    const asset = (source: ImageSource) => readAsset(platform, source.type, source.id);
    try {
      // The drawing code is loaded by the process that draws, at its first job.
      const { makeRound } = await import("./make-round.ts");
      const files = await makeRound({ set, document: parsed.document, product, kind, asset });
      return files ? { ok: true, files } : { ok: false, reason: "Nobody has draped it." };
    } catch (error) {
      platform.log.error({ err: error }, "a design could not be made for the round");
      return { ok: false, reason: error instanceof Error ? error.message : "unknown" };
    }
  }
}

type Made =
  | { readonly ok: true; readonly files: ReadonlyMap<RoundFile, Uint8Array> }
  | { readonly ok: false; readonly reason: string };
