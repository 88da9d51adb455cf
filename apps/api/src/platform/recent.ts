/** Values by key, of which only those used last are kept. */
export interface Recent<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  /** The value kept for the key, else one made now. */
  keep(key: string, make: () => T): T;
}

export function createRecent<T>(most: number): Recent<T> {
  const kept = new Map<string, T>();
  function get(key: string): T | undefined {
    const value = kept.get(key);
    if (value === undefined) return undefined;
    kept.delete(key);
    kept.set(key, value);
    return value;
  }
  function set(key: string, value: T): void {
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > most) kept.delete(kept.keys().next().value ?? "");
  }
  return {
    get,
    set,
    keep: (key, make) => {
      const known = get(key);
      if (known !== undefined) return known;
      const made = make();
      set(key, made);
      return made;
    },
  };
}
