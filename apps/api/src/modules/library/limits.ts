import { rateLimits } from "@holeshot/domain";
import type { LimitRule } from "../../platform/http/rate-limits.ts";

export const uploadByAccount: LimitRule = { name: "upload", ...rateLimits.uploadPerAccount };

/** Visitors have no account to count by. */
export const uploadByOrigin: LimitRule = {
  name: "upload-origin",
  ...rateLimits.uploadPerAccount,
  byOrigin: true,
};
