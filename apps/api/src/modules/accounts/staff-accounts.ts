import { randomBytes } from "node:crypto";
import { comparable } from "@holeshot/contract";
import { type Role, sessionEnd, type StaffRole } from "@holeshot/domain";
import type { Db } from "../../platform/database/database.ts";
import { isUniqueViolation, type Tx } from "../../platform/database/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import { newCustomer } from "./actions/register-customer.ts";
import { MAIL_RESET } from "./actions/reset-password.ts";
import { findCustomerByEmail } from "./reader.ts";
import { closeAllSessions, insertCustomer } from "./writer.ts";

/** Somebody who works here, or did. */
export interface StaffAccount {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly role: Role;
  readonly former_role: StaffRole | null;
  readonly second_factor: boolean;
  readonly sessions: number;
  readonly last_used_at: Date | null;
}

/** Everybody who works here or did, by name; or one of them. */
export async function listStaffAccounts(
  db: Db,
  now: Date,
  id?: string,
): Promise<readonly StaffAccount[]> {
  let people = db
    .selectFrom("customers")
    .leftJoin("second_factors", (join) =>
      join
        .onRef("second_factors.customer_id", "=", "customers.id")
        .on("second_factors.confirmed_at", "is not", null),
    )
    .select([
      "customers.id",
      "first_name",
      "last_name",
      "email",
      "role",
      "former_role",
      "second_factors.confirmed_at",
    ])
    .where((eb) => eb.or([eb("role", "!=", "customer"), eb("former_role", "is not", null)]))
    .where("erased_at", "is", null)
    .orderBy("last_name")
    .orderBy("customers.id");
  if (id !== undefined) people = people.where("customers.id", "=", id);
  const rows = await people.execute();
  const ids = rows.map((row) => row.id);
  const sessions =
    ids.length === 0
      ? []
      : await db
          .selectFrom("sessions")
          .select(["customer_id", "created_at", "last_used_at"])
          .where("customer_id", "in", ids)
          .execute();
  return rows.map(({ confirmed_at, ...person }) => {
    const open = sessions.filter(
      (each) =>
        each.customer_id === person.id &&
        sessionEnd({ openedAt: each.created_at, usedAt: each.last_used_at }, person.role) > now,
    );
    const used = open.map((each) => each.last_used_at.getTime());
    return {
      ...person,
      second_factor: confirmed_at !== null,
      sessions: open.length,
      last_used_at: used.length === 0 ? null : new Date(Math.max(...used)),
    };
  });
}

/** Whom to make staff. */
export interface NewStaff {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: StaffRole;
}

/**
 * Gives an account a role, or makes one and has its password asked for by mail; `record` writes it down in the same
 * transaction. Whoever is signed in with the account is signed out: they come back with what staff need.
 * @throws Problem `illegal_transition` for somebody who is staff already, or somebody erased meanwhile.
 */
export async function addStaffAccount(
  platform: Platform,
  wanted: NewStaff,
  record: (tx: Tx, id: string) => Promise<void>,
): Promise<string> {
  const existing = await findCustomerByEmail(platform.db, comparable(wanted.email));
  if (existing) {
    await platform.transaction(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable("customers")
        .set({ role: wanted.role, former_role: null })
        .where("id", "=", existing.id)
        .where("role", "=", "customer")
        .where("erased_at", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Problem("illegal_transition");
      await closeAllSessions(tx, existing.id);
      await record(tx, existing.id);
    });
    return existing.id;
  }
  const password = randomBytes(32).toString("base64url");
  // A customer needs a telephone number; nobody calls their own staff through the shop.
  const body = { ...wanted, phone: "0", password };
  const account = await newCustomer(platform, body, wanted.role);
  try {
    await platform.transaction(async (tx) => {
      await insertCustomer(tx, account);
      await tx.enqueue(MAIL_RESET, { customer: account.id });
      await record(tx, account.id);
    });
  } catch (error) {
    // Somebody registered or was added with it this very moment.
    if (isUniqueViolation(error, "customers_email_key_key")) {
      throw new Problem("illegal_transition");
    }
    throw error;
  }
  return account.id;
}

/** What somebody is from now on: a role, or `null` for off the desk. */
export async function setStaffRole(tx: Tx, id: string, role: StaffRole | null): Promise<void> {
  const person = await tx
    .selectFrom("customers")
    .select(["role", "former_role"])
    .where("id", "=", id)
    .where("erased_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  const staffRole = person?.role === "customer" ? person.former_role : person?.role;
  if (!person || !staffRole) throw new Problem("not_found");
  const set =
    role === null
      ? { role: "customer" as const, former_role: staffRole }
      : { role, former_role: null };
  await tx.updateTable("customers").set(set).where("id", "=", id).execute();
  // Nobody goes on with the rights of before.
  await closeAllSessions(tx, id);
}
