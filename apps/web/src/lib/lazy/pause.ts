/** Milliseconds before the first, second, … other try; the last pause goes on for ever. */
const PAUSES = [500, 1500, 4000, 10_000, 30_000] as const;

export function pauseOf(tries: number): number {
  return PAUSES[Math.min(tries, PAUSES.length) - 1] ?? PAUSES[0];
}

/** Waits before another try, and no longer than until the network is back. */
export function pauseBefore(tries: number): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, pauseOf(tries));
    window.addEventListener("online", go);
  });
}
