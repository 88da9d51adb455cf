import type { Platform } from "../../../platform/platform.ts";
import { byKey, turnOf } from "./picture-turns.ts";
import { RENDER_PICTURES } from "./request-pictures.ts";

/** What a reader is told of a document. */
interface Shown {
  readonly document_hash: string;
  readonly picture_state: string | null;
}

/** Has drawn now what somebody looks at, and what would have rested a little longer otherwise. */
export async function hurryShown(platform: Platform, shown: readonly Shown[]): Promise<void> {
  const resting = shown.filter(({ picture_state }) => picture_state === "resting");
  await hurryPictures(
    platform,
    resting.map(({ document_hash }) => document_hash),
  );
}

/** The same of documents of which nothing else is known; those that do not rest are left alone. */
export async function hurryPictures(platform: Platform, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await platform.transaction(async (tx) => {
    const hurried = await tx
      .updateTable("pictures")
      .set({ state: "waiting" })
      .where("document_hash", "in", (pictures) =>
        pictures
          .selectFrom("pictures")
          .select("document_hash")
          .where("document_hash", "in", hashes)
          .where("state", "=", "resting")
          .forUpdate()
          // Whoever holds one of them is about to ask for it, or to draw it.
          .skipLocked(),
      )
      .returning(["document_hash", "asked_by"])
      .execute();
    for (const { document_hash: documentHash, asked_by: key } of hurried) {
      const priority = turnOf(byKey(key), 0, platform.clock());
      await tx.enqueue(RENDER_PICTURES, { documentHash }, { priority });
    }
  });
}
