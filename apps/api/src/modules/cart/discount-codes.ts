import { comparable } from "@holeshot/contract";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/transaction.ts";
import { Problem } from "../../platform/problem.ts";

/** A code to be handed out: worth a percentage or an amount of cents, never both. */
export interface NewDiscountCode {
  readonly id: string;
  readonly code: string;
  readonly worth: { readonly percent: number } | { readonly amount: number };
  /** Orders it may be used for; absent, any number. */
  readonly uses?: number;
  readonly until?: Date;
  readonly from?: Date;
  /** Orders of one customer. */
  readonly perCustomer?: number;
  /** Cents of goods from which it counts. */
  readonly minimum?: number;
  /** Who makes it; absent for the shop's owner at the command line. */
  readonly staffId?: string;
}

/** Adds a code, compared without case, and begins its history. False when there is such a code already. */
export async function addDiscountCode(tx: Tx, code: NewDiscountCode): Promise<boolean> {
  const result = await tx
    .insertInto("discount_codes")
    .values({
      id: code.id,
      code: code.code.trim(),
      code_key: comparable(code.code),
      percent: "percent" in code.worth ? code.worth.percent : null,
      amount: "amount" in code.worth ? code.worth.amount : null,
      max_uses: code.uses ?? null,
      valid_until: code.until ?? null,
      valid_from: code.from ?? null,
      per_customer: code.perCustomer ?? null,
      minimum: code.minimum ?? null,
    })
    .onConflict((conflict) => conflict.column("code_key").doNothing())
    .executeTakeFirst();
  if ((result.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  await tx
    .insertInto("discount_code_events")
    .values({
      // One code is made once: its beginning needs no id of its own.
      id: code.id,
      code_id: code.id,
      staff_id: code.staffId ?? null,
      event: "made",
      facts: JSON.stringify({
        ...code.worth,
        max_uses: code.uses,
        per_customer: code.perCustomer,
        minimum: code.minimum,
        valid_from: code.from,
        valid_until: code.until,
      }),
    })
    .execute();
  return true;
}

/** The code as a customer types it, if it may be used now, and by them where the cart knows whose it is. */
export async function findUsableCode(
  tx: Tx,
  typed: string,
  customerId: string | null,
  now: Date,
): Promise<{ id: string }> {
  const row = await tx
    .selectFrom("discount_codes")
    .select(["id", "max_uses", "used", "valid_from", "valid_until", "per_customer"])
    .where("code_key", "=", comparable(typed))
    .executeTakeFirst();
  const isOver = row?.valid_until && row.valid_until <= now;
  const isComing = row?.valid_from && row.valid_from > now;
  if (!row || isOver || isComing) throw new Problem("invalid_discount_code");
  if (row.max_uses !== null && row.used >= row.max_uses) throw new Problem("discount_code_used");
  if (customerId !== null) await refuseUsedUp(tx, row, customerId);
  return row;
}

/** Of all codes that one customer may use so often; a cancelled order gave its use back. */
async function refuseUsedUp(
  tx: Tx,
  code: { readonly id: string; readonly per_customer: number | null },
  customerId: string,
): Promise<void> {
  if (code.per_customer === null) return;
  const { rows } = await sql<{ uses: number }>`
    select count(*)::int as uses from orders
    where discount_code_id = ${code.id} and customer_id = ${customerId} and status <> 'cancelled'
  `.execute(tx);
  if ((rows[0]?.uses ?? 0) >= code.per_customer) throw new Problem("discount_code_used");
}

/**
 * Spends one use of a code in the transaction of an order. Of many who spend the last use at
 * once, one succeeds; so of two carts of one customer, since the code's row is locked until the order is written.
 * @throws Problem `discount_code_used`, also for a code that has run out since it was entered.
 */
export async function spendCode(tx: Tx, id: string, customerId: string, now: Date): Promise<void> {
  const spent = await tx
    .updateTable("discount_codes")
    .set((eb) => ({ used: eb("used", "+", 1) }))
    .where("id", "=", id)
    .where((eb) => eb.or([eb("max_uses", "is", null), eb("used", "<", eb.ref("max_uses"))]))
    .where((eb) => eb.or([eb("valid_until", "is", null), eb("valid_until", ">", now)]))
    .where((eb) => eb.or([eb("valid_from", "is", null), eb("valid_from", "<=", now)]))
    .returning(["id", "per_customer"])
    .executeTakeFirst();
  if (!spent) throw new Problem("discount_code_used");
  await refuseUsedUp(tx, spent, customerId);
}

/** Gives a use back when its order is cancelled. */
export async function returnCode(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("discount_codes")
    .set({ used: sql`greatest(used - 1, 0)` })
    .where("id", "=", id)
    .execute();
}
