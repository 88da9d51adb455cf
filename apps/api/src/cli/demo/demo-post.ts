import type { Job } from "../../platform/jobs/job-queue.ts";
import { transactions } from "../../platform/database/transaction.ts";
import { SEND_MAIL } from "../../platform/mail/mail.ts";
import type { OpenPlatform } from "../../platform/open-platform.ts";
import type { Platform } from "../../platform/platform.ts";

/** Longer than the demonstration takes. */
const LATER_MS = 15 * 60_000;

/** A platform whose mails a running server leaves alone for now: they are sent at the demonstration's time, by {@link sendAll}. */
export function withOwnPost(platform: OpenPlatform): OpenPlatform {
  const queue: Platform["queue"] = {
    ...platform.queue,
    send: (db, name, payload, options) => {
      const startAfter = new Date(Date.now() + LATER_MS);
      const own = name === SEND_MAIL.name ? { ...options, startAfter } : options;
      return platform.queue.send(db, name, payload, own);
    },
  };
  return { ...platform, queue, transaction: transactions(platform.database.db, queue) };
}

/** Sends whatever waits to be sent, by the clock of the platform that the jobs were made with. */
export async function sendAll(platform: Platform, jobs: readonly Job[]): Promise<void> {
  const post = jobs.find(({ queue }) => queue === SEND_MAIL.name);
  const waiting = await platform.db
    .selectFrom("mails")
    .select("id")
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .orderBy("id")
    .execute();
  for (const { id } of waiting) await post?.handle({ id });
}
