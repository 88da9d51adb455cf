import { createHash } from "node:crypto";
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

/** Addresses are counted by a hash: the table of limits holds no personal data. */
export function limitKey(...parts: readonly string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("base64url");
}
