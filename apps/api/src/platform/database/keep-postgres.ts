import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { stopChild } from "./stop-postgres.ts";

/** Who hears what becomes of a database that is kept running. */
export interface PostgresWatch {
  /** It ended, and it is back: a line each. */
  say(line: string): void;
  /** It cannot be started again by this process. */
  lost(error: Error): void;
}

export interface KeptPostgres {
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
/** Told again so often while it does not start. */
const TOLD_EVERY_MS = 60_000;

/**
 * Starts PostgreSQL again whenever it ends unasked, as when the kernel is short of memory: on the same port, so that
 * every connection pool finds it by itself. A full disk is waited for; only a port that another program has taken
 * meanwhile needs a new process.
 */
export function keepPostgres(
  first: ChildProcess,
  port: number,
  start: () => Promise<ChildProcess>,
  watch: PostgresWatch,
): KeptPostgres {
  let child = first;
  let stopping = false;
  let restarting: Promise<void> = Promise.resolve();

  function look(): void {
    const back = (): void => {
      if (!stopping) restarting = again();
    };
    if (child.exitCode !== null || child.signalCode !== null) back();
    else child.once("exit", back);
  }

  async function again(): Promise<void> {
    const begin = performance.now();
    let told = begin;
    watch.say(`PostgreSQL ended (${child.signalCode ?? child.exitCode}); it is started again.`);
    for (let pause = FIRST_PAUSE_MS; !stopping; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        child = await start();
        watch.say(`PostgreSQL is back after ${Math.round(performance.now() - begin)} ms.`);
        look();
        return;
      } catch (error) {
        if (!(await isFree(port))) {
          watch.lost(new Error(`Port ${port} of PostgreSQL is taken.`, { cause: error }));
          return;
        }
        if (performance.now() - told > TOLD_EVERY_MS) {
          told = performance.now();
          watch.say(`PostgreSQL does not start: ${String(error)}`);
        }
        await sleep(pause);
      }
    }
  }

  look();
  return {
    stop: async () => {
      stopping = true;
      await Promise.race([restarting, sleep(LONGEST_PAUSE_MS)]);
      await stopChild(child);
    },
  };
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
