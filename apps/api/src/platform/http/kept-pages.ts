interface Kept<T> {
  readonly value: Promise<T>;
  readonly until: number;
}

/** Pages that were made once and are the same for everybody who asks. */
export interface KeptPages<T> {
  /** The kept one, or one made now; several who ask at once wait for the same. Kept is what `worth` says and did not fail. */
  readonly get: (key: string, make: () => Promise<T>, worth: (value: T) => boolean) => Promise<T>;
  readonly size: () => number;
}

/** Keeps no more than `most`, those that were asked for last, and none longer than `forMs`. */
export function keptPages<T>(most: number, forMs: number, now: () => number): KeptPages<T> {
  const kept = new Map<string, Kept<T>>();
  return {
    get: (key, make, worth) => {
      const drop = (of: Kept<T>): void => {
        if (kept.get(key) === of) kept.delete(key);
      };
      const found = kept.get(key);
      kept.delete(key);
      const next = found && now() < found.until ? found : { value: make(), until: now() + forMs };
      kept.set(key, next);
      next.value.then(
        (value) => worth(value) || drop(next),
        () => drop(next),
      );
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return next.value;
    },
    size: () => kept.size,
  };
}
