import type { PoolClient } from "pg";
import type { Database } from "./database.ts";

type Hear = (payload: string) => void;

/** What the database tells on a channel, to any number of listeners by one connection. */
export interface Changes {
  /** Hears until what it returns is called. Rejects where the database cannot be listened to. */
  hear(listener: Hear, lost: () => void): Promise<() => void>;
}

interface Listener {
  readonly hear: Hear;
  readonly lost: () => void;
}

/** Listens to a channel (LISTEN) for as long as somebody wants to hear it. `channel` is a name of the program's own. */
export function hearChanges({ pool }: Pick<Database, "pool">, channel: string): Changes {
  const listeners = new Set<Listener>();
  let line: Promise<PoolClient> | null = null;

  async function open(): Promise<PoolClient> {
    const client = await pool.connect();
    try {
      client.on("notification", ({ payload }) => {
        for (const listener of listeners) listener.hear(payload ?? "");
      });
      // Whoever listens asks again; what was missed meanwhile they fetch.
      client.once("end", broken);
      client.once("error", broken);
      await client.query(`listen ${channel}`);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  function broken(): void {
    line = null;
    for (const listener of listeners) listener.lost();
    listeners.clear();
  }

  function close(): void {
    const ended = line;
    line = null;
    // The connection goes with its listening: the pool makes another.
    void ended?.then(
      (client) => {
        client.removeListener("end", broken);
        client.removeListener("error", broken);
        client.on("error", () => undefined);
        client.release(true);
      },
      () => undefined,
    );
  }

  return {
    async hear(hear, lost) {
      const listener = { hear, lost };
      listeners.add(listener);
      const leave = (): void => {
        listeners.delete(listener);
        if (listeners.size === 0) close();
      };
      try {
        await (line ??= open());
      } catch (error) {
        line = null;
        leave();
        throw error;
      }
      return leave;
    },
  };
}
