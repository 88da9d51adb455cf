import { limits } from "@holeshot/domain";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import { defineJob, defineQueue, type Job } from "../../../platform/jobs/job-queue.ts";
import type { Platform } from "../../../platform/platform.ts";

const THIN_VERSIONS = defineQueue("thin-versions");
const DAY_MS = 86_400_000;
const AT_A_TIME = 2000;

/** From what age on a version is one of its hour, and one of its day. */
const STEPS = [
  { level: 1, span: "hour", days: 1 },
  { level: 2, span: "day", days: 7 },
] as const;
type Step = (typeof STEPS)[number];

/** Kept by itself, and of nothing that was made. */
const byItself = (of: string) =>
  sql`${sql.ref(`${of}.name`)} is null and ${sql.ref(`${of}.ordered_at`)} is null and ${sql.ref(`${of}.approved_at`)} is null`;

/**
 * Each night, of the versions that were kept by themselves: all of the last day stay, then the last of each hour, after a
 * week the last of each day, and never more than so many of a design. What belongs to no design any more goes.
 */
export function thinVersionsJob(platform: Platform): Job {
  return defineJob({
    queue: THIN_VERSIONS,
    schedule: "3 3 * * *",
    expireInSeconds: 3600,
    handle: async () => {
      const now = platform.clock();
      for (const step of STEPS) {
        const before = new Date(now.getTime() - step.days * DAY_MS);
        while ((await platform.transaction((tx) => thin(tx, step, before))) > 0);
      }
      await platform.transaction(endMost);
      await platform.transaction(endLost);
    },
  });
}

/**
 * Takes some that have come of age: those with a later one in the same span go, the others are marked, and are never
 * looked at again. One that is named or kept anew meanwhile stays.
 * @returns how many were looked at.
 */
async function thin(tx: Tx, { level, span }: Step, before: Date): Promise<number> {
  const at = sql.lit(span);
  const { rows } = await sql<{ seen: number }>`
    with due as (
      select design_id, document_hash, made_at from design_versions as old
      where thinned = ${sql.lit(level - 1)} and ${byItself("old")} and made_at < ${before}
      order by made_at limit ${AT_A_TIME}
      for update skip locked
    ),
    judged as (
      select due.*, exists (
        select from design_versions as later
        where later.design_id = due.design_id
          and (later.made_at, later.document_hash) > (due.made_at, due.document_hash)
          and later.made_at < date_trunc(${at}, due.made_at, 'UTC') + ${sql.lit(`1 ${span}`)}::interval
          and ${byItself("later")}
      ) as spare
      from due
    ),
    gone as (
      delete from design_versions as old using judged
      where judged.spare and old.design_id = judged.design_id
        and old.document_hash = judged.document_hash
    ),
    stays as (
      update design_versions as old set thinned = ${sql.lit(level)} from judged
      where not judged.spare and old.design_id = judged.design_id
        and old.document_hash = judged.document_hash
    )
    select count(*)::int as seen from due`.execute(tx);
  return rows[0]?.seen ?? 0;
}

/** Of more than a design may have, the oldest go. */
async function endMost(tx: Tx): Promise<void> {
  await sql`
    with many as (
      select design_id from design_versions as old where ${byItself("old")}
      group by design_id having count(*) > ${limits.keptVersions}
    ),
    counted as (
      select old.design_id, old.document_hash,
        row_number() over (partition by old.design_id order by old.made_at desc, old.document_hash desc) as place
      from design_versions as old join many using (design_id) where ${byItself("old")}
    )
    delete from design_versions as old using counted
    where counted.place > ${limits.keptVersions} and old.design_id = counted.design_id
      and old.document_hash = counted.document_hash and ${byItself("old")}`.execute(tx);
}

/** A program of the version before knows no versions, and deletes designs without them. */
async function endLost(tx: Tx): Promise<void> {
  await sql`
    delete from design_versions as lost
    where not exists (select from designs where designs.id = lost.design_id)
      and not exists (select from deleted_designs where deleted_designs.id = lost.design_id)`.execute(
    tx,
  );
}
