import { isStaff, sessionEnd } from "@holeshot/domain";
import { compileOnce } from "../../platform/database/compile-once.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Platform } from "../../platform/platform.ts";
import { tokenHash } from "./tokens.ts";

/** How exactly it is known when a session was last used: it is written down once in this time. */
const USE_NOTED_EVERY_MS = 3_600_000;
/** Staff's ends after an hour without use, so it is known to the minute. */
const STAFF_USE_NOTED_EVERY_MS = 60_000;

const selectSession = compileOnce((db, hash: Uint8Array) =>
  db
    .selectFrom("sessions")
    .innerJoin("customers", "customers.id", "sessions.customer_id")
    .leftJoin("second_factors", (join) =>
      join
        .onRef("second_factors.customer_id", "=", "customers.id")
        .on("second_factors.confirmed_at", "is not", null),
    )
    .select([
      "customers.id as customer_id",
      "customers.role",
      "sessions.id",
      "sessions.created_at",
      "sessions.last_used_at",
      "second_factors.confirmed_at as second_factor",
    ])
    .where("sessions.token_hash", "=", hash),
);

/** Who holds a token, while its session lasts. */
export async function findSession(platform: Platform, token: string): Promise<Session | null> {
  const now = platform.clock();
  const [row] = await selectSession(platform.db, tokenHash(token));
  if (!row) return null;
  const { role } = row;
  const times = { openedAt: row.created_at, usedAt: row.last_used_at };
  if (sessionEnd(times, role) <= now) return null;
  const exactly = isStaff(role) ? STAFF_USE_NOTED_EVERY_MS : USE_NOTED_EVERY_MS;
  if (now.getTime() - row.last_used_at.getTime() > exactly) {
    await noteUse(platform, row.id, now);
  }
  return {
    id: row.id,
    customerId: row.customer_id,
    role,
    token,
    hasSecondFactor: row.second_factor !== null,
  };
}

async function noteUse(platform: Platform, id: string, now: Date): Promise<void> {
  await platform.transaction((tx) =>
    tx.updateTable("sessions").set({ last_used_at: now }).where("id", "=", id).execute(),
  );
}

/** A session as its customer sees it. */
export interface ListedSession {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly created_at: string;
  readonly last_used_at: string;
  readonly expires_at: string;
  readonly current: boolean;
}

/** Where a customer is signed in, last used first. */
export async function listSessions(
  db: Db,
  { customerId, role, id: own }: Session,
  now: Date,
): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "browser", "system", "created_at", "last_used_at"])
    .where("customer_id", "=", customerId)
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows
    .map((row) => ({
      ...row,
      end: sessionEnd({ openedAt: row.created_at, usedAt: row.last_used_at }, role),
    }))
    .filter(({ end }) => end > now)
    .map(({ id, browser, system, created_at, last_used_at, end }) => ({
      id,
      browser,
      system,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
      expires_at: end.toISOString(),
      current: id === own,
    }));
}
