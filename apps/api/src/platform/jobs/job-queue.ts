import { CompiledQuery, type Kysely } from "kysely";
import * as z from "zod/mini";
import { type Job as QueuedJob, type JobResult, PgBoss } from "pg-boss";
import type { Schema } from "../../schema.ts";
import { patiently } from "../away.ts";
import { LATER } from "../database/naming-pool.ts";
import { type Declared, declarations } from "../declared.ts";
import type { Log } from "../log.ts";

export interface SendOptions {
  readonly startAfter?: Date;
  /** Higher first. */
  readonly priority?: number;
}

/** Jobs that carry the same and are worked off by the same handler. */
export type Queue<Payload extends object = object> = Declared<Payload>;

const queues = declarations("queue");

/** Declares a queue, at the top of a file: its name and what its jobs carry, nothing unless said. */
export function defineQueue(name: string): Queue<Record<never, never>>;
export function defineQueue<Payload extends object>(
  name: string,
  payload: z.ZodMiniType<Payload>,
): Queue<Payload>;
export function defineQueue(name: string, payload: z.ZodMiniType<object> = z.object({})): Queue {
  return queues.declare(name, payload);
}

/** @throws Error unless each declared queue is worked off by one of these jobs, and by one only. */
export function proveHandlers(jobs: readonly Job[]): void {
  queues.prove(jobs.map(({ queue }) => queue));
}

interface JobTerms {
  /** Jobs of this queue worked at the same time by one worker. */
  readonly concurrency?: number;
  readonly retryLimit?: number;
  /** Seconds a run may take before it counts as lost. */
  readonly expireInSeconds?: number;
  /** Repeats by this cron expression, with an empty payload. */
  readonly schedule?: string;
}

/** Work done outside a request. Delivered at least once, so every handler is idempotent. */
export interface Job extends JobTerms {
  /** The name of the queue it works off. */
  readonly queue: string;
  handle(stored: unknown): Promise<void>;
}

/** The handler of a queue. */
export function defineJob<Payload extends object>({
  queue,
  handle,
  ...terms
}: JobTerms & {
  readonly queue: Queue<Payload>;
  readonly handle: (payload: Payload) => Promise<void>;
}): Job {
  return {
    ...terms,
    queue: queue.name,
    handle: async (stored) => handle(queue.read(stored ?? {})),
  };
}

export interface JobQueue {
  /** Makes the queues that are missing. */
  prepare(jobs: readonly Job[]): Promise<void>;
  /** Puts a job in the queue of this name. */
  send(db: Kysely<Schema>, queue: string, payload: object, options?: SendOptions): Promise<void>;
  /** Starts working the queues off. */
  work(jobs: readonly Job[]): Promise<void>;
  /** Works off what is waiting now and returns how many were done; tests use it instead of `work`. */
  drain(jobs: readonly Job[]): Promise<number>;
  healthy(): Promise<boolean>;
  stop(): Promise<void>;
}

const RETRY_DELAY_S = 2;
const RETRY_DELAY_MAX_S = 600;

/** The queue lives in the shop's own database, so a job commits with what caused it. */
export async function openJobQueue(
  databaseUrl: string,
  log: Log,
  role: { readonly works: boolean },
): Promise<JobQueue> {
  const boss = await patiently(() => startBoss(databaseUrl, log, role.works));

  return {
    prepare: (jobs) => prepare(boss, jobs, role.works),
    send: async (db, queue, payload, options) => {
      await boss.send(queue, payload, { ...options, db: writesLater(db) });
    },
    work: async (jobs) => {
      for (const job of jobs) await patiently(() => workOn(boss, job, log));
    },
    drain: (jobs) => drain(boss, jobs),
    healthy: async () => (await boss.schemaVersion()) !== null,
    stop: () => boss.stop({ graceful: role.works, timeout: 5000 }),
  };
}

/** The queue asks for the number of a job that was put in it; nobody here does. */
function writesLater(db: Kysely<Schema>) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      await db.executeQuery(CompiledQuery.raw(LATER + text, values));
      return { rows: [] };
    },
  };
}

async function startBoss(databaseUrl: string, log: Log, works: boolean): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: works ? 6 : 2,
    supervise: works,
    schedule: works,
    useListenNotify: works,
  });
  boss.on("error", (error: unknown) => log.error({ err: error }, "job queue"));
  try {
    await boss.start();
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

async function prepare(boss: PgBoss, jobs: readonly Job[], schedules: boolean): Promise<void> {
  const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const job of jobs) {
    const options = {
      retryLimit: job.retryLimit ?? 10,
      retryDelay: RETRY_DELAY_S,
      retryBackoff: true,
      retryDelayMax: RETRY_DELAY_MAX_S,
      expireInSeconds: job.expireInSeconds ?? 120,
      notify: true,
    };
    if (existing.has(job.queue)) await boss.updateQueue(job.queue, options);
    else await boss.createQueue(job.queue, options);
    if (job.schedule && schedules) await boss.schedule(job.queue, job.schedule, {});
  }
}

/**
 * With notifications a worker sleeps long between them, and each wakes it for one job: what had
 * piled up while no worker ran would take hours. So it fetches two, and at once again while it gets two.
 */
const FETCHING = {
  batchSize: 2,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 5,
} as const;

async function workOn(boss: PgBoss, job: Job, log: Log): Promise<void> {
  const options = { localConcurrency: job.concurrency ?? 1, ...FETCHING };
  await boss.work(job.queue, options, async (batch: QueuedJob<object>[]) => {
    const results: JobResult[] = [];
    for (const one of batch) results.push(await handle(job, one.id, one.data, log));
    return results;
  });
}

async function handle(job: Job, id: string, payload: object, log: Log): Promise<JobResult> {
  const start = performance.now();
  try {
    await job.handle(payload);
    log.info({ queue: job.queue, job: id, ms: performance.now() - start }, "job done");
    return { id, status: "completed" };
  } catch (error) {
    log.error({ queue: job.queue, job: id, err: error }, "job failed");
    return { id, status: "failed", output: { message: String(error) } };
  }
}

async function drain(boss: PgBoss, jobs: readonly Job[]): Promise<number> {
  let done = 0;
  for (let busy = true; busy;) {
    busy = false;
    for (const job of jobs) {
      const batch = await boss.fetch<object>(job.queue, { batchSize: 50 });
      for (const one of batch) {
        await job.handle(one.data ?? {});
        await boss.complete(job.queue, one.id);
        done += 1;
        busy = true;
      }
    }
  }
  return done;
}
