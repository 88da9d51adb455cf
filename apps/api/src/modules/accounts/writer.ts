import type { Language, Role } from "@holeshot/domain";
import type { Tx } from "../../platform/database/transaction.ts";
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
    })
    .execute();
}

/** Opens a session and returns its token, which is known nowhere else. */
export async function openSession(tx: Tx, customerId: string): Promise<string> {
  const token = newToken();
  await tx
    .insertInto("sessions")
    .values({ token_hash: tokenHash(token), customer_id: customerId })
    .execute();
  return token;
}

export async function closeSession(tx: Tx, token: string): Promise<void> {
  await tx.deleteFrom("sessions").where("token_hash", "=", tokenHash(token)).execute();
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

export async function setPassword(tx: Tx, customerId: string, hash: string): Promise<void> {
  await tx
    .updateTable("customers")
    .set({ password_hash: hash })
    .where("id", "=", customerId)
    .execute();
}

/** Removes everything that tells who this was; the row stays for what the law keeps. */
export async function eraseCustomer(tx: Tx, customerId: string, now: Date): Promise<void> {
  await closeAllSessions(tx, customerId);
  await tx.deleteFrom("password_resets").where("customer_id", "=", customerId).execute();
  const { email } = await tx
    .selectFrom("customers")
    .select("email")
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  await tx.deleteFrom("mails").where("recipient", "=", email).execute();
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
