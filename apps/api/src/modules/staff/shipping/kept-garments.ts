import { productionStages } from "@holeshot/domain";
import type { Db } from "../../../platform/database/database.ts";

/** There is no garment yet of what stands here. */
const UNMADE = productionStages.slice(0, productionStages.indexOf("print") + 1);

/** A garment that leaves in no parcel, and the workshop's reason; null while it is made once more. */
export interface KeptGarment {
  readonly lineId: string;
  readonly copy: number;
  readonly reason: string | null;
}

/** What somebody keeps in the workshop with a reason does not leave; nor does what is made once more before it is printed: the first is thrown away. */
export async function keptGarments(db: Db, orderId: string): Promise<readonly KeptGarment[]> {
  const rows = await db
    .selectFrom("production_units")
    .select(["line_id", "copy", "blocked_reason"])
    .where("order_id", "=", orderId)
    .where((eb) =>
      eb.or([
        eb("blocked_reason", "is not", null),
        eb.and([
          eb("stage", "in", UNMADE),
          eb.exists(
            eb
              .selectFrom("production_remakes")
              .select("production_remakes.id")
              .whereRef("unit_id", "=", "production_units.id"),
          ),
        ]),
      ]),
    )
    .orderBy("line_id")
    .orderBy("copy")
    .execute();
  return rows.map((row) => ({ lineId: row.line_id, copy: row.copy, reason: row.blocked_reason }));
}
