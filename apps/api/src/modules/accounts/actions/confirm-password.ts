import type { Platform } from "../../../platform/platform.ts";
import { invalidField } from "../../../platform/problem.ts";
import { limitKey, passwordByAccount } from "../limits.ts";
import { verifyPassword } from "../passwords.ts";
import { findPasswordHash } from "../reader.ts";

/**
 * Asks for the password once more before something that cannot be undone: a token alone is not enough for it.
 * @throws Problem `validation_failed` at `path`, `rate_limited`
 */
export async function confirmPassword(
  platform: Platform,
  customerId: string,
  password: string,
  path: string,
): Promise<void> {
  const key = limitKey(customerId);
  await platform.limits.take(passwordByAccount, key);
  const right = await verifyPassword(password, await findPasswordHash(platform.db, customerId));
  if (!right) throw invalidField(path, "wrong_password");
  await platform.limits.giveBack(passwordByAccount, key);
}
