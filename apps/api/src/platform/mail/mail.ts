import type { Language } from "@holeshot/domain";
import * as z from "zod/mini";
import { compileLaterOnce } from "../database/compile-once.ts";
import type { Tx } from "../database/transaction.ts";
import { type Declared, declarations } from "../declared.ts";
import { defineQueue } from "../jobs/job-queue.ts";
import type { Letter } from "./letter.ts";

/** A kind of mail: its name, such as `reset-password`, and the facts that are kept until it is written. */
export type MailKind<Facts extends object = object> = Declared<Facts>;

/** Writes the mails of one kind from the facts stored when they were ordered. */
export interface MailWriter {
  readonly kind: string;
  write(stored: unknown, language: Language): Letter;
}

const kinds = declarations("kind of mail");

/** Declares a kind of mail, at the top of a file. */
export const defineMail = kinds.declare;

/** @throws Error unless each declared kind of mail has one of these writers, and one only. */
export function proveWriters(writers: readonly MailWriter[]): void {
  kinds.prove(writers.map(({ kind }) => kind));
}

/** The writer of a kind of mail. */
export function writeMail<Facts extends object>(
  kind: MailKind<Facts>,
  write: (facts: Facts, language: Language) => Letter,
): MailWriter {
  return { kind: kind.name, write: (stored, language) => write(kind.read(stored), language) };
}

export interface MailOrder<Facts extends object = object> {
  readonly kind: MailKind<Facts>;
  readonly to: string;
  readonly language: Language;
  readonly facts: Facts;
  /** It is not sent any more after this: what it says no longer holds. */
  readonly uselessAfter?: Date;
  /** The id of what it is about; kept when its facts are forgotten. */
  readonly about?: string;
}

export const SEND_MAIL = defineQueue("send-mail", z.object({ id: z.string() }));

/** Who names what is new, and what time it is. */
interface Shop {
  newId(): string;
  clock(): Date;
}

/** Orders a mail. It is written and sent by the worker after this transaction commits. */
export async function orderMail<Facts extends object>(
  shop: Shop,
  tx: Tx,
  order: MailOrder<Facts>,
): Promise<void> {
  const { kind, to, language, facts, uselessAfter = null, about = null } = order;
  const [id, now] = [shop.newId(), shop.clock()];
  await inserting(tx, id, now, kind.name, to, language, JSON.stringify(facts), uselessAfter, about);
  await tx.enqueue(SEND_MAIL, { id });
}

const inserting = compileLaterOnce(
  (
    tx,
    ...[id, now, kind, recipient, language, facts, uselessAfter, about]: [
      ...[id: string, now: Date, kind: string, recipient: string, language: string, facts: string],
      ...[uselessAfter: Date | null, about: string | null],
    ]
  ) =>
    tx.insertInto("mails").values({
      ...{ id, kind, recipient, language, facts, useless_after: uselessAfter, about },
      created_at: now,
    }),
);
