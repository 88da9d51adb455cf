import type { Config } from "../config/index.ts";
import type { Database, Db } from "./database/database.ts";
import type { RunTransaction } from "./database/transaction.ts";
import type { RateLimits } from "./http/rate-limits.ts";
import type { JobQueue } from "./jobs/job-queue.ts";
import type { Log } from "./log.ts";
import type { MailTransport } from "./mail/transport.ts";
import type { Report } from "./reports.ts";
import type { Signer } from "./signer.ts";
import type { Storage } from "./storage.ts";
import type { Traces } from "./traces.ts";

/** What every module builds on. Nothing in it knows a business word. */
export interface Platform {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  /** Past a pooler, where there is one: hearing what the database tells takes a connection of its own. */
  readonly hearing: Pick<Database, "pool">;
  /** Reads only; a write takes a `Tx` from `transaction`. */
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly queue: JobQueue;
  readonly storage: Storage;
  readonly mail: MailTransport;
  readonly limits: RateLimits;
  readonly signer: Signer;
  /** A new UUIDv7. */
  newId(): string;
  clock(): Date;
  readonly report: Report;
  readonly traces: Traces;
  /** Whether this process was told to end: who spreads requests should look elsewhere. */
  readonly closing: () => boolean;
}
