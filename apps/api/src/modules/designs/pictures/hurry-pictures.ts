import type { Platform } from "../../../platform/platform.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { byKey, turnOf } from "./picture-turns.ts";
import { RENDER_PICTURES } from "./request-pictures.ts";

/** What a reader is told of a document. */
interface Awaited {
  readonly document_hash: string;
  readonly picture_state: string | null;
}

/** Has drawn now what somebody looks at, and what would have rested a little longer otherwise. */
export async function hurryPictures(platform: Platform, shown: readonly Awaited[]): Promise<void> {
  const resting = shown.filter(({ picture_state }) => picture_state === "resting");
  if (resting.length === 0) return;
  const hashes = resting.map(({ document_hash }) => document_hash);
  await platform.transaction((tx) => hurry(tx, hashes, platform.clock()));
}

async function hurry(tx: Tx, hashes: readonly string[], now: Date): Promise<void> {
  const resting = await tx
    .selectFrom("pictures")
    .select(["document_hash", "asked_by"])
    .where("document_hash", "in", hashes)
    .where("state", "=", "resting")
    .forUpdate()
    // Whoever holds one of them is about to ask for it, or to draw it.
    .skipLocked()
    .execute();
  for (const { document_hash: documentHash, asked_by: key } of resting) {
    await tx
      .updateTable("pictures")
      .set({ state: "waiting" })
      .where("document_hash", "=", documentHash)
      .execute();
    await tx.enqueue(RENDER_PICTURES, { documentHash }, { priority: turnOf(byKey(key), 0, now) });
  }
}
