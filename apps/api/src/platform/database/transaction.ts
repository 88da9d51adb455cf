import type { Compilable, Transaction } from "kysely";
import type { Schema } from "../../schema.ts";
import type { JobQueue, Queue, SendOptions } from "../jobs/job-queue.ts";
import type { WholeDb } from "./database.ts";
import { isPlanOutdated, LATER } from "./naming-pool.ts";

declare const writes: unique symbol;

/** A running transaction: the only thing writers take. What it enqueues leaves with its commit. */
export type Tx = Transaction<Schema> & {
  readonly [writes]: true;
  /** Puts a job in the queue in this transaction; it is worked off after commit. */
  enqueue<Payload extends object>(
    queue: Queue<Payload>,
    payload: Payload,
    options?: SendOptions,
  ): Promise<void>;
  /**
   * Writes what nobody here waits for: it goes with the next statement or with the commit, on one way to the database
   * and back. What fails fails them, and the transaction.
   */
  later(statement: Compilable): Promise<void>;
};

export type RunTransaction = <T>(act: (tx: Tx) => Promise<T>) => Promise<T>;

/** PostgreSQL asks for a second try after a deadlock or a serialization failure. */
const TRY_AGAIN = new Set(["40001", "40P01"]);
const TRIES = 4;

export function transactions(db: WholeDb, queue: JobQueue): RunTransaction {
  return async (act) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction().execute(async (trx) => {
          const { tx, end } = whileItRuns(withQueue(trx, queue));
          try {
            return await act(tx);
          } finally {
            end();
          }
        });
      } catch (error) {
        const again = TRY_AGAIN.has(sqlState(error) ?? "") || isPlanOutdated(error);
        if (attempt >= TRIES || !again) throw error;
      }
    }
  };
}

function withQueue(trx: Transaction<Schema>, queue: JobQueue): Tx {
  const enqueue = ({ name }: Queue, payload: object, options?: SendOptions) =>
    queue.send(trx, name, payload, options);
  const later = async (statement: Compilable): Promise<void> => {
    const compiled = statement.compile();
    await trx.executeQuery({ ...compiled, sql: LATER + compiled.sql });
  };
  return Object.assign(trx, { enqueue, later }) as Tx;
}

/**
 * The handle, for as long as its transaction runs: what is kept of it would write on a connection that is somebody
 * else's by then, so every later use throws.
 */
function whileItRuns(running: Tx): { readonly tx: Tx; readonly end: () => void } {
  let ended = false;
  const tx = new Proxy(running, {
    get(target, key) {
      // A promise's resolution asks everything for `then`.
      if (ended && key !== "then")
        throw new Error("This transaction has ended; nothing of it may be used");
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  return { tx, end: () => (ended = true) };
}

/** SQLSTATE of a database error, if it is one. */
export function sqlState(error: unknown): string | undefined {
  return (error as { code?: unknown } | null)?.code as string | undefined;
}

/** True when a write met a unique index (SQLSTATE 23505), optionally the named one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== "23505") return false;
  return constraint === undefined || (error as { constraint?: string }).constraint === constraint;
}
