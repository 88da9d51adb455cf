/** Remembers results by identity of what they were made from, so that what did not change is not made again. */
export interface SceneMemo {
  /** The value made earlier for the same key from equal (`Object.is`) sources, else `make()`. */
  readonly keep: <T>(key: string, sources: readonly unknown[], make: () => T) => T;
}

interface Kept {
  readonly sources: readonly unknown[];
  readonly value: unknown;
}

/**
 * A memo for one open design. Holds one value per key, so it grows with the design, not with time;
 * keys of removed layers are dropped once there are more than `limit`, oldest use first.
 */
export function createSceneMemo(limit = 4000): SceneMemo {
  const kept = new Map<string, Kept>();
  return {
    keep: <T>(key: string, sources: readonly unknown[], make: () => T): T => {
      const known = kept.get(key);
      if (known && sameSources(known.sources, sources)) {
        kept.delete(key);
        kept.set(key, known);
        return known.value as T;
      }
      const value = make();
      kept.delete(key);
      kept.set(key, { sources, value });
      if (kept.size > limit) kept.delete(kept.keys().next().value ?? "");
      return value;
    },
  };
}

/** A memo that forgets: for one-off scenes. */
export const noMemo: SceneMemo = { keep: (_key, _sources, make) => make() };

function sameSources(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((source, index) => Object.is(source, b[index]));
}
