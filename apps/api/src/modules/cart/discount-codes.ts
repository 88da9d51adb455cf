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
}

/** Adds a code, compared without case. False when there is such a code already. */
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
    })
    .onConflict((conflict) => conflict.column("code_key").doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The code as a customer types it, if it may still be used. */
export async function findUsableCode(tx: Tx, typed: string, now: Date): Promise<{ id: string }> {
  const row = await tx
    .selectFrom("discount_codes")
    .select(["id", "max_uses", "used", "valid_until"])
    .where("code_key", "=", comparable(typed))
    .executeTakeFirst();
  if (!row || (row.valid_until && row.valid_until <= now)) {
    throw new Problem("invalid_discount_code");
  }
  if (row.max_uses !== null && row.used >= row.max_uses) throw new Problem("discount_code_used");
  return row;
}

/**
 * Spends one use of a code in the transaction of an order. Of many who spend the last use at
 * once, one succeeds.
 * @throws Problem `discount_code_used`, also for a code that has run out since it was entered.
 */
export async function spendCode(tx: Tx, id: string, now: Date): Promise<void> {
  const spent = await tx
    .updateTable("discount_codes")
    .set((eb) => ({ used: eb("used", "+", 1) }))
    .where("id", "=", id)
    .where((eb) => eb.or([eb("max_uses", "is", null), eb("used", "<", eb.ref("max_uses"))]))
    .where((eb) => eb.or([eb("valid_until", "is", null), eb("valid_until", ">", now)]))
    .executeTakeFirst();
  if (spent.numUpdatedRows === 0n) throw new Problem("discount_code_used");
}

/** Gives a use back when its order is cancelled. */
export async function returnCode(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("discount_codes")
    .set({ used: sql`greatest(used - 1, 0)` })
    .where("id", "=", id)
    .execute();
}
