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

/** A line of both logs with the name of who did it, where they have one still. */
export interface NamedLogEntry extends LogEntry {
  readonly id: string;
  readonly actor: string | null;
}

/** A page of both logs, latest first; `before` is where the page before ended. */
export async function readLogPage(
  db: Db,
  {
    event,
    before,
    limit,
  }: {
    readonly event: string | undefined;
    readonly before: { readonly at: Date; readonly id: string } | undefined;
    readonly limit: number;
  },
): Promise<readonly NamedLogEntry[]> {
  // Times have microseconds here and milliseconds in a cursor.
  const at = sql`date_trunc('milliseconds', happened_at)`;
  const begins = event === undefined ? sql`true` : sql`starts_with(event, ${event})`;
  const from =
    before === undefined ? sql`true` : sql`(${at}, id) < (${before.at}, ${before.id}::uuid)`;
  const bound =
    before === undefined
      ? sql`true`
      : sql`happened_at < ${before.at}::timestamptz + interval '1 millisecond'`;
  // Each log by its own index; what both hold of a page is put in order.
  const { rows } = await sql<NamedLogEntry>`
    with entry as (
      (select id, happened_at, act as event, staff_id as actor_id, subject_kind, subject_id, facts
       from (select *, act as event from audit_log) own
       where ${begins} and ${bound} and ${from} order by happened_at desc, id desc limit ${limit})
      union all
      (select id, happened_at, event, actor_id, subject_kind, subject_id, facts
       from access_log
       where ${begins} and ${bound} and ${from} order by happened_at desc, id desc limit ${limit})
    )
    select entry.*, nullif(trim(c.first_name || ' ' || c.last_name), '') as actor
    from entry left join customers c on c.id = entry.actor_id
    order by date_trunc('milliseconds', entry.happened_at) desc, entry.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}
