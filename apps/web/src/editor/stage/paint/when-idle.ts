/** Work for when the page has nothing better to do; Safari has no idle callback, a moment later is as good. */
export function whenIdle(work: () => void): number {
  if ("requestIdleCallback" in window) return window.requestIdleCallback(work, { timeout: 250 });
  return Number(setTimeout(work, 60));
}

export function cancelWhenIdle(id: number): void {
  if (id === 0) return;
  if ("cancelIdleCallback" in window) window.cancelIdleCallback(id);
  else clearTimeout(id);
}
