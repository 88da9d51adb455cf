import type { Tx } from "../../platform/database/transaction.ts";
import { newToken, tokenHash } from "./tokens.ts";

export interface NewEmailChange {
  readonly id: string;
  readonly customerId: string;
  readonly email: string;
  readonly emailKey: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Keeps the address that an account is to get; one that was asked for earlier is given up. */
export async function openEmailChange(tx: Tx, change: NewEmailChange): Promise<void> {
  await dropEmailChanges(tx, change.customerId);
  await tx
    .insertInto("email_changes")
    .values({
      id: change.id,
      customer_id: change.customerId,
      email: change.email,
      email_key: change.emailKey,
      asked_at: change.now,
      expires_at: change.expiresAt,
    })
    .execute();
}

/** Gives up what was asked for and not confirmed: its link is dead. */
export async function dropEmailChanges(tx: Tx, customerId: string): Promise<void> {
  await tx
    .deleteFrom("email_changes")
    .where("customer_id", "=", customerId)
    .where("used_at", "is", null)
    .execute();
}

/** A change whose mail is not written yet; undefined when it was given up or its link is out already. */
export async function takeEmailChange(tx: Tx, id: string) {
  return tx
    .selectFrom("email_changes as change")
    .innerJoin("customers as customer", "customer.id", "change.customer_id")
    .select(["change.email", "change.email_key", "change.expires_at", "customer.language"])
    .where("change.id", "=", id)
    .where("change.token_hash", "is", null)
    .where("change.used_at", "is", null)
    .forUpdate("change")
    .executeTakeFirst();
}

/** The secret of a change's link, which is known nowhere else. */
export async function giveEmailToken(tx: Tx, id: string): Promise<string> {
  const token = newToken();
  await tx
    .updateTable("email_changes")
    .set({ token_hash: tokenHash(token) })
    .where("id", "=", id)
    .execute();
  return token;
}

/** Whose link this is, while it may still be used. */
export async function findEmailChange(
  tx: Tx,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom("email_changes")
    .select("customer_id")
    .where("token_hash", "=", tokenHash(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.customer_id;
}

/** Uses a link up, of a customer who is held; `undefined` when somebody was first. */
export async function useEmailChange(
  tx: Tx,
  token: string,
  { now, former }: { readonly now: Date; readonly former: string },
) {
  return tx
    .updateTable("email_changes")
    .set({ used_at: now, former_email: former })
    .where("token_hash", "=", tokenHash(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["email", "email_key"])
    .executeTakeFirst();
}

/** Addresses beside their own that a customer was written to. */
export async function otherAddressesOf(tx: Tx, customerId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom("email_changes")
    .select(["email", "former_email"])
    .where("customer_id", "=", customerId)
    .execute();
  return [...new Set(rows.flatMap((row) => [row.email, row.former_email ?? row.email]))];
}

/** So long what was used is kept: longer than the mails that left. */
const KEPT_DAYS = 100;

/** Forgets links that can no longer be used, and addresses that nothing is kept of any more. */
export async function sweepEmailChanges(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await tx
    .deleteFrom("email_changes")
    .where("expires_at", "<", now)
    .where((eb) => eb.or([eb("used_at", "is", null), eb("used_at", "<", before)]))
    .execute();
}
