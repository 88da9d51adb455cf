import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** What staff did, and who looked, was refused or failed to sign in. */
export interface LogEntry {
  readonly happened_at: Date;
  readonly event: string;
  readonly actor_id: string | null;
  readonly subject_kind: string | null;
  readonly subject_id: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface LogFilter {
  /** Who did it, or to whom or what it was done. */
  readonly id?: string | undefined;
  /** An event, or the beginning of several: `sign_in`. */
  readonly event?: string | undefined;
  readonly since?: Date | undefined;
  readonly limit: number;
}

/** The log of staff acts and the log of access as one, latest first. */
export async function readLog(db: Db, { id, event, since, limit }: LogFilter): Promise<LogEntry[]> {
  const acts = db
    .selectFrom("audit_log")
    .select([
      "id",
      "happened_at",
      "act as event",
      sql<string | null>`staff_id`.as("actor_id"),
      sql<string | null>`subject_kind`.as("subject_kind"),
      sql<string | null>`subject_id`.as("subject_id"),
      "facts",
    ]);
  const accesses = db
    .selectFrom("access_log")
    .select(["id", "happened_at", "event", "actor_id", "subject_kind", "subject_id", "facts"]);
  let both = db
    .selectFrom(acts.unionAll(accesses).as("entry"))
    .select(["happened_at", "event", "actor_id", "subject_kind", "subject_id", "facts"])
    .orderBy("happened_at", "desc")
    .orderBy("entry.id", "desc")
    .limit(limit);
  if (id !== undefined) {
    both = both.where((eb) => eb.or([eb("actor_id", "=", id), eb("subject_id", "=", id)]));
  }
  if (event !== undefined) both = both.where(sql`starts_with(event, ${event})`, "is", true);
  if (since !== undefined) both = both.where("happened_at", ">=", since);
  return both.execute();
}
