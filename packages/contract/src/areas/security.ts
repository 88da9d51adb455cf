import { limits } from "@holeshot/domain";
import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { email, ids, line, time, uuid } from "../scalars.ts";
import { confirmed, newPassword } from "./customers.ts";

/** Where somebody is signed in. */
export const customerSession = z.strictObject({
  id: uuid,
  /** Names such as `Firefox` and `Windows`; null when the program did not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  created_at: time,
  /** To the hour. */
  last_used_at: time,
  expires_at: time,
  /** The session that asks. */
  current: z.boolean(),
});

/** A new password, with the one in force. */
export const changePasswordBody = z
  .strictObject({
    current_password: z.string(),
    password: newPassword,
    password_confirmation: z.string(),
  })
  .check(confirmed);

/** The address to be, and the password once more. */
export const changeEmailBody = z.strictObject({ email, password: z.string() });

/** The secret of the mail's link. */
export const confirmEmailBody = z.strictObject({ token: z.string() });

/** The password once more, before the second factor changes. */
export const secondFactorBody = z.strictObject({ password: z.string() });

/** A code that the authenticator shows, or a recovery code. */
export const secondFactorCodeBody = z.strictObject({ code: line(limits.secondFactorCodeMax) });

/** `GET /api/customer/sessions` */
export const listSessions = defineRoute({
  id: "listSessions",
  auth: "customer",
  summary: "Where the customer is signed in, last used first",
  answers: { 200: z.strictObject({ data: z.array(customerSession) }) },
  errors: [],
});

/** `DELETE /api/customer/sessions/{id}` */
export const endSession = defineRoute({
  id: "endSession",
  auth: "customer",
  summary: "Sign out elsewhere; the token of that session is dead at once",
  params: ids("id"),
  answers: { 204: null },
  errors: [],
});

/** `DELETE /api/customer/sessions` */
export const endOtherSessions = defineRoute({
  id: "endOtherSessions",
  auth: "customer",
  summary: "Sign out everywhere but here",
  answers: { 204: null },
  errors: [],
});

/** `PUT /api/customer/password` */
export const changePassword = defineRoute({
  id: "changePassword",
  auth: "customer",
  summary: "Set a new password; every other session ends",
  body: changePasswordBody,
  answers: { 204: null },
  errors: ["rate_limited"],
});

/** `POST /api/customer/email` */
export const changeEmail = defineRoute({
  id: "changeEmail",
  auth: "customer",
  summary:
    "Ask for another e-mail address: a link is mailed there, and nothing changes until it is used. The answer is the same whether or not the address is somebody's already",
  body: changeEmailBody,
  answers: { 204: null },
  errors: ["rate_limited"],
});

/** `POST /api/customer/email/confirm` */
export const confirmEmail = defineRoute({
  id: "confirmEmail",
  auth: "none",
  summary:
    "Have the account take the address that the token of its mail was sent to; sessions stay, the former address is told",
  body: confirmEmailBody,
  answers: { 204: null },
  errors: ["invalid_token", "email_taken", "rate_limited"],
});

/** `GET /api/staff/second-factor` */
export const getSecondFactor = defineRoute({
  id: "getSecondFactor",
  auth: "staff",
  may: "desk.enter",
  beforeSecondFactor: true,
  summary: "Whether a second factor is set up, and how many recovery codes are left",
  answers: {
    200: z.strictObject({
      enrolled: z.boolean(),
      required: z.boolean(),
      recovery_codes_left: z.int(),
    }),
  },
  errors: [],
});

/** `POST /api/staff/second-factor` */
export const beginSecondFactor = defineRoute({
  id: "beginSecondFactor",
  auth: "staff",
  may: "desk.enter",
  beforeSecondFactor: true,
  summary: "A secret for an authenticator (RFC 6238); it counts once a code of it was given",
  body: secondFactorBody,
  answers: { 201: z.strictObject({ secret: z.string(), uri: z.string() }) },
  errors: ["second_factor_enrolled", "rate_limited"],
});

/** `POST /api/staff/second-factor/confirm` */
export const confirmSecondFactor = defineRoute({
  id: "confirmSecondFactor",
  auth: "staff",
  may: "desk.enter",
  beforeSecondFactor: true,
  summary: "Prove that the authenticator has the secret; answers the recovery codes, once",
  body: secondFactorCodeBody,
  answers: { 200: z.strictObject({ recovery_codes: z.array(z.string()) }) },
  errors: ["second_factor_enrolled", "rate_limited"],
});

/** `DELETE /api/staff/second-factor` */
export const removeSecondFactor = defineRoute({
  id: "removeSecondFactor",
  auth: "staff",
  may: "desk.enter",
  summary: "Take the second factor away, with password and code",
  body: z.extend(secondFactorBody, secondFactorCodeBody.shape),
  answers: { 204: null },
  errors: ["rate_limited"],
});
