import { comparable } from "@holeshot/contract";
import { isLanguage, limits } from "@holeshot/domain";
import { orderMail } from "../../../platform/mail/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalidField, Problem } from "../../../platform/problem.ts";
import { limitKey, resetByAddress, resetByOrigin } from "../limits.ts";
import { hashPassword, passwordWeakness } from "../passwords.ts";
import { findCustomer, findCustomerByEmail } from "../reader.ts";
import { closeAllSessions, openPasswordReset, setPassword, usePasswordReset } from "../writer.ts";

export const RESET_MAIL = "reset-password";

/** Mails a reset link when the address is known, and says nothing either way. */
export async function requestPasswordReset(
  platform: Platform,
  email: string,
  origin: string,
): Promise<void> {
  const emailKey = comparable(email);
  await platform.limits.take(resetByOrigin, limitKey(origin));
  await platform.limits.take(resetByAddress, limitKey(emailKey));
  const customer = await findCustomerByEmail(platform.db, emailKey);
  if (!customer) return;
  const expiresAt = new Date(platform.clock().getTime() + limits.resetTokenSeconds * 1000);
  await platform.transaction(async (tx) => {
    const token = await openPasswordReset(tx, customer.id, expiresAt);
    await orderMail(tx, platform.newId(), {
      kind: RESET_MAIL,
      to: customer.email,
      language: isLanguage(customer.language) ? customer.language : "nl",
      uselessAfter: expiresAt,
      facts: {
        first_name: customer.first_name,
        link: `${platform.config.shopUrl}/reset-password?token=${token}`,
      },
    });
  });
}

/** Sets a new password by a mailed token and ends every session the old one opened. */
export async function resetPassword(
  platform: Platform,
  body: { readonly token: string; readonly password: string },
): Promise<void> {
  const hash = await hashPassword(body.password);
  await platform.transaction(async (tx) => {
    const customerId = await usePasswordReset(tx, body.token, platform.clock());
    const customer = customerId ? await findCustomer(tx, customerId) : undefined;
    if (!customer) throw new Problem("invalid_token");
    const weakness = passwordWeakness(body.password, customer.email);
    if (weakness) throw invalidField("password", weakness);
    await setPassword(tx, customer.id, hash);
    await closeAllSessions(tx, customer.id);
  });
}
