import type { Tx } from "../../../platform/database/transaction.ts";
import type { Session } from "../../../platform/http/session.ts";
import { orderMail } from "../../../platform/mail/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalidField, Problem } from "../../../platform/problem.ts";
import { hashPassword, passwordWeakness } from "../passwords.ts";
import { type CustomerRow, findCustomer } from "../reader.ts";
import { PASSWORD_CHANGED_MAIL } from "../mails.ts";
import { closeOtherSessions, setPassword } from "../writer.ts";
import { confirmPassword } from "./confirm-password.ts";

/** Sets a new password and ends every session but the one that asks. */
export async function changePassword(
  platform: Platform,
  session: Session,
  body: { readonly current_password: string; readonly password: string },
): Promise<void> {
  const { customerId, token } = session;
  await confirmPassword(platform, customerId, body.current_password, "current_password");
  const customer = await findCustomer(platform.db, customerId);
  if (!customer) throw new Problem("unauthenticated");
  const weakness = passwordWeakness(body.password, customer.email);
  if (weakness) throw invalidField("password", weakness);
  const hash = await hashPassword(body.password);
  await platform.transaction(async (tx) => {
    await setPassword(tx, customerId, hash);
    await closeOtherSessions(tx, customerId, token);
    await mailPasswordChanged(platform, tx, customer);
  });
}

/** Tells a customer that their password is another one now, in case it was not they who changed it. */
export async function mailPasswordChanged(
  platform: Platform,
  tx: Tx,
  customer: CustomerRow,
): Promise<void> {
  await orderMail(platform, tx, {
    kind: PASSWORD_CHANGED_MAIL,
    to: customer.email,
    language: customer.language,
    facts: {
      first_name: customer.first_name,
      link: `${platform.config.shopUrl}/login?view=forgot`,
    },
  });
}
