import { comparable, type register, type RequestOf } from "@holeshot/contract";
import { defaultLanguage, type Role } from "@holeshot/domain";
import { isUniqueViolation } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalidField, Problem } from "../../../platform/problem.ts";
import type { Device } from "../device.ts";
import { limitKey, registerByAddress, registerByOrigin } from "../limits.ts";
import { hashPassword, passwordWeakness } from "../passwords.ts";
import { insertCustomer, type NewCustomer, openSession } from "../writer.ts";

type Registration = RequestOf<typeof register>["body"];

/** Makes an account and signs in. */
export async function registerCustomer(
  platform: Platform,
  body: Registration,
  { origin, device }: { readonly origin: string; readonly device: Device },
): Promise<{ readonly customer: NewCustomer; readonly token: string }> {
  await platform.limits.take(registerByOrigin, limitKey(origin));
  await platform.limits.take(registerByAddress, limitKey(comparable(body.email)));
  const customer = await newCustomer(platform, body, "customer");
  try {
    return await platform.transaction(async (tx) => {
      await insertCustomer(tx, customer);
      const session = { id: platform.newId(), now: platform.clock(), ...device };
      return { customer, token: await openSession(tx, customer.id, session) };
    });
  } catch (error) {
    if (isUniqueViolation(error, "customers_email_key_key")) throw new Problem("email_taken");
    throw error;
  }
}

/** Facts of an account about to be made, its password judged and hashed. */
export async function newCustomer(
  platform: Platform,
  body: Omit<Registration, "password_confirmation">,
  role: Role,
): Promise<NewCustomer> {
  const weakness = passwordWeakness(body.password, body.email);
  if (weakness) throw invalidField("password", weakness);
  return {
    id: platform.newId(),
    email: body.email,
    emailKey: comparable(body.email),
    passwordHash: await hashPassword(body.password),
    firstName: body.first_name,
    lastName: body.last_name,
    phone: body.phone,
    language: body.language ?? defaultLanguage,
    role,
    createdAt: platform.clock(),
  };
}
