import type { InvoiceHistory } from "@holeshot/domain";
import { compileOnce } from "../../platform/database/compile-once.ts";
import type { Db } from "../../platform/database/database.ts";

/** What a customer owes on invoice and whether one was ever paid, computed from the payments of their orders. */
export async function findInvoiceHistory(db: Db, customerId: string): Promise<InvoiceHistory> {
  const [row] = await selectHistory(db, customerId);
  return { open: Number(row?.open ?? 0), paidOnce: (row?.paid ?? 0) > 0 };
}

const selectHistory = compileOnce((db, customerId: string) =>
  db
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .select(({ fn, eb }) => [
      fn.sum<string>("amount").filterWhere("payments.status", "=", "open").as("open"),
      fn
        .countAll<number>()
        // Given back later, it was paid all the same.
        .filterWhere(eb("payments.status", "in", ["paid", "partly_refunded", "refunded"]))
        .as("paid"),
    ])
    .where("orders.customer_id", "=", customerId)
    .where("payments.method", "=", "invoice"),
);
