const AT_LATEST_MS = 1000;

/** Runs something when the page has nothing better to do; answers how to call it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof window.requestIdleCallback !== "function") {
    const timer = window.setTimeout(act, 0);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act, { timeout: AT_LATEST_MS });
  return () => window.cancelIdleCallback(handle);
}
