import type { PersonalData } from "../../../platform/module.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalidField } from "../../../platform/problem.ts";
import { limitKey, signInByAddress } from "../limits.ts";
import { verifyPassword } from "../passwords.ts";
import { findPasswordHash } from "../reader.ts";
import { eraseCustomer } from "../writer.ts";

/** Erases a customer everywhere in one transaction, after the password was given again. */
export async function eraseAccount(
  platform: Platform,
  others: readonly PersonalData[],
  customerId: string,
  password: string,
): Promise<void> {
  const key = limitKey("erase", customerId);
  await platform.limits.take(signInByAddress, key);
  const right = await verifyPassword(password, await findPasswordHash(platform.db, customerId));
  if (!right) throw invalidField("password", "wrong_password");
  await platform.limits.giveBack(signInByAddress, key);
  await platform.transaction(async (tx) => {
    for (const other of others) await other.erase(tx, customerId, platform.clock());
    await eraseCustomer(tx, customerId, platform.clock());
  });
}
