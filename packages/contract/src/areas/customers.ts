import { limits } from "@holeshot/domain";
import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { comparable, email, language, line, optionalLine, phone, role, uuid } from "../scalars.ts";

const name = line(limits.personNameMax);

/** A password that is chosen; that it is not easy to guess is the server's to check. */
export const newPassword = z
  .string()
  .check(z.minLength(limits.passwordMin), z.maxLength(limits.passwordMax));

/** A password typed twice. */
export interface Confirmed {
  readonly password: string;
  readonly password_confirmation: string;
}

/** The second typing equals the first. */
export const confirmed = z.refine<Confirmed>(
  (body) => body.password === body.password_confirmation,
  {
    path: ["password_confirmation"],
    params: { code: "passwords_differ" },
  },
);

const notTheAddress = z.refine<{ readonly password: string; readonly email: string }>(
  (body) => comparable(body.password) !== comparable(body.email),
  { path: ["password"], params: { code: "same_as_email" } },
);

/** A customer as they see themselves. */
export const customer = z.strictObject({
  id: uuid,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  language,
  role,
});

const session = z.strictObject({ access_token: z.string().check(z.minLength(32)), customer });

/** Registration. That the password is not a common one is the server's to check. */
export const registerBody = z
  .strictObject({
    email,
    password: newPassword,
    password_confirmation: z.string(),
    first_name: name,
    last_name: name,
    phone,
    language: z.optional(language),
  })
  .check(confirmed, notTheAddress);

/** Sign-in: no password rules, so that old passwords keep working and nothing is given away. */
export const loginBody = z.strictObject({
  email: optionalLine(1000),
  password: z.string(),
  /** Of the second factor, where one is set up: six digits, or a recovery code. */
  code: z.optional(optionalLine(limits.secondFactorCodeMax)),
});

/** Asking for a reset link. */
export const forgotPasswordBody = z.strictObject({ email });

/** A new password and the token of the mail. */
export const resetPasswordBody = z
  .strictObject({
    token: z.string(),
    password: newPassword,
    password_confirmation: z.string(),
  })
  .check(confirmed);

/** Any of the fields a customer may change. */
export const updateCustomerBody = z.strictObject({
  first_name: z.optional(name),
  last_name: z.optional(name),
  phone: z.optional(phone),
  language: z.optional(language),
});

/** Erasing the account takes the password once more. */
export const deleteCustomerBody = z.strictObject({ password: z.string() });

/** `POST /api/customer/register` */
export const register = defineRoute({
  id: "register",
  auth: "none",
  summary: "Register a customer and sign in",
  body: registerBody,
  answers: { 201: session },
  errors: ["email_taken", "rate_limited"],
});

/** `POST /api/customer/login` */
export const login = defineRoute({
  id: "login",
  auth: "none",
  summary: "Sign in",
  body: loginBody,
  answers: { 200: session },
  errors: [
    "invalid_credentials",
    "second_factor_required",
    "invalid_second_factor",
    "rate_limited",
  ],
});

/** `POST /api/customer/logout` */
export const logout = defineRoute({
  id: "logout",
  auth: "customer",
  summary: "Sign out; the token is dead at once",
  answers: { 204: null },
  errors: [],
});

/** `POST /api/customer/forgot-password` */
export const forgotPassword = defineRoute({
  id: "forgotPassword",
  auth: "none",
  summary: "Ask for a mail with a reset link; the answer never tells whether the address exists",
  body: forgotPasswordBody,
  answers: { 204: null },
  errors: ["rate_limited"],
});

/** `POST /api/customer/reset-password` */
export const resetPassword = defineRoute({
  id: "resetPassword",
  auth: "none",
  summary: "Set a new password with the token of the mail; older sessions end",
  body: resetPasswordBody,
  answers: { 204: null },
  errors: ["invalid_token", "rate_limited"],
});

/** `GET /api/customer` */
export const getCustomer = defineRoute({
  id: "getCustomer",
  auth: "customer",
  summary: "The customer who is signed in",
  answers: { 200: customer },
  errors: [],
});

/** `PATCH /api/customer` */
export const updateCustomer = defineRoute({
  id: "updateCustomer",
  auth: "customer",
  summary: "Change name, phone or language",
  body: updateCustomerBody,
  answers: { 200: customer },
  errors: [],
});

/** Everything held about a customer: their account, and what each part of the shop adds under names of its own. */
export const exportedCustomer = z.looseObject({ customer });

/** `GET /api/customer/export` */
export const exportCustomer = defineRoute({
  id: "exportCustomer",
  auth: "customer",
  summary: "Everything held about the customer, as one JSON download",
  answers: { 200: exportedCustomer },
  errors: [],
});

/** `DELETE /api/customer` */
export const deleteCustomer = defineRoute({
  id: "deleteCustomer",
  auth: "customer",
  summary: "Erase the account; invoices are kept as the law asks",
  body: deleteCustomerBody,
  answers: { 204: null },
  errors: ["rate_limited"],
});
