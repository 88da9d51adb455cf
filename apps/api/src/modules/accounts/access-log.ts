import { Problem } from "../../platform/problem.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { AccessEvent } from "../../platform/access-event.ts";
import type { LimitRule } from "../../platform/http/rate-limits.ts";
import type { Platform } from "../../platform/platform.ts";

/** Whoever asks again and again for what is refused shall be found, and not fill the disk. */
const REFUSALS: LimitRule = { name: "refusals-written", acts: 200, seconds: 3600 };

/** A desk that is open looks again whenever something changes: that is one look, and shall not bury the others. */
const SAME_LOOK: LimitRule = { name: "looks-written", acts: 1, seconds: 600 };
const LOOKS: ReadonlySet<string> = new Set([
  "order.read",
  "orders.listed",
  "customer.read",
  "customers.listed",
  "designs.listed",
  "log.read",
]);

/** Looks that this process knows to be written down, and until when: a desk that refreshes itself asks the database no more. */
const written = new WeakMap<Platform, Map<string, number>>();
const MOST_WRITTEN = 10_000;

/** Writes down who looked, was refused or failed to sign in: ids alone. It is no part of what it tells of. */
export async function recordAccess(platform: Platform, event: AccessEvent): Promise<void> {
  const { event: name, actorId = "", subject } = event;
  if (name.endsWith(".refused") && !(await hasRoom(platform, REFUSALS, actorId))) return;
  const look = [name, actorId, subject?.id ?? ""].join(" ");
  if (LOOKS.has(name) && !(await isFirstLook(platform, look))) return;
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

/** Whether a look is to be written down: the first in ten minutes, whichever process it comes to. */
async function isFirstLook(platform: Platform, look: string): Promise<boolean> {
  const known = written.get(platform) ?? new Map<string, number>();
  written.set(platform, known);
  const now = platform.clock().getTime();
  if ((known.get(look) ?? 0) > now) return false;
  if (known.size >= MOST_WRITTEN) known.clear();
  try {
    await platform.limits.take(SAME_LOOK, look);
    known.set(look, now + SAME_LOOK.seconds * 1000);
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // Another process wrote it; it said for how long that holds, rounded up to a second.
    const seconds = Number(error.options.headers?.["retry-after"] ?? 1) - 1;
    known.set(look, now + seconds * 1000);
    return false;
  }
}

async function hasRoom(platform: Platform, rule: LimitRule, key: string): Promise<boolean> {
  try {
    await platform.limits.take(rule, key);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
