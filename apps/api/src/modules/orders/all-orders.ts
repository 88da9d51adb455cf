import type { Db } from "../../platform/database/database.ts";
import type { StoredContact } from "./tables.ts";

/** An order as the operator's list shows it. */
export interface ListedOrder {
  readonly id: string;
  readonly order_number: string;
  readonly created_at: Date;
  readonly status: string;
  readonly payment_method: string;
  readonly total: number;
  readonly contact: StoredContact;
}

/** The latest orders of all customers. */
export async function listAllOrders(
  db: Db,
  asked: { readonly status?: string; readonly limit: number },
): Promise<readonly ListedOrder[]> {
  const query = db
    .selectFrom("orders")
    .select(["id", "order_number", "created_at", "status", "payment_method", "total", "contact"])
    .orderBy("id", "desc")
    .limit(asked.limit);
  return (asked.status === undefined ? query : query.where("status", "=", asked.status)).execute();
}
