import { sql } from "kysely";
import { compileOnce } from "../../platform/database/compile-once.ts";
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
  const [row] = await selectKey(db, request.customerId, request.key);
  if (row && row.body_hash !== requestHash(request)) throw new Problem("idempotency_conflict");
  return row?.order_id ?? undefined;
}

const selectKey = compileOnce((db, customerId: string, key: string) =>
  db
    .selectFrom("checkout_keys")
    .select(["body_hash", "order_id"])
    .where("customer_id", "=", customerId)
    .where("key", "=", key),
);

/**
 * Takes a key for this transaction. Whoever comes with the same key meanwhile waits here until the transaction ends.
 * With it goes the customer's turn, since what they may order depends on what they owe by then; and the cart, which
 * a later statement reads: one that waits for the cart itself reads its discount code from before the wait.
 * @returns false when the key is taken: its order is there to be read.
 */
export async function takeKey(
  tx: Tx,
  request: CheckoutRequest,
  orderId: string,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with turn as (select id from customers where id = ${request.customerId} for no key update),
      held as (select id from carts where id = ${request.cartId} for update)
    insert into checkout_keys (customer_id, key, body_hash, order_id, created_at)
    select turn.id, ${request.key}, ${requestHash(request)}, ${orderId}::uuid, ${now}::timestamptz
    from turn left join held on true
    on conflict (customer_id, key) do nothing`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}
