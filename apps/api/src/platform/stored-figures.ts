import { sql } from "kysely";
import { Gauge, Registry } from "prom-client";
import type { Db } from "./database/database.ts";

interface QueueRow {
  readonly queue: string;
  readonly state: "waiting" | "later" | "active" | "failed";
  readonly jobs: number;
  /** Seconds since the turn of the oldest. */
  readonly oldest: number | null;
}

interface MailRow {
  readonly waiting: number;
  readonly given_up: number;
  readonly oldest: number | null;
}

/** Several who ask at once, or soon after another, are told the same. */
const KEPT_MS = 5000;

/** Figures that lie in the database, the same whoever is asked: what waits, and for how long. */
export function storedFigures(db: Db): () => Promise<Registry> {
  let kept: { readonly at: number; readonly registry: Promise<Registry> } | undefined;
  return () => {
    if (kept === undefined || performance.now() - kept.at > KEPT_MS) {
      kept = { at: performance.now(), registry: look(db) };
      kept.registry.catch(() => (kept = undefined));
    }
    return kept.registry;
  };
}

async function look(db: Db): Promise<Registry> {
  const [queues, mails] = await Promise.all([queueRows(db), mailRows(db)]);
  const registry = new Registry();
  const gauge = (name: string, help: string, labelNames: string[] = []): Gauge =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const jobs = gauge("holeshot_queue_jobs", "Jobs by queue and state", ["queue", "state"]);
  const oldest = gauge(
    "holeshot_queue_oldest_seconds",
    "How long the job whose turn came first has waited, by queue",
    ["queue"],
  );
  for (const row of queues) {
    jobs.set({ queue: row.queue, state: row.state }, row.jobs);
    if (row.state === "waiting") oldest.set({ queue: row.queue }, Math.max(0, row.oldest ?? 0));
  }
  const letters = gauge("holeshot_mails", "Mails that are not sent, by state", ["state"]);
  const age = gauge("holeshot_mails_oldest_seconds", "Age of the oldest mail that waits");
  letters.set({ state: "waiting" }, mails.waiting);
  letters.set({ state: "given_up" }, mails.given_up);
  age.set(Math.max(0, mails.oldest ?? 0));
  return registry;
}

async function queueRows(db: Db): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select queue, state, count(*)::int as jobs,
      extract(epoch from now() - min(start_after))::float as oldest
    from (
      select name as queue, start_after, case
        when state = 'active' then 'active'
        when state = 'failed' then 'failed'
        when start_after > now() then 'later'
        else 'waiting' end as state
      from pgboss.job
      where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss%'
    ) as jobs
    group by queue, state`.execute(db);
  return rows;
}

async function mailRows(db: Db): Promise<MailRow> {
  const { rows } = await sql<MailRow>`
    select count(*) filter (where given_up_at is null)::int as waiting,
      count(*) filter (where given_up_at is not null)::int as given_up,
      extract(epoch from now() - min(created_at) filter (where given_up_at is null))::float as oldest
    from mails where sent_at is null`.execute(db);
  return rows[0] ?? { waiting: 0, given_up: 0, oldest: null };
}
