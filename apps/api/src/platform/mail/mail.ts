import type { Language } from "@holeshot/domain";
import type { Tx } from "../database/transaction.ts";

/** What a mail says once it is written in its reader's language. */
export interface WrittenMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Writes one kind of mail from the facts stored when it was ordered. */
export type MailWriter = (facts: MailFacts, language: Language) => Promise<WrittenMail>;
export type MailFacts = Readonly<Record<string, unknown>>;

export interface MailOrder {
  /** Name of the writer, such as `reset-password`. */
  readonly kind: string;
  readonly to: string;
  readonly language: Language;
  readonly facts: MailFacts;
  /** It is not sent any more after this: what it says no longer holds. */
  readonly uselessAfter?: Date;
}

export const SEND_MAIL = "send-mail";

/** Orders a mail. It is written and sent by the worker after this transaction commits. */
export async function orderMail(tx: Tx, id: string, order: MailOrder): Promise<void> {
  await tx
    .insertInto("mails")
    .values({
      id,
      kind: order.kind,
      recipient: order.to,
      language: order.language,
      facts: JSON.stringify(order.facts),
      useless_after: order.uselessAfter ?? null,
    })
    .execute();
  await tx.enqueue(SEND_MAIL, { id });
}
