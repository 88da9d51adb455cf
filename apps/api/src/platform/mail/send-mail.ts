import { isLanguage } from "@holeshot/domain";
import { defineJob, type Job } from "../jobs/job-queue.ts";
import type { Platform } from "../platform.ts";
import { type MailWriter, SEND_MAIL } from "./mail.ts";

/**
 * The job that writes an ordered mail and sends it. A mail that is marked sent is never sent again.
 * `sender` names the shop; it is asked when nothing is configured.
 */
export function sendMailJob(
  platform: Platform,
  writers: Readonly<Record<string, MailWriter>>,
  sender: () => string,
): Job {
  return defineJob<{ id: string }>({
    queue: SEND_MAIL,
    concurrency: 2,
    retryLimit: 20,
    handle: async ({ id }) => {
      const mail = await platform.db
        .selectFrom("mails")
        .selectAll()
        .where("id", "=", id)
        .where("sent_at", "is", null)
        .executeTakeFirst();
      if (!mail) return;
      const write = writers[mail.kind];
      if (!write) throw new Error(`No writer for mails of kind ${mail.kind}.`);
      const language = isLanguage(mail.language) ? mail.language : "nl";
      const written = await write(mail.facts, language);
      const from = platform.config.mailFrom ?? sender();
      await platform.mail.deliver({ ...written, id, from, to: mail.recipient });
      await platform.transaction((tx) =>
        tx
          .updateTable("mails")
          .set({ sent_at: platform.clock(), facts: "{}" })
          .where("id", "=", id)
          .execute(),
      );
    },
  });
}
