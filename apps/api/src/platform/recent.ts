/** Values by key, of which only those used last are kept. */
export interface Recent<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  /** The value kept for the key, else one made now. */
  keep(key: string, make: () => T): T;
  /** Lets go of those whose key is meant. */
  drop(meant: (key: string) => boolean): void;
}

/** Keeps values up to `most` in all: as many of them, or as much as they weigh together. The last one is always kept. */
export function createRecent<T>(most: number, weigh: (value: T) => number = () => 1): Recent<T> {
  const kept = new Map<string, T>();
  let weight = 0;
  function get(key: string): T | undefined {
    const value = kept.get(key);
    if (value === undefined) return undefined;
    kept.delete(key);
    kept.set(key, value);
    return value;
  }
  function forget(key: string, value: T): void {
    if (kept.delete(key)) weight -= weigh(value);
  }
  function set(key: string, value: T): void {
    const before = kept.get(key);
    if (before !== undefined) forget(key, before);
    kept.set(key, value);
    weight += weigh(value);
    for (const [oldest, old] of kept) {
      if (weight <= most || oldest === key) break;
      forget(oldest, old);
    }
  }
  return {
    get,
    set,
    drop: (meant) => {
      for (const [key, value] of kept) if (meant(key)) forget(key, value);
    },
    keep: (key, make) => {
      const known = get(key);
      if (known !== undefined) return known;
      const made = make();
      set(key, made);
      return made;
    },
  };
}
