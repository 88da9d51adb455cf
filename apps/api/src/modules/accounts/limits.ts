import { rateLimits } from "@holeshot/domain";
import type { LimitRule } from "../../platform/http/rate-limits.ts";

export const signInByAddress: LimitRule = {
  name: "sign-in-address",
  ...rateLimits.signInFailuresPerAddressAndOrigin,
};
export const signInByOrigin: LimitRule = {
  name: "sign-in-origin",
  ...rateLimits.signInFailuresPerOrigin,
  byOrigin: true,
};
export const registerByOrigin: LimitRule = {
  name: "register-origin",
  ...rateLimits.registrationPerOrigin,
  byOrigin: true,
};
export const registerByAddress: LimitRule = {
  name: "register-address",
  ...rateLimits.registrationPerAddress,
};
export const resetByOrigin: LimitRule = {
  name: "reset-origin",
  ...rateLimits.resetPerOrigin,
  byOrigin: true,
};
export const resetByAddress: LimitRule = { name: "reset-address", ...rateLimits.resetPerAddress };

export const resetTokenByOrigin: LimitRule = {
  name: "reset-token-origin",
  ...rateLimits.resetTokenFailuresPerOrigin,
  byOrigin: true,
};

export const emailByAccount: LimitRule = { name: "email-account", ...rateLimits.emailPerAccount };
export const emailByAddress: LimitRule = { name: "email-address", ...rateLimits.emailPerAddress };
export const emailTokenByOrigin: LimitRule = {
  name: "email-token-origin",
  ...rateLimits.emailTokenFailuresPerOrigin,
  byOrigin: true,
};

export const secondFactorByAccount: LimitRule = {
  name: "second-factor",
  ...rateLimits.secondFactorFailuresPerAccount,
};
/** Guesses at the password of an account by whoever holds a token of it. */
export const passwordByAccount: LimitRule = {
  name: "password-again",
  ...rateLimits.signInFailuresPerAddressAndOrigin,
};

/** What is counted together. */
export function limitKey(...parts: readonly string[]): string {
  return parts.join("\n");
}
