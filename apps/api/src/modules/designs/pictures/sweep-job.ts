import { productIds, sides } from "@holeshot/domain";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import { defineJob, defineQueue, type Job } from "../../../platform/jobs/job-queue.ts";
import type { DocumentTable } from "../../../platform/module.ts";
import type { Platform } from "../../../platform/platform.ts";
import { forgetActs } from "../together/acts.ts";
import { forgetOrphans } from "../together/comments.ts";
import { forgetDeleted } from "../writer.ts";
import { PICTURE_SIZES, pictureKey } from "./picture-address.ts";
import { roundFilesOf, roundKey } from "../round/round-address.ts";
import { shownAnywhere, shownNowhere } from "./shown-anywhere.ts";

const SWEEP_PICTURES = defineQueue("sweep-pictures");
/** Longer than an address that was given out opens a picture without a token. */
const KEPT_DAYS = 9;
/** Pictures outlive the time in which a deletion can be taken back. */
const TAKEN_BACK_DAYS = 1;
const DAY_MS = 86_400_000;
/** What a picture that is being cleared away is marked with: a save asks for it anew. */
const FORGOTTEN = "forgotten";
const PICTURED = [...productIds, "kit"] as const;

/** Ends deletions, forgets acts that everybody has, and clears away, each night, the pictures of documents that nothing has shown for a while. */
export function sweepPicturesJob(platform: Platform, tables: () => readonly DocumentTable[]): Job {
  return defineJob({
    queue: SWEEP_PICTURES,
    schedule: "17 3 * * *",
    expireInSeconds: 3600,
    handle: async () => {
      const now = platform.clock();
      const before = new Date(now.getTime() - TAKEN_BACK_DAYS * DAY_MS);
      await platform.transaction((tx) => forgetDeleted(tx, before));
      await platform.transaction((tx) => forgetActs(tx, before));
      await platform.transaction(forgetOrphans);
      await platform.transaction((tx) => noteUnused(tx, tables(), now));
      for (const hash of await platform.transaction((tx) => forget(tx, tables(), now))) {
        await platform.transaction((tx) => clearAway(tx, platform, hash));
      }
    },
  });
}

/** Notes since when a document is shown nowhere, and forgets that of one which is shown again. */
async function noteUnused(tx: Tx, tables: readonly DocumentTable[], now: Date): Promise<void> {
  await sql`update pictures set unused_since = null where unused_since is not null and ${shownAnywhere(tables)}`.execute(
    tx,
  );
  await sql`update pictures set unused_since = ${now} where unused_since is null and ${shownNowhere(tables)}`.execute(
    tx,
  );
}

/**
 * Marks what was unused for long: from here on a save draws it anew instead of taking it for drawn. Rows that a save
 * holds at this moment are left for the next night.
 */
async function forget(
  tx: Tx,
  tables: readonly DocumentTable[],
  now: Date,
): Promise<readonly string[]> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const { rows } = await sql<{ document_hash: string }>`
    update pictures set state = 'failed', reason = ${FORGOTTEN}
    where document_hash in (
      select document_hash from pictures
      where unused_since < ${before} and ${shownNowhere(tables)}
      for update skip locked
    )
    returning document_hash`.execute(tx);
  return rows.map((row) => row.document_hash);
}

/** Files first, their row last and both under its lock: a save that wants them waits, and finds nothing. */
async function clearAway(tx: Tx, platform: Platform, hash: string): Promise<void> {
  const row = await tx
    .selectFrom("pictures")
    .select("document_hash")
    .where("document_hash", "=", hash)
    .where("state", "=", "failed")
    .where("reason", "=", FORGOTTEN)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  const keys = PICTURED.flatMap((product) =>
    sides.flatMap((side) => PICTURE_SIZES.map((size) => pictureKey(hash, product, side, size))),
  );
  const round = PICTURED.flatMap((product) =>
    Object.values(roundFilesOf).flatMap((files) =>
      files.map((file) => roundKey(hash, product, file)),
    ),
  );
  await Promise.all([...keys, ...round].map((key) => platform.storage.delete(key)));
  await tx.deleteFrom("pictures").where("document_hash", "=", hash).execute();
}
