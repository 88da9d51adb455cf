import { createHash } from "node:crypto";
import type { RateLimit } from "@holeshot/domain";
import { sql } from "kysely";
import type { WholeDb } from "../database/database.ts";
import { Problem } from "../problem.ts";

export interface LimitRule extends RateLimit {
  /** Name of what is counted, such as `upload`. */
  readonly name: string;
  /** Counts an origin alone; these are what RATE_LIMIT_PER_IP overrides or switches off. */
  readonly byOrigin?: boolean;
}

/**
 * Counts acts in windows that begin with the first one, in the database, so that all processes share one count. Keys are
 * stored as hashes: the table holds no addresses.
 */
export interface RateLimits {
  /**
   * Counts one act.
   * @throws Problem `rate_limited` with `Retry-After` when there were too many.
   */
  take(rule: LimitRule, key: string): Promise<void>;
  /**
   * Counts equal occasions as one act, such as the repeats of one idempotency key. An occasion that was refused was not
   * counted, and is refused again.
   * @throws Problem `rate_limited` when there were too many others.
   */
  takeOnce(rule: LimitRule, key: string, occasion: string): Promise<void>;
  /** Takes one act back that turned out not to count, such as a sign-in that succeeded. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
  /** Forgets windows that are over. */
  sweep(): Promise<void>;
}

/** A repeat costs a look; without any end it would still be a way to keep the database busy. */
const MOST_REPEATS = 1000;

export function rateLimits(
  db: WholeDb,
  clock: () => Date,
  perOrigin: number | undefined,
): RateLimits {
  const limitOf = (rule: LimitRule): number | undefined => {
    if (!rule.byOrigin || perOrigin === undefined) return rule.acts;
    return perOrigin === 0 ? undefined : perOrigin;
  };
  const refuse = (until: Date): Problem => {
    const seconds = Math.max(1, Math.ceil((until.getTime() - clock().getTime()) / 1000));
    return new Problem("rate_limited", { headers: { "retry-after": String(seconds) } });
  };

  return {
    take: async (rule, key) => {
      const limit = limitOf(rule);
      if (limit === undefined) return;
      const counted = await count(db, rule, hashed(key), clock());
      if (counted.count > limit) throw refuse(counted.resets_at);
    },
    takeOnce: async (rule, key, occasion) => {
      const limit = limitOf(rule);
      if (limit === undefined) return;
      const found = await countOnce(db, { ...rule, acts: limit }, hashed(key), occasion, clock());
      if (found.repeats > MOST_REPEATS) throw refuse(found.repeats_until ?? clock());
      if (found.repeats > 1) return;
      if (found.repeats === 1 && (found.count ?? 0) <= limit) return;
      // Two at once may both have found room for one: the later one is as if it had never come.
      if (found.repeats === 1) await forgetOccasion(db, rule, hashed(key), occasion);
      throw refuse(found.until ?? clock());
    },
    giveBack: async (rule, key) => {
      await db
        .updateTable("rate_limits")
        .set((eb) => ({ count: eb("count", "-", 1) }))
        .where("name", "=", rule.name)
        .where("key", "=", hashed(key))
        .where("count", ">", 0)
        .execute();
    },
    sweep: async () => {
      await db.deleteFrom("rate_limits").where("resets_at", "<=", clock()).execute();
    },
  };
}

async function count(
  db: WholeDb,
  rule: LimitRule,
  key: string,
  now: Date,
): Promise<{ count: number; resets_at: Date }> {
  const resets = new Date(now.getTime() + rule.seconds * 1000);
  const { rows } = await sql<{ count: number; resets_at: Date }>`
    insert into rate_limits as old (name, key, count, resets_at)
    values (${rule.name}, ${key}, 1, ${resets})
    on conflict (name, key) do update set
      count = case when old.resets_at <= ${now} then 1 else old.count + 1 end,
      resets_at = case when old.resets_at <= ${now} then ${resets} else old.resets_at end
    returning count, resets_at`.execute(db);
  return rows[0] ?? { count: 1, resets_at: resets };
}

interface OccasionCount {
  /** How often the occasion came, this time included; 0 when it was turned away. */
  readonly repeats: number;
  readonly repeats_until: Date | null;
  /** Acts in the window, when this one was counted. */
  readonly count: number | null;
  readonly until: Date | null;
}

/** One statement: of equal occasions at once, the later ones wait on the row of the first. */
async function countOnce(
  db: WholeDb,
  rule: LimitRule,
  key: string,
  occasion: string,
  now: Date,
): Promise<OccasionCount> {
  const resets = new Date(now.getTime() + rule.seconds * 1000);
  const name = occasionName(rule);
  const row = occasionKey(key, occasion);
  const { rows } = await sql<OccasionCount>`
    with full_window as (
      select resets_at from rate_limits
      where name = ${rule.name} and key = ${key} and count >= ${rule.acts} and resets_at > ${now}
    ), seen as (
      insert into rate_limits as old (name, key, count, resets_at)
      select ${name}, ${row}, 1, ${resets}::timestamptz
      where not exists (select from full_window) or exists (
        select from rate_limits where name = ${name} and key = ${row} and resets_at > ${now}
      )
      on conflict (name, key) do update set
        count = case when old.resets_at <= ${now} then 1 else old.count + 1 end,
        resets_at = case when old.resets_at <= ${now} then ${resets} else old.resets_at end
      returning count, resets_at
    ), counted as (
      insert into rate_limits as old (name, key, count, resets_at)
      select ${rule.name}, ${key}, 1, ${resets}::timestamptz from seen where seen.count = 1
      on conflict (name, key) do update set
        count = case when old.resets_at <= ${now} then 1 else old.count + 1 end,
        resets_at = case when old.resets_at <= ${now} then ${resets} else old.resets_at end
      returning count, resets_at
    )
    select
      coalesce((select count from seen), 0) as repeats,
      (select resets_at from seen) as repeats_until,
      (select count from counted) as count,
      coalesce((select resets_at from counted), (select resets_at from full_window)) as until`.execute(
    db,
  );
  return rows[0] ?? { repeats: 0, repeats_until: null, count: null, until: null };
}

async function forgetOccasion(
  db: WholeDb,
  rule: LimitRule,
  key: string,
  occasion: string,
): Promise<void> {
  await db
    .deleteFrom("rate_limits")
    .where("name", "=", occasionName(rule))
    .where("key", "=", occasionKey(key, occasion))
    .execute();
}

function occasionName(rule: LimitRule): string {
  return `${rule.name} occasion`;
}

function occasionKey(key: string, occasion: string): string {
  return hashed(`${key}\n${occasion}`);
}

function hashed(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
