import { limits } from "./limits.ts";
import { isStaff, type Role } from "./permissions.ts";

/** When a session was opened and when it was last used. */
export interface SessionTimes {
  readonly openedAt: Date;
  readonly usedAt: Date;
}

/**
 * When a session ends by itself: a customer's 30 days after its last use and 90 days after it was opened, whichever
 * comes first; that of staff an hour after its last use and 12 hours after it was opened.
 */
export function sessionEnd({ openedAt, usedAt }: SessionTimes, role: Role): Date {
  const [idle, whole] = isStaff(role)
    ? [limits.staffIdleSeconds, limits.staffSessionSeconds]
    : [limits.sessionIdleSeconds, limits.sessionSeconds];
  return new Date(Math.min(usedAt.getTime() + idle * 1000, openedAt.getTime() + whole * 1000));
}
