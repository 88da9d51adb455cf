import type { Selectable } from "kysely";
import * as z from "zod/mini";
import type { Db } from "../../../platform/database/database.ts";
import { defineQueue } from "../../../platform/jobs/job-queue.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { type Asker, turnOf } from "../pictures/picture-turns.ts";
import { requestPictures } from "../pictures/request-pictures.ts";
import type { DesignRow } from "../reader.ts";
import type { DesignTables, RoundKind } from "../tables.ts";
import { makingVersion } from "./making-version.ts";
import type { RoundProduct } from "./round-address.ts";

export const MAKE_ROUND = defineQueue(
  "make-round",
  z.object({ documentHash: z.string(), product: z.string(), kind: z.enum(["model", "turn"]) }),
);

export type RoundRow = Selectable<DesignTables["round_files"]>;

/** What is asked for of a design. */
export interface RoundWish {
  readonly product: RoundProduct;
  readonly kind: RoundKind;
}

/** Each takes a worker seconds: nobody has more of them waiting. */
const MOST_WAITING = 6;
const RETRY_S = 15;

export function findRound(
  db: Db,
  documentHash: string,
  { product, kind }: RoundWish,
): Promise<RoundRow | undefined> {
  return db
    .selectFrom("round_files")
    .selectAll()
    .where("document_hash", "=", documentHash)
    .where("product", "=", product)
    .where("kind", "=", kind)
    .executeTakeFirst();
}

/** Whether it is there, or on its way, as it is made now. */
export function stands(row: RoundRow | undefined): row is RoundRow {
  return row !== undefined && (row.state === "waiting" || row.making === makingVersion());
}

/**
 * Has the worker make something of a design as it is now.
 * @throws Problem `rate_limited` when too much of this asker's waits already.
 */
export async function askRound(
  platform: Platform,
  design: DesignRow,
  { product, kind }: RoundWish,
  asker: Asker,
): Promise<void> {
  const { document_hash: documentHash, document, set_id: setId } = design;
  const now = platform.clock();
  await platform.transaction(async (tx) => {
    // What is made of a document goes with its pictures.
    await requestPictures(tx, { setId, documentHash, document, now, asker });
    const { waiting } = await tx
      .selectFrom("round_files")
      .select((of) => of.fn.countAll<number>().as("waiting"))
      .where("asked_by", "=", asker.key)
      .where("state", "=", "waiting")
      .executeTakeFirstOrThrow();
    if (asker.key !== null && Number(waiting) >= MOST_WAITING) {
      throw new Problem("rate_limited", { headers: { "retry-after": String(RETRY_S) } });
    }
    const fresh = { state: "waiting", asked_by: asker.key, asked_at: now } as const;
    const row = await tx
      .insertInto("round_files")
      .values({
        document_hash: documentHash,
        product,
        kind,
        making: null,
        reason: null,
        ended_at: null,
        ...fresh,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["document_hash", "product", "kind"])
          .doUpdateSet({ ...fresh, reason: null })
          // Of two who ask at once one finds it waiting.
          .where("round_files.state", "!=", "waiting"),
      )
      .returning("kind")
      .executeTakeFirst();
    if (!row) return;
    const priority = turnOf(asker, Number(waiting), now);
    await tx.enqueue(MAKE_ROUND, { documentHash, product, kind }, { priority });
  });
}
