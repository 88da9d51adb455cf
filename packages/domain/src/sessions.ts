import { limits } from "./limits.ts";
import { isStaff, type Role } from "./permissions.ts";

/** When a session was opened and when it was last used. */
export interface SessionTimes {
  readonly openedAt: Date;
  readonly usedAt: Date;
}

/**
 * When a session ends by itself: a customer's 30 days after its last use and 90 days after it was opened, whichever
 * comes first; that of staff 12 hours after it was opened.
 */
export function sessionEnd({ openedAt, usedAt }: SessionTimes, role: Role): Date {
  const opened = openedAt.getTime();
  if (isStaff(role)) return new Date(opened + limits.staffSessionSeconds * 1000);
  const idle = usedAt.getTime() + limits.sessionIdleSeconds * 1000;
  return new Date(Math.min(idle, opened + limits.sessionSeconds * 1000));
}
