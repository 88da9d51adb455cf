import type { RateLimit } from "@holeshot/domain";
import { sql } from "kysely";
import type { Db } from "../database/database.ts";
import { Problem } from "../problem.ts";

export interface LimitRule extends RateLimit {
  /** Name of what is counted, such as `upload`. */
  readonly name: string;
  /** Counts an origin alone; these are what RATE_LIMIT_PER_IP overrides or switches off. */
  readonly byOrigin?: boolean;
}

/** Counts acts in windows that begin with the first one, in the database, so that all processes share one count. */
export interface RateLimits {
  /**
   * Counts one act.
   * @throws Problem `rate_limited` with `Retry-After` when there were too many.
   */
  take(rule: LimitRule, key: string): Promise<void>;
  /** Takes one act back that turned out not to count, such as a sign-in that succeeded. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
  /** Forgets windows that are over. */
  sweep(): Promise<void>;
}

export function rateLimits(db: Db, clock: () => Date, perOrigin: number | undefined): RateLimits {
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
      const counted = await count(db, rule, key, clock());
      if (counted.count > limit) throw refuse(counted.resets_at);
    },
    giveBack: async (rule, key) => {
      await db
        .updateTable("rate_limits")
        .set((eb) => ({ count: eb("count", "-", 1) }))
        .where("name", "=", rule.name)
        .where("key", "=", key)
        .where("count", ">", 0)
        .execute();
    },
    sweep: async () => {
      await db.deleteFrom("rate_limits").where("resets_at", "<=", clock()).execute();
    },
  };
}

async function count(
  db: Db,
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
