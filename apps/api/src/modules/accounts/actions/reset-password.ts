import { comparable } from "@holeshot/contract";
import { limits } from "@holeshot/domain";
import * as z from "zod/mini";
import type { BodyOf } from "../../../platform/declared.ts";
import { defineQueue } from "../../../platform/jobs/job-queue.ts";
import { orderMail } from "../../../platform/mail/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalidField, Problem } from "../../../platform/problem.ts";
import { limitKey, resetByAddress, resetByOrigin, resetTokenByOrigin } from "../limits.ts";
import { hashPassword, passwordWeakness } from "../passwords.ts";
import { RESET_MAIL } from "../mails.ts";
import { mailPasswordChanged } from "./change-password.ts";
import { findCustomer, findCustomerByEmail, findPasswordReset } from "../reader.ts";
import { closeAllSessions, openPasswordReset, setPassword, usePasswordReset } from "../writer.ts";

/** Asks for a reset outside the request. */
export const MAIL_RESET = defineQueue(
  "mail-reset-link",
  // Whose reset was asked for; nobody's, for an address that is not known.
  z.object({ customer: z.string() }),
);

/**
 * Has a reset link mailed when the address is known, and says nothing either way: not in words and not by the time it
 * takes, since a request for an unknown address is the same statements with an id that is nobody's.
 */
export async function requestPasswordReset(
  platform: Platform,
  email: string,
  origin: string,
): Promise<void> {
  const emailKey = comparable(email);
  await platform.limits.take(resetByOrigin, limitKey(origin));
  await platform.limits.take(resetByAddress, limitKey(emailKey));
  const found = await findCustomerByEmail(platform.db, emailKey);
  const asked = { customer: found?.id ?? platform.newId() };
  await platform.transaction((tx) => tx.enqueue(MAIL_RESET, asked));
}

/** Makes the link and orders its mail. */
export async function mailResetLink(
  platform: Platform,
  { customer: id }: BodyOf<typeof MAIL_RESET>,
): Promise<void> {
  const expiresAt = new Date(platform.clock().getTime() + limits.resetTokenSeconds * 1000);
  await platform.transaction(async (tx) => {
    const customer = await findCustomer(tx, id);
    // Nobody's, or erased since.
    if (!customer || customer.email === "") return;
    const token = await openPasswordReset(tx, customer.id, expiresAt);
    await orderMail(platform, tx, {
      kind: RESET_MAIL,
      to: customer.email,
      language: customer.language,
      uselessAfter: expiresAt,
      facts: {
        first_name: customer.first_name,
        link: `${platform.config.shopUrl}/reset-password?token=${token}`,
      },
    });
  });
}

/**
 * Sets a new password by a mailed token and ends every session the old one opened. Only a token that is there costs a
 * password hash, and those that are not are counted.
 * @throws Problem `invalid_token`, `rate_limited`
 */
export async function resetPassword(
  platform: Platform,
  body: { readonly token: string; readonly password: string },
  origin: string,
): Promise<void> {
  const originKey = limitKey(origin);
  await platform.limits.take(resetTokenByOrigin, originKey);
  const owner = await findPasswordReset(platform.db, body.token, platform.clock());
  const known = owner === undefined ? undefined : await findCustomer(platform.db, owner);
  if (!known) throw new Problem("invalid_token");
  await platform.limits.giveBack(resetTokenByOrigin, originKey);
  const weakness = passwordWeakness(body.password, known.email);
  if (weakness) throw invalidField("password", weakness);
  const hash = await hashPassword(body.password);
  await platform.transaction(async (tx) => {
    const customerId = await usePasswordReset(tx, body.token, platform.clock());
    // Used by another request meanwhile.
    if (customerId === undefined) throw new Problem("invalid_token");
    await setPassword(tx, customerId, hash);
    await closeAllSessions(tx, customerId);
    await mailPasswordChanged(platform, tx, known);
  });
}
