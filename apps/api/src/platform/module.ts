import type { Schema } from "../schema.ts";
import type { Db } from "./database/database.ts";
import type { Tx } from "./database/transaction.ts";
import type { Http } from "./http/http.ts";
import type { PageHeadOf } from "./http/page-head.ts";
import type { Job } from "./jobs/job-queue.ts";
import type { MailWriter } from "./mail/mail.ts";
import type { Platform } from "./platform.ts";

/** A module's part in what the shop holds about a customer. */
export interface PersonalData {
  /** Everything held, under names of its own, for the customer's download. */
  export(db: Db, customerId: string): Promise<Readonly<Record<string, unknown>>>;
  /** Removes it in the transaction that erases the customer, but for what the law keeps. */
  erase(tx: Tx, customerId: string, now: Date): Promise<void>;
}

/** A table with a column `document_hash`. */
export type DocumentTable = {
  [Table in keyof Schema]: "document_hash" extends keyof Schema[Table] ? Table : never;
}[keyof Schema];

/** One room of the server: what it answers, works off and writes to customers. */
export interface Module {
  readonly name: string;
  routes?(http: Http, platform: Platform): void;
  jobs?(platform: Platform): readonly Job[];
  readonly personalData?: PersonalData;
  /** What its pages tell messengers about themselves. */
  pageHead?(platform: Platform): PageHeadOf;
  /** Paths of its pages that search engines may show. */
  readonly foundPages?: () => readonly string[];
  /** Makes ready in the worker, when it has nothing else to do, what its first job would wait for. */
  warmUp?(): Promise<void>;
  /** Tables of its own whose column `document_hash` names documents that are shown, so that their pictures stay. */
  readonly showsDocuments?: readonly DocumentTable[];
  readonly mails?: readonly MailWriter[];
}
