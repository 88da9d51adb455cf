import { comparable } from "@holeshot/contract";
import { isStaff, limits } from "@holeshot/domain";
import * as z from "zod/mini";
import { isUniqueViolation, type Tx } from "../../../platform/database/transaction.ts";
import type { BodyOf } from "../../../platform/declared.ts";
import { defineQueue } from "../../../platform/jobs/job-queue.ts";
import { orderMail } from "../../../platform/mail/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalidField, Problem } from "../../../platform/problem.ts";
import { recordStaffAct } from "../audit.ts";
import { CONFIRM_EMAIL_MAIL, EMAIL_CHANGED_MAIL, EMAIL_KNOWN_MAIL } from "../email-mails.ts";
import {
  dropEmailChanges,
  findEmailChange,
  giveEmailToken,
  openEmailChange,
  takeEmailChange,
  useEmailChange,
} from "../email-changes.ts";
import { emailByAccount, emailByAddress, emailTokenByOrigin, limitKey } from "../limits.ts";
import { type CustomerRow, findCustomer, findCustomerByEmail } from "../reader.ts";
import { dropPasswordResets, lockCustomer, setEmail } from "../writer.ts";
import { confirmPassword } from "./confirm-password.ts";

/** Writes to a new address outside the request. */
export const MAIL_NEW_EMAIL = defineQueue("mail-new-email", z.object({ change: z.string() }));

/**
 * Has a link mailed to the address that an account is to have; until it is used nothing changes. Whether the address is
 * somebody's already is told to who reads its mail, and to nobody else: not in words and not by the time it takes.
 * @throws Problem `validation_failed` at `password` or, for the account's own address, at `email`; `rate_limited`
 */
export async function askEmailChange(
  platform: Platform,
  customerId: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await confirmPassword(platform, customerId, password, "password");
  const customer = await findCustomer(platform.db, customerId);
  if (!customer) throw new Problem("unauthenticated");
  const emailKey = comparable(email);
  if (emailKey === comparable(customer.email)) throw invalidField("email", "invalid_value");
  await platform.limits.take(emailByAccount, limitKey(customerId));
  await platform.limits.take(emailByAddress, limitKey(emailKey));
  const now = platform.clock();
  const expiresAt = new Date(now.getTime() + limits.emailTokenSeconds * 1000);
  const id = platform.newId();
  await platform.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    // Erased meanwhile: an address would be kept of nobody.
    if ((await findCustomer(tx, customerId))?.email === "") throw new Problem("unauthenticated");
    await openEmailChange(tx, { id, customerId, email, emailKey, now, expiresAt });
    await tx.enqueue(MAIL_NEW_EMAIL, { change: id });
  });
}

/** Writes to the new address: with the link, or that it belongs to an account. */
export async function mailNewEmail(
  platform: Platform,
  { change: id }: BodyOf<typeof MAIL_NEW_EMAIL>,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const change = await takeEmailChange(tx, id);
    if (!change) return;
    const owner = await findCustomerByEmail(tx, change.email_key);
    const { shopUrl } = platform.config;
    if (owner) {
      await orderMail(platform, tx, {
        kind: EMAIL_KNOWN_MAIL,
        to: owner.email,
        language: owner.language,
        facts: { link: `${shopUrl}/login` },
      });
      return;
    }
    const token = await giveEmailToken(tx, id);
    await orderMail(platform, tx, {
      kind: CONFIRM_EMAIL_MAIL,
      to: change.email,
      language: change.language,
      uselessAfter: change.expires_at,
      facts: { link: `${shopUrl}/confirm-email?token=${token}` },
    });
  });
}

/**
 * Gives an account the address that its link was mailed to. Sessions stay; links for a new password, which were mailed to the
 * former address, die. That one is told.
 * @throws Problem `invalid_token`, `email_taken` when somebody has registered with it since, `rate_limited`
 */
export async function confirmEmailChange(
  platform: Platform,
  token: string,
  origin: string,
): Promise<void> {
  const originKey = limitKey(origin);
  await platform.limits.take(emailTokenByOrigin, originKey);
  try {
    await platform.transaction((tx) => confirm(platform, tx, token));
  } catch (error) {
    if (!isUniqueViolation(error, "customers_email_key_key")) throw error;
    throw new Problem("email_taken");
  }
  await platform.limits.giveBack(emailTokenByOrigin, originKey);
}

async function confirm(platform: Platform, tx: Tx, token: string): Promise<void> {
  const now = platform.clock();
  const customerId = await findEmailChange(tx, token, now);
  if (customerId === undefined) throw new Problem("invalid_token");
  // The customer first, as an erasure does: neither waits for the other for ever.
  await lockCustomer(tx, customerId);
  const customer = await findCustomer(tx, customerId);
  const change = customer && (await useEmailChange(tx, token, { now, former: customer.email }));
  if (!customer || !change) throw new Problem("invalid_token");
  await setEmail(tx, customerId, { email: change.email, emailKey: change.email_key });
  await dropPasswordResets(tx, customerId);
  await dropEmailChanges(tx, customerId);
  await tellFormer(platform, tx, customer);
  if (!isStaff(customer.role)) return;
  await recordStaffAct(platform, tx, {
    staffId: customerId,
    act: "person.email_changed",
    subjectKind: "customer",
    subjectId: customerId,
  });
}

function tellFormer(platform: Platform, tx: Tx, customer: CustomerRow): Promise<void> {
  return orderMail(platform, tx, {
    kind: EMAIL_CHANGED_MAIL,
    to: customer.email,
    language: customer.language,
    facts: { first_name: customer.first_name },
  });
}
