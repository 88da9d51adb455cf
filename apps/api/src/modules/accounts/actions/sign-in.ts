import { comparable } from "@holeshot/contract";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { limitKey, signInByAddress, signInByOrigin } from "../limits.ts";
import { verifyPassword } from "../passwords.ts";
import { type CustomerRow, findCustomerByEmail } from "../reader.ts";
import { openSession } from "../writer.ts";

/** Signs in. Failures are counted per address and origin together, so a stranger locks nobody out. */
export async function signIn(
  platform: Platform,
  body: { readonly email: string; readonly password: string },
  origin: string,
): Promise<{ readonly customer: CustomerRow; readonly token: string }> {
  const { limits } = platform;
  const emailKey = comparable(body.email);
  const addressKey = limitKey(emailKey, origin);
  const originKey = limitKey(origin);
  // Each try is counted before the password is looked at, or many at once would slip past.
  await limits.take(signInByOrigin, originKey);
  await limits.take(signInByAddress, addressKey);

  const found = await findCustomerByEmail(platform.db, emailKey);
  const right = await verifyPassword(body.password, found?.password_hash ?? null);
  if (!found || !right) throw new Problem("invalid_credentials");

  await limits.giveBack(signInByOrigin, originKey);
  await limits.giveBack(signInByAddress, addressKey);
  const token = await platform.transaction((tx) => openSession(tx, found.id));
  return { customer: found, token };
}
