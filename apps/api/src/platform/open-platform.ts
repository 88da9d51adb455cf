import { join } from "node:path";
import { v7 as uuidV7 } from "uuid";
import type { Config } from "../config/index.ts";
import { patiently } from "./away.ts";
import { openDatabase } from "./database/database.ts";
import { transactions } from "./database/transaction.ts";
import { rateLimits } from "./http/rate-limits.ts";
import { openJobQueue } from "./jobs/job-queue.ts";
import { createLog } from "./log.ts";
import { openMailTransport } from "./mail/transport.ts";
import type { Platform } from "./platform.ts";
import { openSigner } from "./signer.ts";
import { openStorage } from "./storage.ts";

export interface OpenOptions {
  readonly databaseUrl: string;
  /** This process works jobs off, instead of only sending them. */
  readonly works: boolean;
  readonly clock?: () => Date;
}

export interface OpenPlatform extends Platform {
  close(): Promise<void>;
}

/** Connects everything a process of the shop needs. The database is migrated already. */
export async function openPlatform(config: Config, options: OpenOptions): Promise<OpenPlatform> {
  const log = createLog(config.logLevel);
  const clock = options.clock ?? (() => new Date());
  const database = openDatabase(options.databaseUrl, {
    namesStatements: config.databasePooler === "none",
  });
  const queue = await openJobQueue(options.databaseUrl, log, { works: options.works });
  return {
    config,
    log,
    database,
    db: database.db,
    transaction: transactions(database.db, queue),
    queue,
    storage: await openStorage(config.storage),
    mail: openMailTransport({
      smtpUrl: config.smtpUrl,
      folder: join(config.dataDir, "mail"),
    }),
    limits: rateLimits(database.db, clock, config.rateLimitPerIp),
    signer: await patiently(() => openSigner(database.db)),
    newId: () => uuidV7(),
    clock,
    close: async () => {
      await queue.stop();
      await database.close();
    },
  };
}
