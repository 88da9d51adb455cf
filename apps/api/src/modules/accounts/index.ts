import type { Tx } from "../../platform/database/transaction.ts";
import { defineJob } from "../../platform/jobs/job-queue.ts";
import type { Module, PersonalData } from "../../platform/module.ts";
import {
  MAIL_RESET,
  mailResetLink,
  RESET_MAIL,
  type ResetAsked,
} from "./actions/reset-password.ts";
import { resetPasswordMail } from "./mails.ts";
import { accountRoutes } from "./routes.ts";

export { newCustomer } from "./actions/register-customer.ts";
export { recordStaffAct, type StaffAct } from "./audit.ts";
export { type CustomerRow, findCustomer, findCustomerByEmail, findSession } from "./reader.ts";
export { insertCustomer } from "./writer.ts";

/** Customers, their sessions and passwords. `others` are the modules that hold personal data too. */
export function accountsModule(others: () => readonly PersonalData[]): Module {
  return {
    name: "accounts",
    routes: (http, platform) => accountRoutes(http, platform, others),
    jobs: (platform) => [
      defineJob<ResetAsked>({
        queue: MAIL_RESET,
        concurrency: 2,
        handle: (asked) => mailResetLink(platform, asked),
      }),
    ],
    mails: { [RESET_MAIL]: resetPasswordMail },
  };
}

/** Makes somebody staff, or a customer again. False when the address is unknown. */
export async function setRole(tx: Tx, emailKey: string, role: string): Promise<boolean> {
  const result = await tx
    .updateTable("customers")
    .set({ role })
    .where("email_key", "=", emailKey)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
