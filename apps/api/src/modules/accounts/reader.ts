import type { Language, Role } from "@holeshot/domain";
import type { Db } from "../../platform/database/database.ts";
import { tokenHash } from "./tokens.ts";

const CUSTOMER = ["id", "email", "first_name", "last_name", "phone", "language", "role"] as const;

/** A customer's own facts, without anything secret. */
export interface CustomerRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly language: Language;
  readonly role: Role;
}

export async function findCustomer(db: Db, id: string): Promise<CustomerRow | undefined> {
  return db.selectFrom("customers").select(CUSTOMER).where("id", "=", id).executeTakeFirst();
}

export async function findCustomerByEmail(
  db: Db,
  emailKey: string,
): Promise<(CustomerRow & { readonly password_hash: string | null }) | undefined> {
  return db
    .selectFrom("customers")
    .select([...CUSTOMER, "password_hash"])
    .where("email_key", "=", emailKey)
    .executeTakeFirst();
}

export async function findPasswordHash(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom("customers")
    .select("password_hash")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Whose reset token this is, while it may still be used. */
export async function findPasswordReset(
  db: Db,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("password_resets")
    .select("customer_id")
    .where("token_hash", "=", tokenHash(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.customer_id;
}
