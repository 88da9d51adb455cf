import * as z from "zod/mini";
import type { Tx } from "../../platform/database/transaction.ts";
import { defineJob, defineQueue, type Job } from "../../platform/jobs/job-queue.ts";
import type { DocumentTable } from "../../platform/module.ts";
import type { Platform } from "../../platform/platform.ts";
import { imageKey } from "./image-files.ts";
import { deleteUnkeptImages, deleteUnshownImages } from "./writer.ts";

const idList = z.readonly(z.array(z.string()));
const SWEEP_IMAGES = defineQueue("sweep-images");
/** Looks whether any document still shows images whose owner is gone. */
const DELETE_UNNEEDED = defineQueue("delete-unneeded-images", z.object({ ids: idList }));
const IDS_AT_ONCE = 500;
const DELETE_FILES = defineQueue("delete-image-files", z.object({ ids: idList }));
/** A visitor who comes back within this time finds the logo in an unsaved design still there. */
const KEPT_DAYS = 60;

/** Has the files of forgotten images deleted once the transaction has committed. */
export async function enqueueDeletion(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.enqueue(DELETE_FILES, { ids });
}

/** Has those of a gone customer's images looked at that designs once showed. */
export async function enqueueUnneeded(tx: Tx, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    await tx.enqueue(DELETE_UNNEEDED, { ids: ids.slice(at, at + IDS_AT_ONCE) });
  }
}

/** Clears away what nobody will ask for again. */
export function libraryJobs(
  platform: Platform,
  showing: () => readonly DocumentTable[],
): readonly Job[] {
  return [
    defineJob({
      queue: SWEEP_IMAGES,
      schedule: "41 3 * * *",
      handle: async () => {
        const before = new Date(platform.clock().getTime() - KEPT_DAYS * 86_400_000);
        await platform.transaction(async (tx) =>
          enqueueDeletion(tx, await deleteUnkeptImages(tx, before)),
        );
      },
    }),
    defineJob({
      queue: DELETE_UNNEEDED,
      expireInSeconds: 900,
      handle: async ({ ids }) =>
        platform.transaction(async (tx) =>
          enqueueDeletion(tx, await deleteUnshownImages(tx, ids, showing())),
        ),
    }),
    defineJob({
      queue: DELETE_FILES,
      handle: async ({ ids }) => {
        for (const id of ids) {
          await platform.storage.delete(imageKey(id, "original"));
          await platform.storage.delete(imageKey(id, "preview"));
        }
      },
    }),
  ];
}
