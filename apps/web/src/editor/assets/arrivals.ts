import { tell as tellService } from "../../lib/report.ts";
import { Absent, persist } from "../../lib/lazy/persist.ts";
import { createListeners } from "../../lib/listeners.ts";

/** Files that a design needs, each asked for until it is here or known not to exist. */
export interface Arrivals {
  /** Asks for something once, whoever wants it. */
  readonly want: (key: string, load: () => Promise<void>) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly count: () => number;
  readonly waiting: () => boolean;
  readonly troubled: () => boolean;
  readonly absent: (key: string) => boolean;
}

/** A hiccup is not worth a word. */
const TOLD_AFTER = 2;
/** A file that comes and cannot be read will not be better the next time. */
const UNREADABLE_AFTER = 3;

/** What `fetch` and `import` reject with where no answer came. */
function isOfTheLine(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && /: 5\d\d$/.test(error.message));
}

export function createArrivals(pause?: (tries: number) => Promise<void>): Arrivals {
  const asked = new Set<string>();
  const coming = new Set<string>();
  const troubled = new Set<string>();
  const absent = new Set<string>();
  const listeners = createListeners();
  let count = 0;

  function tell(): void {
    count += 1;
    listeners.tell();
  }

  async function bring(key: string, load: () => Promise<void>): Promise<void> {
    let unreadable = 0;
    try {
      await persist(load, {
        // Nobody looks any more: the next one who does asks anew.
        wanted: () => listeners.count() > 0 && unreadable < UNREADABLE_AFTER,
        onFailure: (tries, error) => {
          // By its kind alone: whoever has an image's id has the image.
          const kind = key.split(" ")[0] ?? "";
          if (tries === 1) tellService(new Error(`${kind} did not load`), "loading");
          unreadable = isOfTheLine(error) ? 0 : unreadable + 1;
          if (tries < TOLD_AFTER) return;
          troubled.add(key);
          tell();
        },
        ...(pause && { pause }),
      });
    } catch (error) {
      if (error instanceof Absent || unreadable >= UNREADABLE_AFTER) absent.add(key);
      else asked.delete(key);
    }
    coming.delete(key);
    troubled.delete(key);
    tell();
  }

  return {
    want: (key, load) => {
      if (asked.has(key)) return;
      asked.add(key);
      coming.add(key);
      void bring(key, load);
    },
    subscribe: listeners.subscribe,
    count: () => count,
    waiting: () => coming.size > 0,
    troubled: () => troubled.size > 0,
    absent: (key) => absent.has(key),
  };
}
