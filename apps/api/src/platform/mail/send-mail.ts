import { defaultLanguage, isLanguage, type Language } from "@holeshot/domain";
import { patiently } from "../away.ts";
import { defineJob, defineQueue, type Job } from "../jobs/job-queue.ts";
import type { Platform } from "../platform.ts";
import { dressLetter } from "./dress-letter.ts";
import type { Imprint, Letter } from "./letter.ts";
import { mailFailure, UnwrittenMail } from "./mail-failure.ts";
import { type MailWriter, SEND_MAIL } from "./mail.ts";
import {
  claimMail,
  forgetOldMails,
  giveUp,
  type MailRow,
  markSent,
  putOff,
  sendOverdue,
  wakeMails,
} from "./waiting-mails.ts";

const SWEEP_MAILS = defineQueue("sweep-mails");

/** Who writes each kind of mail, who the shop is where no sender is configured, and what all mails say of it. */
export interface MailWriters {
  readonly writers: readonly MailWriter[];
  readonly sender: () => string;
  readonly imprint: (language: Language) => Imprint;
}

/**
 * Writes ordered mails and sends them. One that is marked sent is never sent again; one that does not go is kept, and
 * tried again with growing pauses for days. The first one that goes after an outage wakes all that waited for the server.
 */
export function mailJobs(platform: Platform, by: MailWriters): readonly Job[] {
  // After a start others may wait; later only when one was put off.
  let mayWait = true;

  async function send(id: string): Promise<void> {
    let delivered = false;
    const act = () =>
      platform.transaction(async (tx) => {
        const now = platform.clock();
        if (!delivered) {
          const mail = await claimMail(tx, id, now);
          if (!mail) return;
          if (mail.useless_after !== null && mail.useless_after < now) {
            await giveUp(tx, id, "too late", now);
            return;
          }
          try {
            await deliver(platform, by, mail);
            delivered = true;
          } catch (error) {
            const failure = mailFailure(error);
            // The error itself may name the recipient.
            platform.log.warn({ mail: id, code: failure.code }, "a mail could not be sent");
            mayWait = true;
            await putOff(tx, mail, failure, now);
            return;
          }
        }
        await markSent(tx, id, now);
        if (mayWait) mayWait = (await wakeMails(tx, now)) > 0;
      });
    try {
      await act();
    } catch (error) {
      if (!delivered) throw error;
      // It has gone: that must be noted, or it goes twice.
      await patiently(act);
    }
  }

  return [
    defineJob({
      queue: SEND_MAIL,
      concurrency: 2,
      retryLimit: 20,
      handle: ({ id }) => send(id),
    }),
    defineJob({
      queue: SWEEP_MAILS,
      schedule: "*/5 * * * *",
      handle: () =>
        platform.transaction(async (tx) => {
          const now = platform.clock();
          await sendOverdue(tx, now);
          await forgetOldMails(tx, now);
        }),
    }),
  ];
}

/** Writes a mail from its facts, dresses it as every mail is dressed, and hands it to the post. */
async function deliver(
  platform: Platform,
  { writers, sender, imprint }: MailWriters,
  mail: MailRow,
): Promise<void> {
  const language = isLanguage(mail.language) ? mail.language : defaultLanguage;
  const dressed = await dressLetter(write(writers, mail, language), language, imprint(language));
  const from = platform.config.mailFrom ?? sender();
  await platform.mail.deliver({ ...dressed, id: mail.id, from, to: mail.recipient });
}

function write(writers: readonly MailWriter[], mail: MailRow, language: Language): Letter {
  const writer = writers.find(({ kind }) => kind === mail.kind);
  try {
    if (!writer) throw new Error(`No writer for mails of kind ${mail.kind}.`);
    return writer.write(mail.facts, language);
  } catch (error) {
    throw new UnwrittenMail(mail.kind, { cause: error });
  }
}
