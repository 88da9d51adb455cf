import type { Db } from "../../platform/database/database.ts";

/** An order as the shop's own people see it in a list. */
export interface ListedOrder {
  readonly order_number: string;
  readonly created_at: Date;
  readonly status: string;
  readonly payment_method: string;
  readonly total: number;
  readonly contact: {
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string;
  };
}

/** Orders of all customers, newest first. */
export async function listAllOrders(
  db: Db,
  asked: { readonly status?: string; readonly limit: number },
): Promise<readonly ListedOrder[]> {
  let query = db
    .selectFrom("orders")
    .select(["order_number", "created_at", "status", "payment_method", "total", "contact"])
    .orderBy("id", "desc")
    .limit(asked.limit);
  if (asked.status !== undefined) query = query.where("status", "=", asked.status);
  return query.execute();
}
