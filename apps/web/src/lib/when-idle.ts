/** Safari has no idle callbacks: a moment later is as good. */
const MOMENT_MS = 60;

/** Runs something when the page has nothing better to do, but at the latest after so many milliseconds; answers how to call it off. */
export function whenIdle(act: () => void, atLatest: number): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(act, { timeout: atLatest });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(act, MOMENT_MS);
  return () => clearTimeout(id);
}

/** Done when the page has nothing better to do, but at the latest after so many milliseconds. */
export function idle(atLatest: number): Promise<void> {
  return new Promise((resolve) => void whenIdle(resolve, atLatest));
}
