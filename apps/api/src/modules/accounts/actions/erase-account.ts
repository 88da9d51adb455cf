import type { PersonalData } from "../../../platform/module.ts";
import type { Platform } from "../../../platform/platform.ts";
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
  await platform.transaction(async (tx) => {
    // As a checkout does, first the customer and then their carts: neither waits for the other for ever.
    await lockCustomer(tx, customerId);
    for (const other of others) await other.erase(tx, customerId, platform.clock());
    await eraseCustomer(tx, customerId, platform.clock());
  });
}
