import { Problem } from "../../platform/problem.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { AccessEvent } from "../../platform/access-event.ts";
import type { LimitRule } from "../../platform/http/rate-limits.ts";
import type { Platform } from "../../platform/platform.ts";

/** Whoever asks again and again for what is refused shall be found, and not fill the disk. */
const REFUSALS: LimitRule = { name: "refusals-written", acts: 200, seconds: 3600 };

/** Writes down who looked, was refused or failed to sign in: ids alone. It is no part of what it tells of. */
export async function recordAccess(platform: Platform, event: AccessEvent): Promise<void> {
  if (event.event.endsWith(".refused") && !(await hasRoom(platform, event.actorId ?? ""))) return;
  await platform.transaction((tx) => insertAccess(platform, tx, event));
}

/** The same as part of what it tells of. */
export async function insertAccess(platform: Platform, tx: Tx, event: AccessEvent): Promise<void> {
  await tx
    .insertInto("access_log")
    .values({
      id: platform.newId(),
      event: event.event,
      actor_id: event.actorId ?? null,
      subject_kind: event.subject?.kind ?? null,
      subject_id: event.subject?.id ?? null,
      facts: JSON.stringify(event.facts ?? {}),
      happened_at: platform.clock(),
    })
    .execute();
}

async function hasRoom(platform: Platform, actorId: string): Promise<boolean> {
  try {
    await platform.limits.take(REFUSALS, actorId);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
