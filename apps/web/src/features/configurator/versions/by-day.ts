import type { Version } from "./versions-api.ts";

export interface DayOfVersions {
  /** Midnight where the reader is. */
  readonly day: Date;
  readonly versions: readonly Version[];
}

/** Versions in their order, by the reader's own days. */
export function byDay(versions: readonly Version[]): DayOfVersions[] {
  const days = Map.groupBy(versions, ({ made_at: at }) => new Date(at).setHours(0, 0, 0, 0));
  return [...days].map(([day, those]) => ({ day: new Date(day), versions: those }));
}

/** How many midnights lie between: 0 on the same day. A day of 23 or 25 hours is one. */
export function daysBetween(earlier: Date, later: Date): number {
  const midnight = (time: Date) => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate());
  return Math.round((midnight(later) - midnight(earlier)) / 86_400_000);
}
