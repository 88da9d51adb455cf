import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findLines } from "../../orders/index.ts";

/** A row for each garment of an order, once. It begins at the first machine: what comes before is the order's own. */
export async function beginUnits(platform: Platform, tx: Tx, orderId: string): Promise<void> {
  const now = platform.clock();
  const lines = await findLines(tx, orderId);
  const rows = lines.flatMap((line) =>
    Array.from({ length: line.quantity }, (_, at) => ({
      id: platform.newId(),
      order_id: orderId,
      line_id: line.id,
      copy: at + 1,
      stage: "print" as const,
      since: now,
    })),
  );
  for (let from = 0; from < rows.length; from += 1000) {
    await tx
      .insertInto("production_units")
      .values(rows.slice(from, from + 1000))
      .onConflict((conflict) => conflict.columns(["line_id", "copy"]).doNothing())
      .execute();
  }
}
