import { type Selectable, sql } from "kysely";
import { compileLaterOnce, compileWriteOnce } from "../database/compile-once.ts";
import type { Db } from "../database/database.ts";
import type { Tx } from "../database/transaction.ts";
import { SEND_MAIL } from "./mail.ts";
import { giveUpAt, type MailFailure, pauseAfter } from "./mail-failure.ts";
import type { MailTables } from "./tables.ts";

export type MailRow = Selectable<MailTables["mails"]>;

/** The queue's clock and the shop's need not agree to the second. */
const TOLERANCE_MS = 2000;
const AT_A_TIME = 200;
const DAY_MS = 86_400_000;
/** One that waits this much longer than it should has lost its job. */
const OVERDUE_MS = 5 * 60_000;
const GIVEN_UP_DAYS = 30;
const SENT_DAYS = 90;

/** Takes a mail whose turn it is, for as long as the transaction lasts: nobody else sends it meanwhile. */
export async function claimMail(tx: Tx, id: string, now: Date): Promise<MailRow | undefined> {
  return (await claiming(tx, id, new Date(now.getTime() + TOLERANCE_MS)))[0];
}

const claiming = compileWriteOnce((tx, id: string, latest: Date) =>
  tx
    .selectFrom("mails")
    .selectAll()
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .where((where) => where.or([where("tries", "=", 0), where("next_try_at", "<=", latest)]))
    .forUpdate()
    .skipLocked(),
);

/** Notes that a mail is on its way. What it says is not needed any more. */
export async function markSent(tx: Tx, id: string, now: Date): Promise<void> {
  await marking(tx, id, now);
}

const marking = compileLaterOnce((tx, id: string, now: Date) =>
  tx
    .updateTable("mails")
    .set({ sent_at: now, facts: "{}", failure: null, server_away: false })
    .where("id", "=", id),
);

/** Has a mail that did not go tried again after a longer pause, or gives it up after days. */
export async function putOff(
  tx: Tx,
  mail: MailRow,
  failure: MailFailure,
  now: Date,
): Promise<void> {
  const tries = mail.tries + 1;
  const nextTry = new Date(now.getTime() + pauseAfter(tries) * 1000);
  const over = nextTry > giveUpAt(mail.created_at, failure);
  await tx
    .updateTable("mails")
    .set({
      tries,
      next_try_at: nextTry,
      failure: failure.code,
      server_away: failure.serverAway,
      given_up_at: over ? now : null,
    })
    .where("id", "=", mail.id)
    .execute();
  if (!over) await tx.enqueue(SEND_MAIL, { id: mail.id }, { startAfter: nextTry });
}

/** Gives up a mail that says what no longer holds. */
export async function giveUp(tx: Tx, id: string, why: string, now: Date): Promise<void> {
  await tx
    .updateTable("mails")
    .set({ given_up_at: now, failure: why, facts: "{}" })
    .where("id", "=", id)
    .execute();
}

/** Takes back what was ordered about something and has not gone: it no longer holds. One that is on its way goes. */
export async function withdrawMails(
  tx: Tx,
  kind: { readonly name: string },
  about: string,
): Promise<void> {
  await sql`
    delete from mails where id in (
      select id from mails where about = ${about} and kind = ${kind.name} and sent_at is null
      for update skip locked
    )`.execute(tx);
}

/** Forgets whatever was written about these, and to whom; what waits does not go. One that is on its way goes. */
export async function forgetMailsAbout(tx: Tx, about: readonly string[]): Promise<void> {
  if (about.length > 0) await tx.deleteFrom("mails").where("about", "in", about).execute();
}

/** The server takes mails again: those that wait for it go now. Returns how many were woken. */
export async function wakeMails(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update mails set next_try_at = ${now}
    where id in (
      select id from mails
      where sent_at is null and given_up_at is null and server_away and next_try_at > ${now}
      order by next_try_at limit ${AT_A_TIME} for update skip locked
    )
    returning id`.execute(tx);
  for (const { id } of rows) await tx.enqueue(SEND_MAIL, { id });
  return rows.length;
}

/** Sends the mails for whose turn no job is left, such as those of a restored shop. */
export async function sendOverdue(tx: Tx, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom("mails")
    .select("id")
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .where("next_try_at", "<", new Date(now.getTime() - OVERDUE_MS))
    .orderBy("next_try_at")
    .limit(AT_A_TIME)
    .execute();
  for (const { id } of rows) await tx.enqueue(SEND_MAIL, { id });
}

/** Forgets what was sent long ago, and what was given up and nobody had sent since. */
export async function forgetOldMails(tx: Tx, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await tx.deleteFrom("mails").where("sent_at", "<", before(SENT_DAYS)).execute();
  await tx
    .deleteFrom("mails")
    .where("sent_at", "is", null)
    .where("given_up_at", "<", before(GIVEN_UP_DAYS))
    .execute();
}

/** Has every unsent mail tried now, given-up ones too, unless what they say no longer holds. Returns how many. */
export async function retryMails(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update mails set next_try_at = ${now}, given_up_at = null
    where sent_at is null and facts <> '{}'::jsonb
    returning id`.execute(tx);
  for (const { id } of rows) await tx.enqueue(SEND_MAIL, { id });
  return rows.length;
}

/** Mails that were ordered and are not sent, the oldest first. */
export async function listUnsentMails(db: Db, limit: number): Promise<MailRow[]> {
  return await db
    .selectFrom("mails")
    .selectAll()
    .where("sent_at", "is", null)
    .orderBy("created_at")
    .limit(limit)
    .execute();
}
