import { setTimeout } from "node:timers/promises";
import { CompiledQuery, type Kysely } from "kysely";
import { type Job as QueuedJob, type JobResult, PgBoss } from "pg-boss";
import * as z from "zod/mini";
import type { Schema } from "../../schema.ts";
import { isDatabaseAway, isDiskAway, patiently } from "../away.ts";
import { LATER } from "../database/naming-pool.ts";
import { type Declared, declarations } from "../declared.ts";
import { jobSeconds } from "../figures.ts";
import type { Log } from "../log.ts";
import type { Report } from "../reports.ts";
import type { Traces } from "../traces.ts";

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
  /** When it last looked for work, if it works any off. */
  lastLook(): Date | null;
  stop(): Promise<void>;
}

/** A worker says so often that it lives; half a minute of drawing without a breath is not death yet. */
const HEARTBEAT_S = 60;
/** So often the queue looks for jobs whose worker is dead or late. */
const LOOK_FOR_LOST_S = 20;
const RETRY_DELAY_S = 2;
const RETRY_DELAY_MAX_S = 600;

/** Where the queue is. */
export interface QueuePlace {
  /** A direct way to the database: hearing of new work takes a connection of its own. */
  readonly directUrl: string;
  /** The way of everything else: enough for who only sends. */
  readonly url: string;
  /** Works jobs off, instead of only sending them. */
  readonly works: boolean;
  /** False where the way is not direct: then it only looks from time to time. */
  readonly hears?: boolean;
}

/** Who hears of what becomes of jobs. */
interface Tell {
  readonly log: Log;
  readonly report: Report;
  readonly traces: Traces;
}

/** The queue lives in the shop's own database, so a job commits with what caused it. */
export async function openJobQueue(place: QueuePlace, tell: Tell): Promise<JobQueue> {
  const { log } = tell;
  const { works } = place;
  const boss = await patiently(() => startBoss(place, log));
  const hands: Hands = { ending: false, begun: new Map() };

  return {
    prepare: (jobs) => prepare(boss, jobs, works),
    send: async (db, queue, payload, options) => {
      await boss.send(queue, payload, { ...options, db: writesLater(db) });
    },
    work: async (jobs) => {
      for (const job of jobs) await patiently(() => workOn(boss, job, hands, tell));
    },
    drain: (jobs) => drain(boss, jobs),
    healthy: async () => (await boss.schemaVersion()) !== null,
    lastLook: () => {
      const looks = boss.getWipData().map(({ lastFetchedOn }) => lastFetchedOn ?? 0);
      return looks.some((at) => at > 0) ? new Date(Math.max(...looks)) : null;
    },
    stop: () => stopWorking(boss, hands, works),
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

/** Fetching and finishing, beside the connection that hears of new work. */
const OWN_CONNECTIONS = 3;

/**
 * Sending goes in the act that it belongs to. What the library asks for itself meanwhile needs a connection beside it:
 * acts that all wait for one would hold them all.
 */
const ASKING_CONNECTIONS = 1;

async function startBoss({ directUrl, url, works, hears = true }: QueuePlace, log: Log) {
  const boss = new PgBoss({
    ...(works
      ? { connectionString: directUrl, max: OWN_CONNECTIONS }
      : { connectionString: url, max: ASKING_CONNECTIONS }),
    supervise: works,
    superviseIntervalSeconds: LOOK_FOR_LOST_S,
    monitorIntervalSeconds: LOOK_FOR_LOST_S,
    schedule: works,
    useListenNotify: works && hears,
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
      heartbeatSeconds: HEARTBEAT_S,
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

async function workOn(boss: PgBoss, job: Job, hands: Hands, tell: Tell): Promise<void> {
  const options = { localConcurrency: job.concurrency ?? 1, ...FETCHING };
  await boss.work(job.queue, options, async (batch: QueuedJob<object>[]) => {
    for (const { id } of batch) hands.begun.set(id, job.queue);
    try {
      const results: JobResult[] = [];
      for (const one of batch) {
        // Not begun yet, or given after the end was told: the next worker has it at once.
        results.push(
          hands.ending
            ? { id: one.id, status: "failed", output: { message: "the worker ended" } }
            : await handle(job, one.id, one.data, tell),
        );
      }
      return results;
    } finally {
      for (const { id } of batch) hands.begun.delete(id);
    }
  });
}

/** What a worker has in hand. */
interface Hands {
  ending: boolean;
  /** Jobs that were fetched and are not answered for, with their queues. */
  readonly begun: Map<string, string>;
}

/** So long a worker that is told to end goes on with what it has begun, and so long it then takes what still arrives, ms. */
const END_AFTER = 5000;
const LAST_ARRIVALS = 300;

/**
 * Ends the work. The library hands back what it knows to be in hand at that moment; an answer to its last fetch may be
 * read later, as drawing keeps a thread from reading, and would stay with a worker that is gone until it is missed.
 */
async function stopWorking(boss: PgBoss, hands: Hands, works: boolean): Promise<void> {
  hands.ending = true;
  await boss.stop({ graceful: works, timeout: END_AFTER, close: false });
  if (works) {
    await setTimeout(LAST_ARRIVALS);
    for (const [id, queue] of hands.begun) {
      await boss.fail(queue, id, { message: "the worker ended" }).catch(() => undefined);
    }
  }
  await boss.stop();
}

async function handle(
  job: Job,
  id: string,
  payload: object,
  { log, report, traces }: Tell,
): Promise<JobResult> {
  const start = performance.now();
  try {
    await traces.span(`job ${job.queue}`, { job: id }, () => job.handle(payload));
    const ms = performance.now() - start;
    jobSeconds.observe({ queue: job.queue, result: "done" }, ms / 1000);
    log.info({ queue: job.queue, job: id, ms }, "job done");
    return { id, status: "completed" };
  } catch (error) {
    const seconds = (performance.now() - start) / 1000;
    jobSeconds.observe({ queue: job.queue, result: "failed" }, seconds);
    log.error({ queue: job.queue, job: id, err: error }, "job failed");
    if (!isDatabaseAway(error) && !isDiskAway(error)) {
      report(error, { where: "job", queue: job.queue, job: id });
    }
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
