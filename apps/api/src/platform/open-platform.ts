import { join } from "node:path";
import type { Config } from "../config/index.ts";
import { patiently } from "./away.ts";
import { openDatabase } from "./database/database.ts";
import { transactions } from "./database/transaction.ts";
import { rateLimits } from "./http/rate-limits.ts";
import { openJobQueue } from "./jobs/job-queue.ts";
import { createLog } from "./log.ts";
import { newId } from "./new-id.ts";
import { openMailTransport } from "./mail/transport.ts";
import type { Platform } from "./platform.ts";
import { openReports } from "./open-reports.ts";
import { openSigner } from "./signer.ts";
import { openTraces } from "./open-traces.ts";
import { openStorage, type Storage } from "./storage.ts";
import type { Traces } from "./traces.ts";

export interface OpenOptions {
  readonly databaseUrl: string;
  /** This process works jobs off, instead of only sending them. */
  readonly works: boolean;
  readonly clock?: () => Date;
}

export interface OpenPlatform extends Platform {
  /** Has it say from now on that it is not ready. */
  beginClosing(): void;
  close(): Promise<void>;
}

/** One for each channel that is listened to. */
const HEARING_CONNECTIONS = 3;

/** Connects everything a process of the shop needs. The database is migrated already. */
export async function openPlatform(config: Config, options: OpenOptions): Promise<OpenPlatform> {
  const log = createLog(config.logLevel);
  const traces = await openTraces(config.tracesEndpoint, options.works ? "worker" : "web");
  const report = openReports(config.errorReportingDsn);
  const clock = options.clock ?? (() => new Date());
  const database = openDatabase(options.databaseUrl, {
    max: config.databaseConnections,
    traces,
    namesStatements: config.databasePooler === "none",
  });
  const direct = config.databaseDirectUrl;
  // Nothing is opened before somebody listens.
  const hearing =
    direct === undefined ? database : openDatabase(direct, { max: HEARING_CONNECTIONS, kept: 0 });
  const queue = await openJobQueue(
    {
      directUrl: direct ?? options.databaseUrl,
      url: options.databaseUrl,
      works: options.works,
      hears: direct !== undefined || config.databasePooler === "none",
    },
    { log, report, traces },
  );
  const mail = openMailTransport({
    smtpUrl: config.smtpUrl,
    folder: join(config.dataDir, "mail"),
  });
  let closing = false;
  return {
    config,
    log,
    database,
    hearing,
    db: database.db,
    transaction: transactions(database.db, queue),
    queue,
    storage: traced(await openStorage(config.storage), traces),
    mail: {
      deliver: (letter) => traces.span("mail deliver", {}, () => mail.deliver(letter)),
    },
    traces,
    limits: rateLimits(database.db, clock, config.rateLimitPerIp),
    signer: await patiently(() => openSigner(database.db)),
    newId,
    clock,
    report,
    closing: () => closing,
    beginClosing: () => {
      closing = true;
    },
    close: async () => {
      await queue.stop();
      if (hearing !== database) await hearing.close();
      await database.close();
      await traces.close();
    },
  };
}

/** A storage whose slow calls are told, by what was done and not to which file. */
function traced(storage: Storage, traces: Traces): Storage {
  if (!traces.open) return storage;
  return {
    ...storage,
    put: (...given) => traces.span("storage put", {}, () => storage.put(...given)),
    get: (key) => traces.span("storage get", {}, () => storage.get(key)),
    exists: (key) => traces.span("storage exists", {}, () => storage.exists(key)),
    delete: (key) => traces.span("storage delete", {}, () => storage.delete(key)),
  };
}
