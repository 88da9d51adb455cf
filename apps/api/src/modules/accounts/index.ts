import type { Role } from "@holeshot/domain";
import type { Tx } from "../../platform/database/transaction.ts";
import { defineJob } from "../../platform/jobs/job-queue.ts";
import type { Module, PersonalData } from "../../platform/module.ts";
import { MAIL_NEW_EMAIL, mailNewEmail } from "./actions/change-email.ts";
import { MAIL_RESET, mailResetLink } from "./actions/reset-password.ts";
import { confirmEmailMail, emailChangedMail, emailKnownMail } from "./email-mails.ts";
import { passwordChangedMail, resetPasswordMail } from "./mails.ts";
import { accountPersonalData } from "./personal-data.ts";
import { SWEEP_SESSIONS } from "./queues.ts";
import { accountRoutes } from "./routes.ts";
import { sweepAccessLog, sweepSessions } from "./writer.ts";

export { whyAccountMails } from "./why-written.ts";
export { newCustomer } from "./actions/register-customer.ts";
export { recordStaffAct, type StaffAct } from "./audit.ts";
export { type CustomerRow, findCustomer, findCustomerByEmail } from "./reader.ts";
export { findSession } from "./sessions.ts";
export { recordAccess } from "./access-log.ts";
export { closeEverySession, insertCustomer, lockCustomer } from "./writer.ts";
export { type LogEntry, type NamedLogEntry, readLog, readLogPage } from "./read-log.ts";
export {
  addStaffAccount,
  listStaffAccounts,
  setStaffRole,
  type StaffAccount,
} from "./staff-accounts.ts";
export { removeFactor } from "./second-factor/factors.ts";

/** Customers, their sessions and passwords. `others` are the modules that hold personal data too. */
export function accountsModule(others: () => readonly PersonalData[]): Module {
  return {
    name: "accounts",
    routes: (http, platform) => accountRoutes(http, platform, others),
    jobs: (platform) => [
      defineJob({
        queue: MAIL_RESET,
        concurrency: 2,
        handle: (asked) => mailResetLink(platform, asked),
      }),
      defineJob({
        queue: MAIL_NEW_EMAIL,
        concurrency: 2,
        handle: (asked) => mailNewEmail(platform, asked),
      }),
      defineJob({
        queue: SWEEP_SESSIONS,
        schedule: "29 3 * * *",
        handle: () =>
          platform.transaction(async (tx) => {
            await sweepSessions(tx, platform.clock());
            await sweepAccessLog(tx, platform.clock());
          }),
      }),
    ],
    personalData: accountPersonalData,
    mails: [
      resetPasswordMail,
      passwordChangedMail,
      confirmEmailMail,
      emailKnownMail,
      emailChangedMail,
    ],
  };
}

/** Makes somebody staff, or a customer again. False when the address is unknown. */
export async function setRole(tx: Tx, emailKey: string, role: Role): Promise<boolean> {
  const result = await tx
    .updateTable("customers")
    .set({ role })
    .where("email_key", "=", emailKey)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
