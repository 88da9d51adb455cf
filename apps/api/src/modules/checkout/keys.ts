import type { Db } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { Problem } from "../../platform/problem.ts";
import type { CheckoutRequest } from "./request.ts";
import { requestHash } from "./request.ts";

/**
 * The order that an idempotency key made before, if any.
 * @throws Problem `idempotency_conflict` when the key was used for another request.
 */
export async function findKeyedOrder(
  db: Db,
  request: CheckoutRequest,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("checkout_keys")
    .select(["body_hash", "order_id"])
    .where("customer_id", "=", request.customerId)
    .where("key", "=", request.key)
    .executeTakeFirst();
  if (row && row.body_hash !== requestHash(request)) throw new Problem("idempotency_conflict");
  return row?.order_id ?? undefined;
}

/**
 * Takes a key for this transaction. Whoever comes with the same key meanwhile waits here until
 * the transaction ends.
 * @returns false when the key is taken: its order is there to be read.
 */
export async function takeKey(
  tx: Tx,
  request: CheckoutRequest,
  orderId: string,
  now: Date,
): Promise<boolean> {
  const result = await tx
    .insertInto("checkout_keys")
    .values({
      customer_id: request.customerId,
      key: request.key,
      body_hash: requestHash(request),
      order_id: orderId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(["customer_id", "key"]).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
