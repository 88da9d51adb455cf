import type { Database } from "./database.ts";

type Hear = (payload: string) => void;

/** What the database tells on a channel, to any number of listeners by one connection. */
export interface Changes {
  /** Hears until what it returns is called. Rejects where the database cannot be listened to. */
  hear(listener: Hear, lost: () => void): Promise<() => void>;
  /** How many this process has heard. What was committed before one of them is in whatever is read after it. */
  readonly heard: () => number;
}

/** A connection on which the channel is heard. */
interface Line {
  close(): void;
}

interface Listener {
  readonly hear: Hear;
  readonly lost: () => void;
}

/** Listens to a channel (LISTEN) for as long as somebody wants to hear it. `channel` is a name of the program's own. */
export function hearChanges({ pool }: Pick<Database, "pool">, channel: string): Changes {
  const listeners = new Set<Listener>();
  let line: Promise<Line> | null = null;
  let heard = 0;

  async function open(): Promise<Line> {
    const client = await pool.connect();
    let over = false;
    function end(): void {
      if (over) return;
      over = true;
      // Whoever listens asks again, perhaps at once; what was missed meanwhile they fetch.
      line = null;
      const told = [...listeners];
      listeners.clear();
      client.release(true);
      for (const listener of told) listener.lost();
    }
    try {
      client.on("notification", ({ payload }) => {
        heard += 1;
        for (const listener of listeners) listener.hear(payload ?? "");
      });
      client.once("end", end);
      client.on("error", end);
      await client.query(`listen ${channel}`);
      return {
        close: () => {
          if (over) return;
          over = true;
          // The connection goes with its listening: the pool makes another.
          client.release(true);
        },
      };
    } catch (error) {
      if (!over) client.release(true);
      over = true;
      throw error;
    }
  }

  function close(): void {
    const ended = line;
    line = null;
    void ended?.then(
      (opened) => opened.close(),
      () => undefined,
    );
  }

  return {
    heard: () => heard,
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
