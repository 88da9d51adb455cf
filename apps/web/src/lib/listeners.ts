/** Those who want to hear of changes: what a store is subscribed by. */
export interface Listeners {
  /** @returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: () => void;
  readonly count: () => number;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      // The same function may listen for two.
      const own = (): void => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    tell: () => {
      for (const listener of [...listeners]) listener();
    },
    count: () => listeners.size,
  };
}
