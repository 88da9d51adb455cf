import { comparable } from "@holeshot/contract";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { PersonalData } from "../../../platform/module.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalidField, Problem } from "../../../platform/problem.ts";
import { eraseCustomer, lockCustomer } from "../writer.ts";
import { confirmPassword } from "./confirm-password.ts";

/** Erases a customer everywhere in one transaction, after the password was given again. */
export async function eraseAccount(
  platform: Platform,
  others: readonly PersonalData[],
  customerId: string,
  password: string,
): Promise<void> {
  await confirmPassword(platform, customerId, password, "password");
  await platform.transaction((tx) => eraseEverywhere(platform, tx, others, customerId));
}

/**
 * Erases a customer who asked staff for it. Their address is typed once more, so that nobody else is erased.
 * @throws Problem `not_found`, also for whoever works here and for who is erased; `validation_failed` at `email`.
 */
export async function eraseForCustomer(
  platform: Platform,
  others: readonly PersonalData[],
  { customerId, email }: { readonly customerId: string; readonly email: string },
  record: (tx: Tx) => Promise<void>,
): Promise<void> {
  await platform.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const row = await tx
      .selectFrom("customers")
      .select(["email_key", "role"])
      .where("id", "=", customerId)
      .where("erased_at", "is", null)
      .executeTakeFirst();
    if (!row || row.role !== "customer") throw new Problem("not_found");
    if (row.email_key !== comparable(email)) throw invalidField("email", "invalid_value");
    await eraseEverywhere(platform, tx, others, customerId);
    await record(tx);
  });
}

async function eraseEverywhere(
  platform: Platform,
  tx: Tx,
  others: readonly PersonalData[],
  customerId: string,
): Promise<void> {
  // As a checkout does, first the customer and then their carts: neither waits for the other for ever.
  await lockCustomer(tx, customerId);
  for (const other of others) await other.erase(tx, customerId, platform.clock());
  await eraseCustomer(tx, customerId, platform.clock());
}
