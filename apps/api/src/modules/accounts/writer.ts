import { type Language, limits, type Role } from "@holeshot/domain";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Device } from "./device.ts";
import { dropEmailChanges, otherAddressesOf, sweepEmailChanges } from "./email-changes.ts";
import { newToken, tokenHash } from "./tokens.ts";

export interface NewCustomer {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly language: Language;
  readonly role: Role;
  /** Since when the shop knows them. */
  readonly createdAt: Date;
}

export async function insertCustomer(tx: Tx, customer: NewCustomer): Promise<void> {
  await tx
    .insertInto("customers")
    .values({
      id: customer.id,
      email: customer.email,
      email_key: customer.emailKey,
      password_hash: customer.passwordHash,
      first_name: customer.firstName,
      last_name: customer.lastName,
      phone: customer.phone,
      language: customer.language,
      role: customer.role,
      created_at: customer.createdAt,
    })
    .execute();
}

export interface NewSession extends Device {
  readonly id: string;
  readonly now: Date;
}

/** Opens a session and returns its token, which is known nowhere else. */
export async function openSession(
  tx: Tx,
  customerId: string,
  { id, now, browser, system }: NewSession,
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto("sessions")
    .values({
      id,
      token_hash: tokenHash(token),
      customer_id: customerId,
      created_at: now,
      last_used_at: now,
      browser,
      system,
    })
    .execute();
  return token;
}

export async function closeSession(tx: Tx, token: string): Promise<void> {
  await tx.deleteFrom("sessions").where("token_hash", "=", tokenHash(token)).execute();
}

/** Ends one of a customer's sessions; false when they have no such one. */
export async function closeSessionById(tx: Tx, customerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends every session of a customer but the one with this token. */
export async function closeOtherSessions(tx: Tx, customerId: string, token: string): Promise<void> {
  await tx
    .deleteFrom("sessions")
    .where("customer_id", "=", customerId)
    .where("token_hash", "!=", tokenHash(token))
    .execute();
}

/** Ends the sessions of one customer, or of everybody. Returns how many there were. */
export async function closeEverySession(tx: Tx, customerId: string | undefined): Promise<number> {
  const all = tx.deleteFrom("sessions");
  const ended = customerId === undefined ? all : all.where("customer_id", "=", customerId);
  const { numDeletedRows } = await ended.executeTakeFirst();
  return Number(numDeletedRows);
}

/** Forgets sessions that ended by themselves, and reset links that can no longer be used. */
export async function sweepSessions(tx: Tx, now: Date): Promise<void> {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  await tx
    .deleteFrom("sessions")
    .where((eb) =>
      eb.or([
        eb("last_used_at", "<", before(limits.sessionIdleSeconds)),
        eb("created_at", "<", before(limits.sessionSeconds)),
      ]),
    )
    .execute();
  await tx.deleteFrom("password_resets").where("expires_at", "<", now).execute();
  await sweepEmailChanges(tx, now);
}

/** How long the log of access is kept. The database lets nothing go that is younger. */
const LOG_DAYS = 401;

export async function sweepAccessLog(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LOG_DAYS * 86_400_000);
  await tx.deleteFrom("access_log").where("happened_at", "<", before).execute();
}

export async function closeAllSessions(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom("sessions").where("customer_id", "=", customerId).execute();
}

/** Makes a reset token; those asked for earlier die with it. */
export async function openPasswordReset(
  tx: Tx,
  customerId: string,
  expiresAt: Date,
): Promise<string> {
  await tx.deleteFrom("password_resets").where("customer_id", "=", customerId).execute();
  const token = newToken();
  await tx
    .insertInto("password_resets")
    .values({ token_hash: tokenHash(token), customer_id: customerId, expires_at: expiresAt })
    .execute();
  return token;
}

/** Uses a reset token up. Of two who use it at once, one gets the customer and the other nothing. */
export async function usePasswordReset(
  tx: Tx,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const row = await tx
    .updateTable("password_resets")
    .set({ used_at: now })
    .where("token_hash", "=", tokenHash(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("customer_id")
    .executeTakeFirst();
  return row?.customer_id;
}

/** Kills the links for a new password that are out. */
export async function dropPasswordResets(tx: Tx, customerId: string): Promise<void> {
  await tx
    .deleteFrom("password_resets")
    .where("customer_id", "=", customerId)
    .where("used_at", "is", null)
    .execute();
}

/** Sets a password; links that were asked for under the old one, also for another address, die with it. */
export async function setPassword(tx: Tx, customerId: string, hash: string): Promise<void> {
  await dropPasswordResets(tx, customerId);
  await dropEmailChanges(tx, customerId);
  await tx
    .updateTable("customers")
    .set({ password_hash: hash })
    .where("id", "=", customerId)
    .execute();
}

/** Sets the address that somebody signs in with. */
export async function setEmail(
  tx: Tx,
  customerId: string,
  { email, emailKey }: { readonly email: string; readonly emailKey: string },
): Promise<void> {
  await tx
    .updateTable("customers")
    .set({ email, email_key: emailKey })
    .where("id", "=", customerId)
    .execute();
}

/** Holds a customer against every other change of theirs until the transaction ends. */
export async function lockCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx
    .selectFrom("customers")
    .select("id")
    .where("id", "=", customerId)
    .forNoKeyUpdate()
    .execute();
}

/** Removes everything that tells who this was; the row stays for what the law keeps. */
export async function eraseCustomer(tx: Tx, customerId: string, now: Date): Promise<void> {
  await closeAllSessions(tx, customerId);
  await tx.deleteFrom("password_resets").where("customer_id", "=", customerId).execute();
  await tx.deleteFrom("second_factors").where("customer_id", "=", customerId).execute();
  const { email } = await tx
    .selectFrom("customers")
    .select("email")
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  const addresses = [email, ...(await otherAddressesOf(tx, customerId))];
  await tx.deleteFrom("mails").where("recipient", "in", addresses).execute();
  await tx.deleteFrom("email_changes").where("customer_id", "=", customerId).execute();
  await tx
    .updateTable("customers")
    .set({
      email: "",
      email_key: null,
      password_hash: null,
      first_name: "",
      last_name: "",
      phone: "",
      erased_at: now,
    })
    .where("id", "=", customerId)
    .execute();
}
